import type { Operation, ParsedOf } from "@tessera/contract";
import type { CallerParts } from "#access/require-access.ts";
import type { Batch, RowsOf } from "#database/statements.ts";
import type { Uuid } from "#ids/uuid.ts";
import type { Services } from "#services.ts";
import type { Answer } from "./answer.ts";
import type { Call } from "./call.ts";

/** The id that a call names; null when its access allows naming nothing and it does. */
type NamedId<Access> = Access extends `${"organization" | "project"}:${string}`
  ? Uuid
  : Uuid | null;

/** The parts of a call that are parsed before the caller's rights are looked up. */
type ParsedRequest<Of extends Operation> = {
  readonly userId: Uuid;
  /** The organization or project that the call names. */
  readonly namedId: NamedId<Of["access"]>;
  readonly query: ParsedOf<Of, "query">;
};

/**
 * A read whose statements are sent in one message with the look-up of the caller's rights. Row-level security
 * returns only rows that the caller may read, and a refused call drops them. The answer reads more if it depends on
 * the rows.
 */
export type Read<Of extends Operation, Selected extends Batch> = {
  readonly select: (request: ParsedRequest<Of>) => Selected;
  readonly answer: (
    call: Call<Of>,
    rows: RowsOf<Selected>,
    services: Services,
  ) => Answer<Of> | Promise<Answer<Of>>;
};

/** Selects the rows of a read; none when the query is invalid, which is answered once the rights are known. */
export function selectRows<const Of extends Operation, const Selected extends Batch>(
  operation: Of,
  { select }: Pick<Read<Of, Selected>, "select">,
  { request, actor, named }: CallerParts,
): Batch {
  const query = operation.query?.safeParse(request.query);
  if (query?.success === false) return [];
  const namedId = named.of === "nothing" ? null : named.id;
  return select({
    userId: actor.userId,
    namedId,
    query: query?.data,
  } as unknown as ParsedRequest<Of>);
}
