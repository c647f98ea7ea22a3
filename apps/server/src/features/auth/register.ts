import {
  fieldProblems,
  fillText,
  isOldEnough,
  minimumAge,
  type Locale,
  type operations,
} from "@tessera/contract";
import { ApiError } from "#errors/api-error.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { takeTry } from "#tries/take-try.ts";
import { isLeakedPassword } from "./leaked-passwords.ts";
import { hashOpaqueToken, makeOpaqueToken } from "./opaque-token.ts";
import { hashPassword } from "./passwords.ts";
import { keepRegistration } from "./registrations-repository.ts";

type Register = typeof operations.register;

/**
 * Keeps a registration and queues its mail. Its token is for whoever made it, so that nobody who registers the
 * address again can put a password of theirs in the place of this one. Whether the address has an account is not even looked at:
 * what is answered, and how fast, cannot tell. The mail's job finds out.
 */
export async function register(
  call: Call<Register>,
  services: Services,
): Promise<Answer<Register>> {
  const { email, password, name, birthDate } = call.body;
  refuseUnfit(call.body, call.locale);
  await takeTry(services.database, "code", email);
  const passwordHash = await hashPassword(password);
  const registrationToken = makeOpaqueToken();
  const ofRegistration = {
    email,
    tokenHash: hashOpaqueToken(registrationToken),
    locale: call.locale,
  };
  await services.database.transaction({}, async (transaction) => {
    await keepRegistration(transaction, { ...ofRegistration, name, birthDate, passwordHash });
    await services.jobs.send(transaction, "mail-registration", ofRegistration);
  });
  return { data: { email, registrationToken } };
}

function refuseUnfit({ password, birthDate }: Call<Register>["body"], locale: Locale): void {
  const fields = {
    ...(isLeakedPassword(password) && {
      password: fillText(fieldProblems.passwordCommon, locale),
    }),
    ...(!isOldEnough(birthDate, new Date()) && {
      birthDate: fillText(fieldProblems.tooYoung, locale, { minimum: minimumAge }),
    }),
  };
  if (Object.keys(fields).length > 0) throw new ApiError("invalid", { fields });
}
