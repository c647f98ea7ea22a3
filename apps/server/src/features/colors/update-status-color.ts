import type { operations } from "@tessera/contract";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { changeColor } from "./change-color.ts";

type UpdateStatusColor = typeof operations.updateStatusColor;

/** Sets the color of a status. */
export function updateStatusColor(
  call: Call<UpdateStatusColor>,
  services: Services,
): Promise<Answer<UpdateStatusColor>> {
  return changeColor(call, services, "updateStatusColor", (color) => ({
    ...color,
    status: { ...color.status, [call.body.status]: call.body.colorCode },
  }));
}
