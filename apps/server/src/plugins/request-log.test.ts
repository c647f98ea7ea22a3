import { expect, test } from "vitest";
import { callOperation } from "#testing/call-operation.ts";
import { runAsOwner } from "#testing/owner.ts";
import { createEmail, registerPerson, registrationOf } from "#testing/register-person.ts";
import { startTestApp } from "#testing/start-test-app.ts";

const canary = "canary-that-never-sings";

test("the log is JSON, names every answer, and contains nothing that was sent", async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const server = await startTestApp({ logLevel: "info", logStream });
  const { accessToken, refreshToken, user } = await registerPerson(server);
  const headers = { authorization: `Bearer ${accessToken}`, "x-canary": canary };
  await callOperation(server, "getUser", { headers });
  await callOperation(server, "login", { body: { email: user.email, password: canary } });
  await callOperation(server, "register", {
    body: { ...registrationOf(createEmail()), name: canary, [canary]: 1 },
  });
  await callOperation(server, "listColors", { headers, query: { projectId: canary } });
  await server.app.inject(`/api/v1/${canary}?${canary}`);
  // The database's own error would quote the inserted values.
  await runAsOwner(server.ownerUrl, "drop table registrations");
  await callOperation(server, "register", {
    body: { ...registrationOf(createEmail()), name: canary },
  });
  await server.close();
  const log = lines.join("");
  const rows = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(rows.filter((row) => row["msg"] === "answered")).toHaveLength(8);
  expect(rows.find((row) => row["route"] === "/api/v1/user")).toMatchObject({ status: 200 });
  expect(rows.at(-2)).toMatchObject({ level: 50, error: { cause: { code: "42P01" } } });
  for (const secret of [
    canary,
    user.email,
    user.id,
    accessToken,
    refreshToken,
    "correct horse",
    "$argon2id$",
  ]) {
    expect(log).not.toContain(secret);
  }
});

test("a pseudonym connects the lines of one user, and the log of a deleted account names no id", async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const server = await startTestApp({ logLevel: "info", logStream });
  const one = await registerPerson(server);
  const other = await registerPerson(server);
  for (const { accessToken } of [one, one, other]) {
    const headers = { authorization: `Bearer ${accessToken}` };
    await callOperation(server, "getUser", { headers });
  }
  const headers = { authorization: `Bearer ${one.accessToken}` };
  const deleted = await callOperation(server, "deleteUser", { headers });
  expect(deleted.statusCode).toBe(204);
  await server.close();
  const users = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ route }) => route === "/api/v1/user")
    .map(({ user }) => user);
  const [pseudonym, , ofOther] = users;
  expect(pseudonym).toMatch(/^[\w-]{43}$/);
  expect(ofOther).not.toBe(pseudonym);
  expect(users).toEqual([pseudonym, pseudonym, ofOther, pseudonym]);
  for (const { id, email } of [one.user, other.user]) {
    expect(lines.join("")).not.toContain(id);
    expect(lines.join("")).not.toContain(email);
  }
});
