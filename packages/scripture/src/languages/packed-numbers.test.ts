import assert from "node:assert/strict";
import { test } from "node:test";
import { packNumbers, unpackNumbers } from "./packed-numbers.ts";

test("numbers are packed and unpacked", () => {
  const numbers = Uint16Array.from({ length: 3072 }, (_, at) => (at * 7) % 1024);
  assert.deepEqual(unpackNumbers(packNumbers(numbers)), numbers);
  assert.equal(packNumbers(Uint16Array.of(1, 1023, 0)), "AH/wA");
});

test("zeros are added up to three numbers, and line breaks do not count", () => {
  assert.deepEqual(unpackNumbers(packNumbers(Uint16Array.of(5, 6))), Uint16Array.of(5, 6, 0));
  const packed = packNumbers(Uint16Array.of(5, 6, 7, 8, 9, 10));
  assert.deepEqual(
    unpackNumbers(`\n${packed.slice(0, 4)}\n${packed.slice(4)}\n`),
    Uint16Array.of(5, 6, 7, 8, 9, 10),
  );
  assert.deepEqual(unpackNumbers(""), new Uint16Array());
});
