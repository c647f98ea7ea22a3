import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { printExportCommand } from "./print-export-command.ts";

const address = {
  origin: "https://tessera.example",
  projectId: "p1",
  format: "css",
  options: { prefix: "a b'c" },
  fileName: "it's.css",
};

test("prints one line that a shell reads as the key, the file and the address", () => {
  const command = printExportCommand(address).replace(/^curl/, "printf '%s\\n'");
  const read = execFileSync("/bin/sh", ["-c", command], {
    encoding: "utf8",
    env: { TESSERA_API_KEY: "key" },
  });
  expect(read.trimEnd().split("\n")).toEqual([
    "--fail",
    "--silent",
    "--show-error",
    "--header",
    "Authorization: Bearer key",
    "--output",
    "it's.css",
    "https://tessera.example/api/v1/ui/variables/p1/css?prefix=a%20b'c",
  ]);
});
