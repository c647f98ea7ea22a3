import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { codeDigits } from "@tessera/contract";
import { expect, test } from "vitest";

const sources = join(import.meta.dirname, "..");

test("no module of the server has another source of randomness than the cryptographic one", () => {
  const files = globSync("**/*.ts", { cwd: sources }).filter(
    (name) => !/\.test\.ts$|^testing\//.test(name),
  );
  expect(files.length).toBeGreaterThan(100);
  const read = (name: string) => readFileSync(join(sources, name), "utf8");
  expect(files.filter((name) => /\bMath\.random\b/.test(read(name)))).toEqual([]);
  const codes = read("features/auth/one-time-codes.ts");
  expect(codes).toMatch(/import \{[^}]*\brandomInt\b[^}]*\} from "node:crypto"/);
  expect(codeDigits).toBe(6);
});
