import { useLingui } from "@lingui/react/macro";
import {
  overridePath,
  parseTokenValue,
  pinInModes,
  pinToken,
  printTokenValue,
  tokenName,
  type Design,
  type Modes,
  type Parsed,
  type Token,
  type TokenValue,
} from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { describeProblem, useEdit } from "./use-edit.ts";
import { bareUnitOf, normalizeValueText } from "./normalize-value-text.ts";
import { TypedTextField } from "./typed-text-field.tsx";
import type { TypedResult } from "./use-typed-text.ts";

type TokenFieldProps = {
  readonly token: Token;
  /** The modes whose value is shown, and pinned if the token's value depends on them. */
  readonly modes: Partial<Modes>;
  /** True when its value may be longer than a line. */
  readonly isLong: boolean;
  readonly className?: string | undefined;
};

/** Shows the value of a token with its unit; a typed value pins the token. */
export function TokenField({ token, modes, isLong, className }: TokenFieldProps) {
  const { i18n } = useLingui();
  const value = useDesign((design) => design.valuesIn(modes).get(token.path));
  const lengthUnit = useDesign(({ recipe }) => recipe.units.length);
  const shown = value ? printTokenValue(value) : "";
  const bareUnit = bareUnitOf(token.path, value, lengthUnit);
  const edit = useEdit();

  function apply(text: string): TypedResult {
    const parsed = parseTokenValue(token.path, normalizeValueText(text, bareUnit));
    if (!parsed.ok) return { ok: false, message: describeProblem(i18n, parsed.problems[0]) };
    const printed = printTokenValue(parsed.value);
    return edit(overridePath(token.path), (design) => pinIn(design, parsed.value), printed);
  }

  function pinIn({ recipe, tokens }: Design, next: TokenValue): Parsed<Design> {
    const current = tokens.get(token.path) ?? token;
    return pinToken(recipe, token.path, definitionWith(current, modes, next));
  }

  const label = tokenName(token.path);
  return (
    <TypedTextField
      aria-label={label}
      printed={shown}
      apply={apply}
      isLong={isLong}
      isGenerated={!token.pinned}
      className={className}
    />
  );
}

/**
 * Returns the definition with the value in these modes; a token that depends on modes keeps its
 * other values.
 */
export function definitionWith(token: Token, modes: Partial<Modes>, value: TokenValue) {
  return token.definition.type === "rule" ? pinInModes(token.definition, modes, value) : value;
}
