import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPerson, type TestPerson } from "#testing/factories.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { requestLimits } from "./request-limits.ts";

const limits = { headersMs: 1_000, bodyMs: 1_500, answerMs: 30_000, checkMs: 20 };
/** Ten times the longest limit, so that only a hang exceeds it on a busy machine. */
const deadlineMs = 10 * (limits.bodyMs + limits.checkMs);

let server: TestApp;
let person: TestPerson;
const lines: string[] = [];
beforeAll(async () => {
  const logStream = { write: (line: string) => void lines.push(line) };
  server = await startTestApp({ limits, logLevel: "info", logStream });
  person = await createPerson(server);
  await server.app.listen({ port: 0, host: "127.0.0.1" });
});
beforeEach(() => lines.splice(0));
afterAll(() => server.close());

/** Opens a connection and sends the beginning of a request. */
function begin(text: string): Socket {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.write(text);
  return socket;
}

/** Returns everything that a connection receives until the server closes it. */
async function readToEnd(socket: Socket): Promise<{ answer: string; tookMs: number }> {
  const start = performance.now();
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk.toString("utf8")));
  await once(socket, "close");
  return { answer, tookMs: performance.now() - start };
}

/** Opens a connection and sends a request without the end of its body. */
function beginBody(line: string, headers: Readonly<Record<string, string>> = {}): Socket {
  const sent = {
    host: "localhost",
    "content-type": "application/json",
    "content-length": "100",
    ...headers,
  };
  const rows = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
  return begin([`${line} HTTP/1.1`, ...rows, "", '{"name":"'].join("\r\n"));
}

function countAnswers(answer: string): number {
  return answer.match(/HTTP\/1\.1 \d/g)?.length ?? 0;
}

function readLog(): readonly Record<string, unknown>[] {
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test.each(["/api/v1/organizations", "/api/v1/auth/login"])(
  "answers a body that does not arrive at %s with one 408, in the caller's language",
  async (path) => {
    const { answer, tookMs } = await readToEnd(
      beginBody(`POST ${path}`, { ...person.headers, "accept-language": "tr" }),
    );
    expect(tookMs).toBeLessThan(deadlineMs);
    expect(countAnswers(answer)).toBe(1);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toContain('"errorCode":"requestTimeout"');
    expect(answer).toContain("Yeniden gönderin.");
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(answer).not.toMatch(/^retry-after:/im);
  },
);

test("logs a slow body once, as the caller's fault", async () => {
  await readToEnd(beginBody("POST /api/v1/organizations", person.headers));
  expect(readLog()).toEqual([
    expect.objectContaining({ level: 30, route: "/api/v1/organizations", status: 408 }),
  ]);
});

test("gives a body that arrives byte by byte no more time than one that stops", async () => {
  const socket = beginBody("POST /api/v1/organizations", person.headers);
  const trickle = setInterval(() => socket.write("a"), 20);
  const { answer, tookMs } = await readToEnd(socket).finally(() => clearInterval(trickle));
  expect(tookMs).toBeLessThan(deadlineMs);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(countAnswers(answer)).toBe(1);
});

test.each([
  ["POST /api/v1/organizations", "401"],
  ["POST /api/v1/%E0%A4%A", "400"],
  ["GET /health", "200"],
])("answers %s with %s before its body arrives, and only once", async (line, status) => {
  const { answer, tookMs } = await readToEnd(beginBody(line));
  expect(tookMs).toBeLessThan(deadlineMs);
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(countAnswers(answer)).toBe(1);
});

test("leaves time for an answer after the slowest body", () => {
  const { headersMs, bodyMs, answerMs, checkMs } = requestLimits;
  expect(headersMs).toBeLessThan(bodyMs);
  expect(bodyMs + checkMs).toBeLessThan(answerMs);
});

test("answers headers that do not arrive with one 408", async () => {
  const { answer, tookMs } = await readToEnd(begin("GET /health HTTP/1.1\r\nhost: localhost\r\n"));
  expect(tookMs).toBeLessThan(deadlineMs);
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toContain('"errorCode":"requestTimeout"');
  expect(answer).not.toMatch(/^retry-after:/im);
  expect(countAnswers(answer)).toBe(1);
});

test("answers headers that stop after an earlier answer with one more 408", async () => {
  const { answer } = await readToEnd(
    begin("GET /health HTTP/1.1\r\nhost: localhost\r\n\r\nGET /health HTTP/1.1\r\nhost: "),
  );
  expect(countAnswers(answer)).toBe(2);
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*HTTP\/1\.1 408 /);
});

test("answers an invalid chunk in a body with one 400", async () => {
  const socket = begin(
    [
      "POST /api/v1/auth/login HTTP/1.1",
      "host: localhost",
      "content-type: application/json",
      "transfer-encoding: chunked",
      "",
      "zz",
      "",
    ].join("\r\n"),
  );
  const { answer } = await readToEnd(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(countAnswers(answer)).toBe(1);
});

test.each(["end", "resetAndDestroy"] as const)(
  "does not log a caller that leaves with %s before its body has arrived as a failure",
  async (leave) => {
    const reading = new Promise<IncomingMessage>((resolve) => {
      server.app.server.once("request", (request: IncomingMessage) => {
        request.once("resume", () => resolve(request));
      });
    });
    const socket = beginBody("POST /api/v1/auth/login");
    const { socket: connection } = await reading;
    const closed = new Promise((resolve) => connection.once("close", resolve));
    socket[leave]();
    await closed;
    await server.app.inject("/health");
    const isOurs = ({ level, status }: Record<string, unknown>) =>
      level !== 30 || Number(status) >= 500;
    expect(readLog().filter(isOurs)).toEqual([]);
  },
);
