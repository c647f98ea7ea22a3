import fc from "fast-check";
import { arbitraryWhen } from "#tokens/arbitrary-when.ts";
import type { LiteralOrAlias, TokenDefinition, TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { kindOfValue } from "#tokens/value-kind.ts";

/**
 * Generates definitions for tests, by path: each of the kind of its path among the given values, as
 * a value, an alias or a rule of both. Aliases refer to any path, in cycles too.
 */
export function arbitraryDefinitions(
  values: ReadonlyMap<TokenPath, TokenValue>,
  paths: readonly TokenPath[],
): fc.Arbitrary<Readonly<Record<TokenPath, TokenDefinition>>> {
  return fc
    .uniqueArray(fc.constantFrom(...paths), { maxLength: 6 })
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((path) => arbitraryDefinition(values, path).map((each) => [path, each])),
      ),
    )
    .map((entries) => Object.fromEntries(entries) as Record<TokenPath, TokenDefinition>);
}

function arbitraryDefinition(
  values: ReadonlyMap<TokenPath, TokenValue>,
  path: TokenPath,
): fc.Arbitrary<TokenDefinition> {
  const own = values.get(path);
  const alike = [...values].filter(([, each]) => own && kindOfValue(each) === kindOfValue(own));
  const single: fc.Arbitrary<LiteralOrAlias> = fc.oneof(
    fc.constantFrom(...alike.map(([, value]) => value)),
    fc.constantFrom(...alike.map(([to]) => ({ type: "alias", to }) as const)),
  );
  const cases = fc.array(fc.record({ when: arbitraryWhen, then: single }), { maxLength: 3 });
  return fc.oneof(single, fc.record({ type: fc.constant("rule"), otherwise: single, cases }));
}
