import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { findFreePort } from "../../scripts/find-free-port.ts";
import { copyTree } from "../factories/copy-tree.ts";
import { RunningTessera, findProcesses } from "../factories/running-tessera.ts";

const parent = realpathSync(mkdtempSync(join(tmpdir(), "tessera-dev-")));
const root = join(parent, "tessera");
const data = join(root, "data");
const waitOptions = { timeout: 200_000, interval: 100 };
const started: RunningTessera[] = [];
let port: number;
let cluster: string | undefined;

function startDev(env: Readonly<Record<string, string>> = {}): RunningTessera {
  const tessera = new RunningTessera({
    root,
    command: [process.execPath, "scripts/dev.ts"],
    env: { PORT: String(port), DATA_DIR: data, ...env },
  });
  started.push(tessera);
  return tessera;
}

function edit(file: string, from: string, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

async function read(path: string): Promise<string> {
  return (await fetch(`http://localhost:${port}${path}`)).text();
}

beforeAll(async () => {
  copyTree(root);
  port = await findFreePort();
});

afterEach(async () => {
  for (const tessera of started.splice(0)) await tessera.interrupt();
});

afterAll(() => {
  for (const folder of [parent, cluster]) {
    if (folder) rmSync(folder, { recursive: true, force: true });
  }
});

describe("npm run dev", () => {
  test("applies a change of the server and one of the web, and Ctrl-C stops PostgreSQL", async () => {
    const dev = startDev();
    await dev.ready();
    cluster = realpathSync(join(data, "postgres"));
    expect(findProcesses(cluster)).not.toEqual([]);

    edit("apps/server/src/plugins/health.ts", 'status: "ok"', 'status: "edited"');
    await vi.waitFor(async () => expect(await read("/health")).toContain("edited"), waitOptions);
    edit("apps/web/app/root.tsx", 'data-product="main"', 'data-product="edited"');
    await vi.waitFor(
      async () => expect(await read("/")).toContain('data-product="edited"'),
      waitOptions,
    );

    expect(await dev.interrupt()).toBe(0);
    expect(findProcesses(cluster)).toEqual([]);
    expect(dev.output).not.toMatch(/^\s+at /m);
  });

  test("answers 503 with Retry-After while the server restarts", async () => {
    const dev = startDev();
    await dev.ready();
    edit("apps/server/src/plugins/health.ts", "const fine", "const fine = ;\nconst fine");
    const answer = await vi.waitFor(async () => {
      const found = await fetch(`http://localhost:${port}/health`);
      expect(found.status).toBe(503);
      return found;
    }, waitOptions);
    expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(dev.output).not.toContain("ECONNREFUSED");

    edit("apps/server/src/plugins/health.ts", "const fine = ;\n", "");
    await vi.waitFor(async () => expect(await read("/health")).toContain("data"), waitOptions);
  });

  test("reports in one line that its port is in use, and leaves no process behind", async () => {
    const other = createServer().listen(port, "127.0.0.1");
    const dev = startDev();
    expect(await dev.exit).toBe(1);
    other.close();
    expect(dev.output.trim().split("\n")).toEqual([
      expect.stringContaining(`Port ${port} is taken`),
    ]);
    expect(findProcesses(root)).toEqual([]);
  });

  test("reports which process locks its data folder, and exits", async () => {
    await startDev().ready();
    const second = startDev({ PORT: String(await findFreePort()) });
    expect(await second.exit).toBe(1);
    expect(second.output.trim().split("\n")).toEqual([expect.stringContaining(`${data} is held`)]);
  });
});
