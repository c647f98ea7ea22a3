import { z } from "zod";
import { firstSignedInSchema } from "#entities/signed-in.ts";
import { deviceKeySchema } from "#fields/device-key.ts";
import { emailSchema } from "#fields/email.ts";
import { givenPasswordSchema } from "#fields/password.ts";
import { operation } from "#api/operation.ts";

/** Logs in with address and password. An unknown device key, or one of another account, is ignored. */
export const login = operation("login", {
  summary: "Log in with email and password",
  body: z.strictObject({
    email: emailSchema,
    password: givenPasswordSchema,
    deviceKey: deviceKeySchema.optional(),
  }),
  answer: firstSignedInSchema,
  errors: ["wrongCredentials", "notVerified", "tooMany"],
});
