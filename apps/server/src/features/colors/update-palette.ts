import type { operations } from "@tessera/contract";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { changeColor } from "./change-color.ts";

type UpdatePalette = typeof operations.updatePalette;

/** Sets the base color. */
export function updatePalette(
  call: Call<UpdatePalette>,
  services: Services,
): Promise<Answer<UpdatePalette>> {
  return changeColor(call, services, "updatePalette", (color) => ({
    ...color,
    base: call.body.baseColor,
  }));
}
