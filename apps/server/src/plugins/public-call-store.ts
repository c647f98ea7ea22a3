import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { LRUCache } from "lru-cache";
import type { Statement } from "#database/statements.ts";
import { hashKeyed } from "#secrets/keys.ts";
import type { Services } from "#services.ts";

/** The calls of a caller in its current minute, and the milliseconds until that ends. */
type Counted = { readonly current: number; readonly ttl: number };

/** A new minute starts with the first call after the previous one has ended. */
const countCall: Statement<Counted> = {
  name: "count-public-call",
  text: `insert into public_calls as known (caller_hash, calls, ends_at)
    values ($1, 1, clock_timestamp() + $2::int * interval '1 millisecond')
    on conflict (caller_hash) do update set
      calls = case when known.ends_at > clock_timestamp() then known.calls + 1 else 1 end,
      ends_at = case when known.ends_at > clock_timestamp() then known.ends_at else excluded.ends_at end
    returning calls as current,
      greatest(1, ceil(extract(epoch from ends_at - clock_timestamp()) * 1000))::int as ttl`,
};

const mostRefusedCallers = 10_000;

/**
 * Creates the store of @fastify/rate-limit that all processes share: one statement in PostgreSQL counts a call.
 * A caller over the limit is refused without a statement until its minute ends.
 */
export function createPublicCallStore({
  database,
  keys,
}: Pick<Services, "database" | "keys">): FastifyRateLimitStoreCtor {
  const [key] = keys["network-address"];
  const refusedUntil = new LRUCache<string, number>({ max: mostRefusedCallers });

  async function count(caller: string, windowMs: number, most: number): Promise<Counted> {
    const leftMs = (refusedUntil.get(caller) ?? 0) - Date.now();
    if (leftMs > 0) return { current: most + 1, ttl: leftMs };
    const values = [hashKeyed(key, caller), String(windowMs)];
    const [[counted]] = await database.read({}, { statement: countCall, values });
    if (counted === undefined) throw new Error("The call was not counted.");
    if (counted.current > most) refusedUntil.set(caller, Date.now() + counted.ttl);
    return counted;
  }

  return class implements FastifyRateLimitStore {
    /** The key of a caller contains its route, so the routes share one store. */
    child(): FastifyRateLimitStore {
      return this;
    }

    incr(...[caller, end, windowMs, most]: Parameters<FastifyRateLimitStore["incr"]>): void {
      count(caller, windowMs, most).then((counted) => end(null, counted), end);
    }
  };
}
