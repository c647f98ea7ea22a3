-- The first entry of an organization that came with an account named the person, and outlived the account.
ALTER TABLE "audit" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "audit" SET "details" = '{}' WHERE "operation" IN ('verifyEmail', 'registerSocially');--> statement-breakpoint
ALTER TABLE "audit" FORCE ROW LEVEL SECURITY;
