import { fieldProblems, fillText, isOldEnough, type Locale, minimumAge } from "@tessera/contract";
import { ApiError } from "#errors/api-error.ts";

/** Refuses a date of birth below the least age with an error of its field. */
export function refuseTooYoung(birthDate: string, locale: Locale): void {
  if (isOldEnough(birthDate, new Date())) return;
  const fields = {
    birthDate: fillText(fieldProblems.tooYoung, locale, { minimum: minimumAge }),
  };
  throw new ApiError("invalid", { fields });
}
