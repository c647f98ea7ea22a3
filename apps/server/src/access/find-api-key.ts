import { apiKeyPrefix, type ApiKeyScope } from "@tessera/contract";
import type { Database } from "#database/database.ts";
import type { Statement } from "#database/statements.ts";
import type { Uuid } from "#ids/uuid.ts";
import { hashOpaqueToken } from "#secrets/opaque-token.ts";
import type { KeyActor } from "./grant.ts";

type FoundKey = { readonly id: Uuid; readonly userId: Uuid; readonly scope: ApiKeyScope };

/** Marks the use of a key at most once a minute, so that a call seldom writes. */
const findKey: Statement<FoundKey> = {
  name: "api-key",
  text: `with found as (
      select id, user_id, scope, last_used_at from api_keys
      where key_hash = $1 and (expires_at is null or expires_at > now())
    ), marked as (
      update api_keys set last_used_at = now() from found
      where api_keys.id = found.id
        and (found.last_used_at is null or found.last_used_at < now() - interval '1 minute')
    )
    select id, user_id as "userId", scope from found`,
};

/** Returns whether a bearer token is an API key. */
export function isApiKey(token: string): boolean {
  return token.startsWith(apiKeyPrefix);
}

/** The part of a key after its prefix: an opaque token. */
const keyEnd = /^[\w-]{43}$/;

/** Finds the owner and the scope of an API key; undefined when it is unknown or has expired. */
export async function findApiKey(database: Database, key: string): Promise<KeyActor | undefined> {
  if (!keyEnd.test(key.slice(apiKeyPrefix.length))) return undefined;
  const bound = { statement: findKey, values: [hashOpaqueToken(key)] };
  const [[found]] = await database.read({}, bound);
  return found && { userId: found.userId, keyId: found.id, scope: found.scope };
}
