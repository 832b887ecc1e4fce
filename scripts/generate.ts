// Generates the one generated file that is committed: NOTICE, from package-lock.json and the editions. With --check
// it writes nothing, and fails if the file is out of date. Files generated from openapi.yaml are not committed:
// scripts/build-contract.ts generates them at set-up.
import { join } from "node:path";
import { updateGeneratedFile } from "./generated-file.ts";
import { noticeText } from "./notice.ts";

const file = join(import.meta.dirname, "..", "NOTICE");
const text = noticeText();
updateGeneratedFile(file, text, `${text.split("\n").length} lines`);
