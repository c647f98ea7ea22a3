import type { WrittenFiles } from "#readers/modes/read-sources.ts";
import type { Source } from "#readers/modes/source.ts";
import { readCascade } from "#readers/style-sheets/read-cascade.ts";
import { readReference } from "#readers/style-sheets/read-reference.ts";
import type { Declaration, Rule, Sheet } from "#readers/style-sheets/read-rules.ts";
import { readTheme } from "#readers/style-sheets/read-theme.ts";
import { readColor } from "#readers/values/read-color.ts";
import { tokenName, tokenPath } from "#tokens/token-path.ts";
import { tailwindSteps } from "../tailwind/tailwind-steps.ts";
import { componentKeys, hoverInks, type ComponentKey } from "./component-keys.ts";
import { readRegistryItem } from "./read-registry-item.ts";

/**
 * Reads a theme for shadcn/ui, or an item of a registry, in every combination of modes. A component
 * key is another name of a token if it refers to one in every rule, and a token otherwise. Beside
 * its token, the text on a fill can be black or white, because the printer chooses it for the hovered
 * fill.
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

const components: ReadonlyMap<string, ComponentKey> = new Map(
  componentKeys.map((component) => [component.key, component]),
);

function withoutKeys(rules: readonly Rule[]): readonly Rule[] {
  const declared = rules.flatMap(({ declarations }) => declarations);
  const properties = new Set(declared.map(({ property }) => property));
  const isOtherName = ({ property, value }: Declaration): boolean => {
    const target = readReference(value);
    if (target !== undefined) return properties.has(target) && !components.has(target);
    const component = components.get(property);
    return component !== undefined && isHoverInk(component, value) && hasOwnToken(component);
  };
  /** Returns whether the sheet has the tokens of a text and of its fill, so that we printed both. */
  const hasOwnToken = ({ token, hoveredFill = "" }: ComponentKey): boolean =>
    [token, components.get(hoveredFill)?.token].every(
      (path) => typeof path === "string" && properties.has(tokenName(tokenPath(path))),
    );
  const kept = new Set(
    declared.filter((each) => !isOtherName(each)).map(({ property }) => property),
  );
  return rules.map((rule) => ({
    ...rule,
    declarations: rule.declarations.filter(
      ({ property }) => !components.has(property) || kept.has(property),
    ),
  }));
}

/** Returns whether a value is one that the printer chooses for the text on a hovered fill. */
function isHoverInk({ hoveredFill }: ComponentKey, value: string): boolean {
  if (hoveredFill === undefined) return false;
  const color = readColor(value);
  return color?.alpha === 1 && hoverInks.includes(color.hex);
}
