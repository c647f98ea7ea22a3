import {
  acceptNearestTargets,
  contrastTargetPath,
  overridePath,
  pinInModes,
  pinToken,
  suggestColor,
  tokenName,
  unpinToken,
  type Design,
  type MissedTarget,
  type TokenPath,
} from "@tessera/engine";
import { contrastRatio, type HexColor } from "@tessera/engine/color";
import { PromiseRow } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { listAcceptable } from "./acceptable-targets.ts";
import type { WeakestPromise } from "./weakest-promises.ts";

/**
 * Shows one promise; a broken one offers the nearest color that keeps all promises, the nearest
 * contrast target, or the generated color.
 */
export function PromiseItem(weakest: WeakestPromise) {
  const { canEdit, entitlements } = useOpenProject();
  const { foreground, background, leastContrast, measuredContrast } = weakest.promise;
  const { hex, on, isPinned, suggested, missed } = useDesign((design) =>
    readPromise(design, weakest),
  );
  const { takeColor, takeNearest, reset } = usePromiseEdits(weakest.promise);
  const canAdd = canEdit && entitlements.hasAdvancedColor;
  return (
    <PromiseRow
      foreground={{ name: shortName(foreground), hex }}
      background={{ name: shortName(background), hex: on }}
      measuredContrast={measuredContrast}
      leastContrast={leastContrast}
      isPinned={isPinned}
      suggestion={suggested && { hex: suggested, contrast: contrastRatio(suggested, on) }}
      onUseSuggestion={suggested && canAdd ? () => takeColor(suggested) : undefined}
      nearestContrast={missed?.nearestContrast}
      onUseNearest={missed && canAdd ? () => takeNearest(missed) : undefined}
      onReset={isPinned && canEdit ? reset : undefined}
    />
  );
}

/** Reads the colors of a promise; for a broken one, its suggested color and the missed target. */
function readPromise(design: Design, { promise, all }: WeakestPromise) {
  const { foreground, background, modes, isKept } = promise;
  const colorOf = (path: TokenPath) => hexOf(design, path, modes);
  const hex = colorOf(foreground);
  const backgrounds = () =>
    all.map((each) => ({ hex: colorOf(each.background), leastContrast: each.leastContrast }));
  return {
    hex,
    on: colorOf(background),
    isPinned: design.tokens.get(foreground)?.pinned ?? false,
    suggested: isKept ? undefined : suggestColor(hex, backgrounds()),
    missed: isKept
      ? undefined
      : listAcceptable(design).find(
          (each) => each.foreground === foreground && each.background === background,
        ),
  };
}

/** Returns the edits that repair a broken promise. */
function usePromiseEdits({ foreground, background, modes }: WeakestPromise["promise"]) {
  const edit = useEdit();
  return {
    takeColor(hex: HexColor) {
      edit(overridePath(foreground), ({ recipe, tokens }) => {
        const value = { type: "color", hex, alpha: 1 } as const;
        const definition = tokens.get(foreground)?.definition ?? value;
        return pinToken(recipe, foreground, pinInModes(definition, modes, value));
      });
    },
    takeNearest(missed: MissedTarget) {
      const path = contrastTargetPath(roleAt(foreground), roleAt(background));
      edit(path, ({ recipe }) => acceptNearestTargets(recipe, [missed]));
    },
    reset() {
      edit(overridePath(foreground), ({ recipe }) => unpinToken(recipe, foreground));
    },
  };
}

function roleAt(path: TokenPath): string {
  return path.replace(/^color\./, "");
}

function shortName(path: TokenPath): string {
  return tokenName(path).replace(/^color-/, "");
}

function hexOf(set: Design, path: TokenPath, modes: WeakestPromise["promise"]["modes"]): HexColor {
  const value = set.valuesIn(modes).get(path);
  if (value?.type !== "color") throw new Error(`A promise names "${path}", which is not a color`);
  return value.hex;
}
