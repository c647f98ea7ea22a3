// Measures the processor time of an exported file, cached and generated, beside a minimal Fastify server.
import { brotliDecompressSync } from "node:zlib";
import { reportFigures } from "../figure.ts";
import { startMeasured } from "../measured-server.ts";
import type { MeasuredServer } from "../measured-server.ts";
import { median } from "../measure-pairs.ts";
import { closeConnections, sendRequest, sendRequests } from "../send-requests.ts";
import type { Ask } from "../send-requests.ts";
import { withTessera } from "../start-tessera.ts";
import type { MeasuredTessera } from "../start-tessera.ts";

const pairs = 5;
/** A server runs for days, so its code is compiled and optimized before the measurement. */
const warmUps = 3;
const ways = ["hello", "cached", "unchanged", "anew"] as const;
type Way = (typeof ways)[number];
/** One kind of request: its server, its expected status, and its number per sample. */
type Load = {
  readonly server: MeasuredServer;
  readonly status: number;
  readonly count: number;
  readonly ask: () => Ask;
};

let asked = 0;

const hello = await startMeasured("bench/hello-server.ts");
try {
  await withTessera("apps/server/src/main.ts", (tessera) => report(hello, tessera));
} finally {
  closeConnections();
  await hello.stop();
}

async function report(helloServer: MeasuredServer, tessera: MeasuredTessera): Promise<void> {
  const cached = askOf(tessera);
  const { etag, tokens } = await requireSameWork(cached);
  const unchanged = { ...cached, headers: { ...cached.headers, "if-none-match": etag } };
  const { server } = tessera;
  const cpu = await measure({
    hello: {
      server: helloServer,
      status: 200,
      count: 2000,
      ask: () => ({ url: helloServer.address }),
    },
    cached: { server, status: 200, count: 2000, ask: () => cached },
    unchanged: { server, status: 304, count: 2000, ask: () => unchanged },
    anew: { server, status: 200, count: 400, ask: () => makeNew(cached) },
  });
  const over = (way: Way) => median(cpu[way].map((each, pair) => each / (cpu.hello[pair] ?? 1)));
  const peer = `hello ${median(cpu.hello).toFixed(0)} µs`;
  reportFigures([
    ratioOf("Cached export, processor time a request / Fastify's hello", over("cached"), 6, peer),
    ratioOf("Cached export that is unchanged (304) / Fastify's hello", over("unchanged"), 4, peer),
    ratioOf(`Export of ${tokens} tokens computed anew / Fastify's hello`, over("anew"), 45, peer),
  ]);
}

function askOf({ server, account, project }: MeasuredTessera): Ask {
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
function makeNew(ask: Ask): Ask {
  return { ...ask, url: `${ask.url}?title=${asked++}` };
}

/**
 * Throws unless the export is compressed and tagged, is answered 304 on a second request, and a
 * regenerated one differs only in its title.
 */
async function requireSameWork(
  ask: Ask,
): Promise<{ readonly etag: string; readonly tokens: number }> {
  const [first, again, anew] = [
    await sendRequest(ask),
    await sendRequest(ask),
    await sendRequest(makeNew(ask)),
  ];
  const { etag } = first.headers;
  const text = brotliDecompressSync(first.body).toString();
  const other = brotliDecompressSync(anew.body).toString();
  const isSame = again.body.equals(first.body) && again.headers.etag === etag;
  const isAnew = anew.headers.etag !== etag && withoutTitle(text) === withoutTitle(other);
  if (!etag || !isSame || !isAnew) throw new Error(`The export answers ${first.status}: ${text}`);
  return { etag, tokens: new Set(text.match(/--[\w-]+(?=:)/g)).size };
}

function withoutTitle(css: string): string {
  return css.slice(css.indexOf("\n"));
}

async function measure(
  loads: Readonly<Record<Way, Load>>,
): Promise<Readonly<Record<Way, readonly number[]>>> {
  const cpu: Record<Way, number[]> = { hello: [], cached: [], unchanged: [], anew: [] };
  for (let pair = -warmUps; pair < pairs; pair++)
    for (const way of ways) {
      const each = await measureLoad(loads[way]);
      if (pair >= 0) cpu[way].push(each);
    }
  return cpu;
}

/** Returns microseconds of processor time per request. */
async function measureLoad({ server, status, count, ask }: Load): Promise<number> {
  const before = await server.readCpu();
  await sendRequests(count, status, ask);
  return ((await server.readCpu()) - before) / count;
}

function ratioOf(name: string, ratio: number, most: number, peer: string) {
  const reach = { text: `${most} at most`, isHeld: ratio <= most };
  return { name, value: ratio.toFixed(1), peer, reach };
}
