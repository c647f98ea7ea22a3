import { and, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { socialSignUps } from "#database/schema.ts";
import { createOpaqueToken, hashOpaqueToken } from "#secrets/opaque-token.ts";

const lifetimeMinutes = 10;
const now = sql`clock_timestamp()`;

/** The data of an account to create, from its provider. */
type SignUp = Omit<typeof socialSignUps.$inferSelect, "tokenHash" | "expiresAt">;

/** Stores a first social login until its account is created, and returns its token. */
export async function startSignUp(
  transaction: Transaction,
  { provider, subject, accountName, email }: SignUp,
): Promise<string> {
  const token = createOpaqueToken();
  const expiresAt = sql`${now} + interval '1 minute' * ${lifetimeMinutes}`;
  const row = { tokenHash: hashOpaqueToken(token), provider, subject, accountName, email };
  await transaction.insert(socialSignUps).values({ ...row, expiresAt });
  return token;
}

/** Deletes a live sign-up and returns it; undefined when it is missing, has expired, or was used. */
export async function consumeSignUp(
  transaction: Transaction,
  token: string,
): Promise<SignUp | undefined> {
  const isSignUp = and(
    eq(socialSignUps.tokenHash, hashOpaqueToken(token)),
    gt(socialSignUps.expiresAt, now),
  );
  const [row] = await transaction.delete(socialSignUps).where(isSignUp).returning();
  return row;
}
