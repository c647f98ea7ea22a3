import { createServer } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { findProcesses } from "../factories/running-tessera.ts";
import {
  endAll,
  expectToRunAndStop,
  findCluster,
  createFolder,
  onPort,
  start,
} from "../factories/started-tessera.ts";

afterEach(endAll);

describe("npm start", () => {
  test("runs, prints little more than the address, and Ctrl-C stops everything", async () => {
    const dataFolder = createFolder();
    const tessera = start({ command: ["npm", "start"], env: await onPort(dataFolder) });
    await expectToRunAndStop(tessera, dataFolder);
    // npm's own output (the script's name, its settings) is ignored.
    const ours = tessera.output.split("\n").filter((line) => !/^(?:>|npm |$)/.test(line));
    expect(ours.join("\n")).toMatch(/^(?:Built the .*\n)*Tessera: +http.*\nMail: +http.*$/);
  });

  test("reports that a named port is in use", async () => {
    const env = await onPort(createFolder());
    const other = createServer().listen(Number(env["PORT"]), "127.0.0.1");
    const tessera = start({ env });
    expect(await tessera.exit).not.toBe(0);
    other.close();
    expect(tessera.output).toContain(env["PORT"]);
    expect(tessera.output).not.toMatch(/^\s+at /m);
  });

  test("uses the next free port when none is named and 3000 is in use", async () => {
    const other = createServer().on("error", () => undefined);
    other.listen(3000, "127.0.0.1");
    const address = await start({ env: { DATA_DIR: createFolder() } }).ready();
    other.close();
    expect(Number(new URL(address).port)).toBeGreaterThan(3000);
  });

  test("starts again after kill -9 with everything that was acknowledged", async () => {
    const dataFolder = createFolder();
    const env = await onPort(dataFolder);
    const account = { email: "kept@tessera.test", password: "a long enough password" };
    const first = start({ env });
    const registered = await fetch(`${await first.ready()}/api/v1/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        ...account,
        name: "Kept",
        birthDate: "1990-01-01",
        acceptTerms: true,
      }),
    });
    expect(registered.status).toBeLessThan(300);
    first.killHard();
    await first.exit;

    const second = start({ env });
    const login = await fetch(`${await second.ready()}/api/v1/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(account),
    });
    // The password is right, so the unverified address is refused, not the account.
    expect(login.status).toBe(403);
    await second.interrupt();
    expect(findProcesses(findCluster(dataFolder))).toEqual([]);
  });
});
