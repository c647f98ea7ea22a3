import { useLingui } from "@lingui/react/macro";
import {
  changeDecision,
  customTokenPath,
  overridePath,
  parseDefinitionText,
  parseTokenValue,
  tokenName,
  type Design,
  type LiteralOrAlias,
  type Parsed,
  type Token,
  type TokenDefinition,
} from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { TypedTextField } from "#editor/fields/typed-text-field.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import type { TypedResult } from "#editor/fields/use-typed-text.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { baseBranch, findDarkBranch, printBranch, withBase, withDark } from "./print-definition.ts";

type DefinitionFieldProps = {
  readonly token: Token;
  readonly isCustom: boolean;
  readonly scheme: "light" | "dark";
};

/** Shows the value of a token, or its reference; a typed one pins it, or changes a custom token. */
export function DefinitionField({ token, isCustom, scheme }: DefinitionFieldProps) {
  const { t } = useLingui();
  const { hasDesignTokens } = useOpenProject().entitlements;
  const value = useDesign((design) => design.valuesIn({ scheme }).get(token.path));
  const branch =
    scheme === "dark" ? findDarkBranch(token.definition) : baseBranch(token.definition);
  const edit = useEdit();
  const path = isCustom ? customTokenPath(token.path) : overridePath(token.path);

  function parse(design: Design, text: string): Parsed<LiteralOrAlias> {
    return hasDesignTokens
      ? parseDefinitionText(design.tokens, token.path, text)
      : parseTokenValue(token.path, text);
  }

  function apply(text: string): TypedResult {
    let printed = text;
    const result = edit(path, (design) => {
      const parsed = parse(design, text);
      if (!parsed.ok) return parsed;
      printed = printBranch(parsed.value);
      const current = design.tokens.get(token.path)?.definition ?? token.definition;
      return changeDecision(design.recipe, path, change(current, parsed.value));
    });
    return result.ok ? { ok: true, printed } : { ok: false, message: result.message };
  }

  function change(current: TokenDefinition, next: LiteralOrAlias): TokenDefinition {
    return scheme === "dark" ? withDark(current, next) : withBase(current, next);
  }

  const shown = branch ?? value;
  const name = tokenName(token.path);
  return (
    <TypedTextField
      aria-label={scheme === "dark" ? t`${name} in the dark scheme` : name}
      printed={shown ? printBranch(shown) : ""}
      apply={apply}
      isLong={shown?.type === "shadow" || shown?.type === "fontFamily"}
    />
  );
}
