import fc from "fast-check";
import type { HexColor } from "#color/hex-color.ts";
import type { Decision, Fields, GroupDecision, NumberLimits, ValueOf } from "./decision.ts";
import type { CustomEntry } from "./parse-decisions.ts";
import { arbitraryFraction } from "./arbitrary-fraction.ts";
import { arbitrarySteps } from "./arbitrary-steps.ts";

type Customs = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/**
 * Generates values for tests, anywhere within the limits of decisions; the caller passes those with
 * custom rules by path.
 */
export function arbitraryDecisions<F extends Fields>(
  fields: F,
  customs: { readonly [Entry in CustomEntry<F> as Entry[0]]: fc.Arbitrary<Entry[1]> },
): fc.Arbitrary<ValueOf<GroupDecision<F>>> {
  return arbitraryFields(fields, "", customs) as fc.Arbitrary<ValueOf<GroupDecision<F>>>;
}

function arbitraryFields(fields: Fields, above: string, customs: Customs): fc.Arbitrary<object> {
  return fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([key, decision]) => [
        key,
        arbitraryOf(decision, above + key, customs),
      ]),
    ),
    { noNullPrototype: true },
  );
}

function arbitraryOf(decision: Decision, path: string, customs: Customs): fc.Arbitrary<unknown> {
  switch (decision.kind) {
    case "number":
      return decision.isWhole ? fc.integer(boundsOf(decision)) : arbitraryFraction(decision);
    case "choice":
      return fc.constantFrom(...decision.choices);
    case "flag":
      return fc.boolean();
    case "color":
      return hex;
    case "families":
      return families;
    case "order":
      return fc.shuffledSubarray([...decision.default], { minLength: decision.default.length });
    case "steps":
      return fc.oneof(fc.constant(decision.default), arbitrarySteps(decision));
    case "group":
      return decision.isRising
        ? arbitraryRising(decision)
        : arbitraryFields(decision.fields, `${path}.`, customs);
    case "custom":
      return getCustom(customs, path);
    default:
      return decision satisfies never;
  }
}

const hex = fc.nat(0xffffff).map((n) => `#${n.toString(16).padStart(6, "0")}` as HexColor);

const families = fc.array(fc.constantFrom("Inter", "Segoe UI", "Noto Sans 日本", "system-ui"), {
  minLength: 1,
  maxLength: 4,
});

function getCustom(customs: Customs, path: string): fc.Arbitrary<unknown> {
  const custom = customs[path];
  if (custom) return custom;
  throw new RangeError(`There are no test values for the decision "${path}"`);
}

/** Generates whole numbers under all keys of a group, each greater than the one before. */
function arbitraryRising({ fields }: GroupDecision): fc.Arbitrary<object> {
  const keys = Object.keys(fields);
  const [first] = Object.values(fields);
  if (first?.kind !== "number") throw new RangeError("Only numbers can be ascending");
  return fc
    .uniqueArray(fc.integer(boundsOf(first)), { minLength: keys.length, maxLength: keys.length })
    .map((numbers) => {
      const rising = numbers.toSorted((a, b) => a - b);
      return Object.fromEntries(keys.map((key, index) => [key, rising[index]]));
    });
}

function boundsOf({ min, max }: NumberLimits): { readonly min: number; readonly max: number } {
  return { min, max };
}
