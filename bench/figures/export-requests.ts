// Measures the processor time of an exported file, cached and generated, beside a minimal Fastify server.
import { brotliDecompressSync } from "node:zlib";
import { reportFigures } from "../figure.ts";
import { startMeasured } from "../measured-server.ts";
import type { MeasuredServer } from "../measured-server.ts";
import { median } from "../measure-pairs.ts";
import { closeConnections, sendRequest, sendRequests } from "../send-requests.ts";
import type { HttpRequest } from "../send-requests.ts";
import { withTessera } from "../start-tessera.ts";
import type { MeasuredTessera } from "../start-tessera.ts";

const pairs = 5;
/** A server runs for days, so its code is compiled and optimized before the measurement. */
const warmUps = 3;
const kinds = ["hello", "cached", "unchanged", "regenerated"] as const;
type Kind = (typeof kinds)[number];
/** One kind of request: its server, its expected status, and its number per sample. */
type Load = {
  readonly server: MeasuredServer;
  readonly status: number;
  readonly count: number;
  readonly request: () => HttpRequest;
};

let titleCount = 0;

const hello = await startMeasured("bench/hello-server.ts");
try {
  await withTessera("apps/server/src/main.ts", (tessera) => report(hello, tessera));
} finally {
  closeConnections();
  await hello.stop();
}

async function report(helloServer: MeasuredServer, tessera: MeasuredTessera): Promise<void> {
  const cached = requestOf(tessera);
  const { etag, tokens } = await requireSameWork(cached);
  const unchanged = { ...cached, headers: { ...cached.headers, "if-none-match": etag } };
  const { server } = tessera;
  const cpu = await measure({
    hello: {
      server: helloServer,
      status: 200,
      count: 2000,
      request: () => ({ url: helloServer.address }),
    },
    cached: { server, status: 200, count: 2000, request: () => cached },
    unchanged: { server, status: 304, count: 2000, request: () => unchanged },
    regenerated: { server, status: 200, count: 400, request: () => withNewTitle(cached) },
  });
  const over = (kind: Kind) => median(cpu[kind].map((each, pair) => each / (cpu.hello[pair] ?? 1)));
  const peer = `hello ${median(cpu.hello).toFixed(0)} µs`;
  reportFigures([
    ratioOf("Cached export, processor time per request / Fastify's hello", over("cached"), 6, peer),
    ratioOf("Unchanged cached export (304) / Fastify's hello", over("unchanged"), 4, peer),
    ratioOf(
      `Export of ${tokens} tokens, printed from the design in memory / Fastify's hello`,
      over("regenerated"),
      45,
      peer,
    ),
  ]);
}

function requestOf({ server, account, project }: MeasuredTessera): HttpRequest {
  return {
    url: `${server.address}/api/v1/ui/variables/${project.id}/css`,
    headers: {
      authorization: `Bearer ${account.accessToken}`,
      "x-organization-id": account.organizationId,
      "accept-encoding": "br",
    },
  };
}

/** Changes the title of an export, so that it is not cached. */
function withNewTitle(request: HttpRequest): HttpRequest {
  return { ...request, url: `${request.url}?title=${titleCount++}` };
}

/**
 * Throws unless the export is compressed and tagged, is answered 304 on a second request, and a
 * regenerated one differs only in its title.
 */
async function requireSameWork(
  request: HttpRequest,
): Promise<{ readonly etag: string; readonly tokens: number }> {
  const [first, again, regenerated] = [
    await sendRequest(request),
    await sendRequest(request),
    await sendRequest(withNewTitle(request)),
  ];
  const { etag } = first.headers;
  const text = brotliDecompressSync(first.body).toString();
  const other = brotliDecompressSync(regenerated.body).toString();
  const isSame = again.body.equals(first.body) && again.headers.etag === etag;
  const isNew = regenerated.headers.etag !== etag && withoutTitle(text) === withoutTitle(other);
  if (!etag || !isSame || !isNew) throw new Error(`The export answers ${first.status}: ${text}`);
  return { etag, tokens: new Set(text.match(/--[\w-]+(?=:)/g)).size };
}

function withoutTitle(css: string): string {
  return css.slice(css.indexOf("\n"));
}

async function measure(
  loads: Readonly<Record<Kind, Load>>,
): Promise<Readonly<Record<Kind, readonly number[]>>> {
  const cpu: Record<Kind, number[]> = { hello: [], cached: [], unchanged: [], regenerated: [] };
  for (let pair = -warmUps; pair < pairs; pair++)
    for (const kind of kinds) {
      const each = await measureLoad(loads[kind]);
      if (pair >= 0) cpu[kind].push(each);
    }
  return cpu;
}

/** Returns microseconds of processor time per request. */
async function measureLoad({ server, status, count, request }: Load): Promise<number> {
  const before = await server.readCpu();
  await sendRequests(count, status, request);
  return ((await server.readCpu()) - before) / count;
}

function ratioOf(name: string, ratio: number, most: number, peer: string) {
  const target = { text: `at most ${most}`, isMet: ratio <= most };
  return { name, value: ratio.toFixed(1), peer, target };
}
