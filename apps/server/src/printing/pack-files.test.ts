import { spawnSync } from "node:child_process";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { packFiles } from "./pack-files.ts";

const tokens = { path: "web/tokens.css", mediaType: "text/css", text: ":root {}\n" } as const;
const guide = { path: "README.md", mediaType: "text/markdown", text: "# Işık\n" } as const;

test("returns a single file under its own name", () => {
  expect(packFiles([tokens], "web")).toEqual({
    content: tokens.text,
    mediaType: "text/css; charset=utf-8",
    fileName: "tokens.css",
  });
});

test("returns several files as one zip with their paths", () => {
  const { content, mediaType, fileName } = packFiles([tokens, guide], "web");
  expect([mediaType, fileName]).toEqual(["application/zip", "web.zip"]);
  const entries = Object.entries(unzipSync(content as Uint8Array));
  expect(entries.map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
    [tokens.path, tokens.text],
    [guide.path, guide.text],
  ]);
});

test("packs the same files to the same bytes in every time zone", () => {
  const program = `import { packFiles } from ${JSON.stringify(import.meta.resolve("./pack-files.ts"))};
    const { content } = packFiles(${JSON.stringify([tokens, guide])}, "web");
    console.log(Buffer.from(content).toString("hex"));`;
  const zips = ["Pacific/Kiritimati", "UTC", "Pacific/Pago_Pago"].map((TZ) =>
    spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
      env: { ...process.env, TZ },
      encoding: "utf8",
    }).stdout.trim(),
  );
  const here = packFiles([tokens, guide], "web").content;
  expect(zips).toEqual(zips.map(() => Buffer.from(here).toString("hex")));
});
