import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createOldDatabase, type OldDatabase } from "#testing/create-old-database.ts";
import { runAsOwner } from "#testing/owner.ts";
import { migrateDatabase } from "./migrate.ts";

let database: OldDatabase;
beforeAll(async () => {
  database = await createOldDatabase(inject("clusterUrl"), "messages-of-accounts");
});
afterAll(() => database.drop());

const dayOf = (day: number) => `2026-01-${String(day).padStart(2, "0")}T00:00:00Z`;

async function addUser(email: string, day: number): Promise<void> {
  const text = `insert into users (id, email, name, birth_date, locale, created_at)
    values (gen_random_uuid(), $1, 'Ada', '1990-01-01', 'en', $2)`;
  await runAsOwner(database.url, text, [email, dayOf(day)]);
}

async function addFormer(current: string, former: string, day: number): Promise<void> {
  const text = `insert into former_emails (user_id, email, created_at)
    select id, $2, $3 from users where email = $1`;
  await runAsOwner(database.url, text, [current, former, dayOf(day)]);
}

async function addRows(email: string, day: number): Promise<void> {
  const text = `insert into contact_messages (id, is_priority, locale, name, email, message, created_at)
    values (gen_random_uuid(), false, 'en', 'Ada', $1, $2, $3)`;
  await runAsOwner(database.url, text, [email, `day ${day}`, dayOf(day)]);
  const purchase =
    "insert into unclaimed_subscriptions (id, email, created_at) values ($2, $1, $3)";
  await runAsOwner(database.url, purchase, [email, `day ${day}`, dayOf(day)]);
}

test("the migrations give a message and a purchase to the one account that had its address at the time", async () => {
  // The first account has the address from day 2 to 6, and the next one since day 10.
  await addUser("away@example.test", 2);
  await addUser("shared@example.test", 4);
  await addFormer("away@example.test", "shared@example.test", 6);
  await addFormer("shared@example.test", "before@example.test", 10);
  for (const day of [1, 3, 8, 11]) await addRows("shared@example.test", day);
  await addRows("before@example.test", 7);
  await addRows("stranger@example.test", 9);
  // Two accounts may have had this one on day 13.
  await addUser("one@example.test", 12);
  await addUser("two@example.test", 12);
  await addFormer("one@example.test", "both@example.test", 14);
  await addFormer("two@example.test", "both@example.test", 15);
  await addRows("both@example.test", 13);

  await migrateDatabase(database.url);
  const owners = [
    { id: "day 1", owner: null },
    { id: "day 3", owner: "away@example.test" },
    { id: "day 7", owner: "shared@example.test" },
    { id: "day 8", owner: null },
    { id: "day 9", owner: null },
    { id: "day 11", owner: "shared@example.test" },
    { id: "day 13", owner: null },
  ];
  for (const [table, name] of [
    ["contact_messages", "message"],
    ["unclaimed_subscriptions", "id"],
  ]) {
    const found = `select t.${name} as id, users.email as owner from ${table} t
      left join users on users.id = t.user_id order by t.created_at`;
    expect(await runAsOwner(database.url, found)).toEqual(owners);
  }
});
