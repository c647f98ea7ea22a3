import { z } from "zod";
import { signedInSchema } from "#entities/signed-in.ts";
import { emailSchema } from "#fields/email.ts";
import { givenPasswordSchema } from "#fields/password.ts";
import { operation } from "#operation.ts";

/** Signs in with address and password. */
export const login = operation({
  id: "login",
  method: "POST",
  path: "/auth/login",
  summary: "Sign in with address and password",
  body: z.strictObject({ email: emailSchema, password: givenPasswordSchema }),
  answer: signedInSchema,
  shape: "item",
  status: 200,
  errors: ["wrongCredentials", "notVerified", "tooMany"],
});
