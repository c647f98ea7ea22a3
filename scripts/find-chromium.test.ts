import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Machine, requireChromium } from "./find-chromium.ts";

const programs: string[] = [];

/** Creates a fake machine with these files, where installing does nothing unless `run` is given. */
function createMachine(files: readonly string[], given: Partial<Machine> = {}): Machine {
  return {
    namedPath: undefined,
    isRoot: false,
    hasFile: (path) => files.includes(path),
    run: (program) => programs.push(program),
    ...given,
  };
}

beforeEach(() => {
  programs.length = 0;
  vi.spyOn(console, "error").mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("prefers the browser that CHROMIUM_PATH names", () => {
  const machine = createMachine(["/my/chromium", "/usr/bin/chromium"], {
    namedPath: "/my/chromium",
  });
  expect(requireChromium(machine)).toBe("/my/chromium");
});

test("fails when CHROMIUM_PATH names a missing file, even if another browser is installed", () => {
  const machine = createMachine(["/usr/bin/chromium"], { namedPath: "/my/chromium" });
  expect(() => requireChromium(machine)).toThrow(
    "CHROMIUM_PATH is /my/chromium, which does not exist.",
  );
});

test("installs nothing when a browser is found", () => {
  expect(requireChromium(createMachine(["/usr/bin/google-chrome"]))).toBe("/usr/bin/google-chrome");
  expect(programs).toEqual([]);
});

test("installs Debian's package as root", () => {
  const files = ["/usr/bin/apt-get"];
  const run = (program: string, args: readonly string[]) => {
    programs.push(program);
    if (args.includes("install")) files.push("/usr/bin/chromium");
  };
  expect(requireChromium(createMachine(files, { isRoot: true, run }))).toBe("/usr/bin/chromium");
  expect(programs).toEqual(["apt-get", "apt-get"]);
});

test("names what to install when no browser is found and installing fails", () => {
  expect(() => requireChromium(createMachine(["/usr/bin/apt-get"]))).toThrow(
    /none could be installed.*apt-get install chromium.*npx playwright install chromium.*CHROMIUM_PATH/,
  );
  expect(programs).toEqual(["playwright"]);
});
