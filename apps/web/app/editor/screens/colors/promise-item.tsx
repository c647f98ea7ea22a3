import {
  overridePath,
  pinInModes,
  pinToken,
  suggestColor,
  tokenName,
  unpinToken,
  type Design,
  type TokenPath,
} from "@tessera/engine";
import { contrastRatio, type HexColor } from "@tessera/engine/color";
import { PromiseRow } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import type { WeakestPromise } from "./weakest-promises.ts";

/**
 * Shows one promise; a broken one offers the nearest color that keeps all promises, or the
 * generated one.
 */
export function PromiseItem({ promise, backgrounds }: WeakestPromise) {
  const set = useDesign();
  const { recipe } = set;
  const { canEdit } = useOpenProject();
  const edit = useEdit();
  const { foreground, background, modes, leastContrast, measuredContrast } = promise;
  const token = set.tokens.get(foreground);
  const colorOf = (path: TokenPath) => hexOf(set, path, modes);
  const hex = colorOf(foreground);
  const suggested = promise.isKept
    ? undefined
    : suggestColor(hex, backgrounds.map(colorOf), leastContrast);

  function take(color: HexColor) {
    if (!token) return;
    const definition = pinInModes(token.definition, modes, { type: "color", hex: color, alpha: 1 });
    edit(overridePath(foreground), pinToken(recipe, foreground, definition), color);
  }

  return (
    <PromiseRow
      foreground={{ name: shortName(foreground), hex }}
      background={{ name: shortName(background), hex: colorOf(background) }}
      measuredContrast={measuredContrast}
      leastContrast={leastContrast}
      isPinned={token?.pinned ?? false}
      suggestion={
        suggested
          ? { hex: suggested, contrast: contrastRatio(suggested, colorOf(background)) }
          : undefined
      }
      onUseSuggestion={suggested && canEdit ? () => take(suggested) : undefined}
      onReset={
        token?.pinned && canEdit
          ? () => edit(overridePath(foreground), unpinToken(recipe, foreground), "")
          : undefined
      }
    />
  );
}

function shortName(path: TokenPath): string {
  return tokenName(path).replace(/^color-/, "");
}

function hexOf(set: Design, path: TokenPath, modes: WeakestPromise["promise"]["modes"]): HexColor {
  const value = set.valuesIn(modes).get(path);
  if (value?.type !== "color") throw new Error(`A promise names "${path}", which is no color`);
  return value.hex;
}
