import {
  baseStepPath,
  pinnedStepPath,
  pinStep,
  putBaseOn,
  releaseStep,
  type HexColor,
} from "@tessera/engine";
import { useEdit } from "#editor/fields/use-edit.ts";

/** Returns the functions that pin and unpin the steps of a palette, and move its base color. */
export function useStepEdits(palette: string) {
  const edit = useEdit();
  return {
    pin: (step: string, hex: HexColor) =>
      edit(pinnedStepPath(palette, step), ({ recipe }) => pinStep(recipe, palette, step, hex)),
    unpin: (step: string) =>
      edit(pinnedStepPath(palette, step), ({ recipe }) => releaseStep(recipe, palette, step)),
    moveBase: (step: string | undefined) =>
      edit(baseStepPath(palette), ({ recipe }) => putBaseOn(recipe, palette, step)),
  };
}
