import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

/**
 * Evaluates an expression in headless Firefox after a script, and returns the result as JSON; its
 * page posts it to a local server. Throws an Error when no Firefox is installed (FIREFOX_PATH names
 * one) or none answers.
 */
export async function evaluateInFirefox(script: string, expression: string): Promise<unknown> {
  const program = requireFirefox();
  const profile = mkdtempSync(join(tmpdir(), "tessera-firefox-"));
  const { promise: answer, resolve, reject } = Promise.withResolvers<string>();
  const server = createServer((request, response) => {
    if (request.method === "POST") text(request).then(resolve, reject);
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(request.url === "/" ? pageOf(script, expression) : "");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const args = ["--headless", "--no-remote", "--profile", profile, `http://127.0.0.1:${port}/`];
  const firefox = spawn(program, args, { stdio: "ignore", env: { ...process.env, HOME: profile } });
  firefox.once("exit", (code) => reject(new Error(`${program} ended with ${code} and no answer`)));
  try {
    return JSON.parse(await answer) as unknown;
  } finally {
    const isOver = new Promise((over) => firefox.once("exit", over));
    firefox.kill();
    await isOver;
    server.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function pageOf(script: string, expression: string): string {
  const inside = `${script}\nfetch("/answer", { method: "POST", body: JSON.stringify(${expression}) });`;
  return `<!doctype html><meta charset="utf-8"><script>${inside.replaceAll("</script", "<\\/script")}</script>`;
}

function requireFirefox(): string {
  const named = process.env["FIREFOX_PATH"];
  const programs = named ? [named] : ["firefox-esr", "firefox"];
  const found = programs.find((each) => spawnSync(each, ["--version"]).status === 0);
  if (found) return found;
  throw new Error(
    "No Firefox was found, and the long form needs one. Install it (Debian: apt-get install firefox-esr), or name yours in FIREFOX_PATH.",
  );
}
