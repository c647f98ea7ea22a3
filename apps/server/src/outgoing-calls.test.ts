import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The modules that send requests, each to addresses of its configuration or of one provider. */
const clients = [
  "payments/creem/creem-client.ts",
  "payments/sandbox/sandbox-outbox.ts",
  "social/fetch-json.ts",
];
const sendsRequests =
  /\bfetch\(|\bhttps?\.(?:get|request)\(|from "undici"|from "node:(?:https|net|tls)"/;
/** Modules that only listen to or parse addresses. */
const isLocal = new Set(["config.ts", "plugins/socket-failure.ts", "start/free-port.ts"]);

const sources = globSync("**/*.ts", { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith(".test.ts") && !file.startsWith("testing/"))
  .toSorted();
const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, "utf8");

test("only the clients of the configured services send requests, so that no address of a user is fetched", () => {
  expect(sources.length).toBeGreaterThan(100);
  const senders = sources.filter((file) => sendsRequests.test(read(file)) && !isLocal.has(file));
  expect(senders).toEqual(clients);
});

test("clients of other companies follow no redirect", () => {
  for (const file of clients.filter((client) => !client.includes("/sandbox/"))) {
    expect(read(file)).toContain('redirect: "error"');
  }
});
