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
  const { canEdit } = useOpenProject();
  const edit = useEdit();
  const { foreground, background, modes, leastContrast, measuredContrast } = promise;
  const { hex, on, isPinned, suggested } = useDesign((design) => {
    const colorOf = (path: TokenPath) => hexOf(design, path, modes);
    const shown = colorOf(foreground);
    return {
      hex: shown,
      on: colorOf(background),
      isPinned: design.tokens.get(foreground)?.pinned ?? false,
      suggested: promise.isKept
        ? undefined
        : suggestColor(shown, backgrounds.map(colorOf), leastContrast),
    };
  });

  function take(color: HexColor) {
    edit(overridePath(foreground), ({ recipe, tokens }) => {
      const value = { type: "color", hex: color, alpha: 1 } as const;
      const definition = tokens.get(foreground)?.definition ?? value;
      return pinToken(recipe, foreground, pinInModes(definition, modes, value));
    });
  }

  return (
    <PromiseRow
      foreground={{ name: shortName(foreground), hex }}
      background={{ name: shortName(background), hex: on }}
      measuredContrast={measuredContrast}
      leastContrast={leastContrast}
      isPinned={isPinned}
      suggestion={
        suggested ? { hex: suggested, contrast: contrastRatio(suggested, on) } : undefined
      }
      onUseSuggestion={suggested && canEdit ? () => take(suggested) : undefined}
      onReset={
        isPinned && canEdit
          ? () => edit(overridePath(foreground), ({ recipe }) => unpinToken(recipe, foreground))
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
