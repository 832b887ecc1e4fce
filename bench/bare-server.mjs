// The floor: node:http that sends the same bytes whatever is asked. What to send comes as lines of JSON on stdin:
// status, headers, the file that holds the body, and whether the body is put together for each answer.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

let status = 200;
let headers = ["Content-Length", "0"];
let body = Buffer.alloc(0);
let pieces = null;

process.stdin.setEncoding("utf8").on("data", (line) => {
  const told = JSON.parse(line);
  ({ status, headers } = told);
  body = readFileSync(told.file);
  const middle = Buffer.from(new SharedArrayBuffer(body.length));
  middle.set(body);
  const views = [middle.subarray(0, 300), middle.subarray(300, -2), middle.subarray(-2)];
  pieces = told.pieces ? views : null;
});

const server = createServer((_request, response) => {
  response.writeHead(status, headers);
  response.end(pieces === null ? body : Buffer.concat(pieces));
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`);
});
