import type { WrittenFiles } from "#readers/modes/read-sources.ts";
import type { Source } from "#readers/modes/source.ts";
import { readCascade } from "#readers/style-sheets/read-cascade.ts";
import { readReference } from "#readers/style-sheets/read-reference.ts";
import type { Rule, Sheet } from "#readers/style-sheets/read-rules.ts";
import { readTheme } from "#readers/style-sheets/read-theme.ts";
import { tailwindSteps } from "../tailwind/tailwind-steps.ts";
import { componentKeys } from "./component-keys.ts";
import { readRegistryItem } from "./read-registry-item.ts";

/**
 * Reads a theme for shadcn/ui, or an item of a registry, in every combination of modes. A component
 * key is another name of a token if it refers to one in every rule, and a token otherwise.
 */
export function readShadcn(source: Source): WrittenFiles {
  const statements = /^\s*\{/.test(source.text) ? readRegistryItem(source) : undefined;
  const sheet: Sheet = {
    source,
    ...(statements && { statements }),
    nameOf: (property) => property.replace(/^token-/, ""),
  };
  return { modes: readCascade(sheet, withoutKeys(readTheme(sheet, tailwindSteps))) };
}

const keys: ReadonlySet<string> = new Set(componentKeys.map(({ key }) => key));

function withoutKeys(rules: readonly Rule[]): readonly Rule[] {
  const declared = rules.flatMap(({ declarations }) => declarations);
  const properties = new Set(declared.map(({ property }) => property));
  const isReference = (value: string): boolean => {
    const target = readReference(value);
    return target !== undefined && properties.has(target) && !keys.has(target);
  };
  const kept = new Set(
    declared.filter(({ value }) => !isReference(value)).map(({ property }) => property),
  );
  return rules.map((rule) => ({
    ...rule,
    declarations: rule.declarations.filter(
      ({ property }) => !keys.has(property) || kept.has(property),
    ),
  }));
}
