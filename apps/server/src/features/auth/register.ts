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
import { countAttempt } from "#attempts/count-attempt.ts";
import { hashOpaqueToken, createOpaqueToken } from "#secrets/opaque-token.ts";
import { hashPassword, isLeakedPassword } from "./passwords.ts";
import { insertRegistration } from "./registrations-repository.ts";

type Register = typeof operations.register;

/**
 * Stores a registration and queues its mail. Only the person who registers receives its token, so that another
 * registration of the same address cannot replace its password. It does not look up whether the address has an account,
 * so that neither the answer nor its time reveals that; the mail's job looks it up.
 */
export async function register(
  call: Call<Register>,
  services: Services,
): Promise<Answer<Register>> {
  const { email, password, name, birthDate } = call.body;
  refuseInvalid(call.body, call.locale);
  await countAttempt(services.database, "code", email);
  const passwordHash = await hashPassword(password);
  const registrationToken = createOpaqueToken();
  const ofRegistration = {
    email,
    tokenHash: hashOpaqueToken(registrationToken),
    locale: call.locale,
  };
  await services.database.transaction({}, async (transaction) => {
    await insertRegistration(transaction, { ...ofRegistration, name, birthDate, passwordHash });
    await services.jobs.send(transaction, "mail-registration", ofRegistration);
  });
  return { data: { email, registrationToken } };
}

function refuseInvalid({ password, birthDate }: Call<Register>["body"], locale: Locale): void {
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
