import { bodyLimitOf, operations, type Operation, type OperationId } from "@tessera/contract";
import { createRecipe } from "@tessera/engine";
import { z } from "zod";

/** Repeated texts that slow code reads in more than linear time. */
export const hostilePieces = {
  "alternating combining marks": "\u0301\u0323",
  spaces: " ",
  letters: "a",
  "pairs of surrogates": "\u{1F600}",
  backslashes: "\\",
} as const;
export type HostilePiece = keyof typeof hostilePieces;

/** The path of a string in an operation's body: keys and indexes. */
export type StringPath = readonly (string | number)[];

/** Lists the operations with a body, with each string in it. */
export function listStringFields(): readonly (readonly [OperationId, StringPath])[] {
  return (Object.keys(operations) as OperationId[]).flatMap((id) => {
    const { body }: Operation = operations[id];
    const paths = new Map(listStrings(body).map((path) => [path.join("."), path]));
    return [...paths.values()].map((path) => [id, path] as const);
  });
}

/** Lists the operations with a query, with each string in it. */
export function listQueryFields(): readonly (readonly [OperationId, string])[] {
  return (Object.keys(operations) as OperationId[]).flatMap((id) => {
    const { query }: Operation = operations[id];
    return listStrings(query).map(([name = ""]) => [id, String(name)] as const);
  });
}

/** Returns a body with `text` at the path and nothing else. */
export function createBody(path: StringPath, text: string): unknown {
  return path.reduceRight<unknown>(
    (inner, key) => (typeof key === "number" ? [inner] : { [key]: inner }),
    text,
  );
}

/** Returns JSON of exactly `sizeBytes`, or up to one piece less, filled by repeating a text. */
export function fillBody(path: StringPath, piece: HostilePiece, sizeBytes: number): string {
  const bare = Buffer.byteLength(JSON.stringify(createBody(path, "")));
  const repeated = hostilePieces[piece];
  const pieceBytes = Buffer.byteLength(JSON.stringify(repeated)) - '""'.length;
  const count = Math.floor((sizeBytes - bare) / pieceBytes);
  return JSON.stringify(createBody(path, repeated.repeat(count)));
}

/** Returns the largest body that an operation accepts, in bytes. */
export function limitOf(id: OperationId): number {
  return bodyLimitOf(operations[id]);
}

type JsonSchema = {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly additionalProperties?: unknown;
};

function listStrings(body: z.ZodType | undefined): readonly StringPath[] {
  if (body === undefined) return [];
  return listStringPaths(
    z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) as JsonSchema,
  );
}

function listStringPaths(schema: JsonSchema): readonly StringPath[] {
  if (schema.type === "string") return [[]];
  if (schema.items) return listStringPaths(schema.items).map((path) => [0, ...path]);
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([key, inner]) =>
      listStringPaths(inner).map((path) => [key, ...path]),
    );
  }
  // The engine, not the contract, has the schema of a recipe.
  return schema.type === "object" ? listRecipeStrings() : [];
}

function listRecipeStrings(): readonly StringPath[] {
  const custom = { type: "text", value: "a", description: "b" };
  return listLeaves({ ...createRecipe(), customTokens: { "color.own": custom }, unknown: "a" });
}

function listLeaves(value: unknown): readonly StringPath[] {
  if (typeof value === "string") return [[]];
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    listLeaves(inner).map((path) => [isList ? 0 : key, ...path]),
  );
}
