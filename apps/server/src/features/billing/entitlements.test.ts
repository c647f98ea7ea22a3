import { operations, plans, type OperationId } from "@tessera/contract";
import { createRecipe, defaultAdvancedColor, formats } from "@tessera/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { addTestMember, createPerson } from "#testing/factories.ts";
import {
  badCard,
  createBuyer,
  createProBuyer,
  readBilling,
  settlePayments,
  startPaymentApp,
  waitForPlan,
  type Buyer,
  type PaymentApp,
} from "#testing/payment-fixture.ts";
import { runAsOwner } from "#testing/owner.ts";
import { createTestProject } from "#testing/project-fixture.ts";

let server: PaymentApp;
beforeAll(async () => {
  server = await startPaymentApp();
});
afterAll(() => server.close());

/** The states of an organization's plan, each made through the payment provider. */
const states = {
  Free: () => createBuyer(server),
  Pro: () => createProBuyer(server),
  "Pro, past due": async () => {
    const buyer = await createProBuyer(server);
    const { bank } = server.sandbox;
    bank.setCard(bank.requireSubscription(buyer.subscriptionId).customerId, badCard);
    bank.renew(buyer.subscriptionId);
    await settlePayments(server);
    expect((await readBilling(server, buyer)).subscription?.state).toBe("past-due");
    return buyer;
  },
  ended: async () => {
    const buyer = await createProBuyer(server);
    server.sandbox.bank.cancel(buyer.subscriptionId, true);
    await waitForPlan(server, buyer, "free");
    return buyer;
  },
} as const satisfies Record<string, () => Promise<Buyer>>;

type Place = Buyer & { readonly projectId: string };

/** Calls an operation as the owner; the outcome is a status, with the code of an error. */
async function call(
  { owner, organizationId, projectId }: Place,
  id: OperationId,
  { headers, ...input }: Parameters<typeof callOperation>[2] = {},
): Promise<string> {
  const answer = await callOperation(server, id, {
    ...input,
    params: { organizationId, projectId, ...input.params },
    headers: { ...owner.headers, "x-organization-id": organizationId, ...headers },
  });
  return outcomeOf(answer);
}

const recipe = createRecipe();
const black = { type: "color", hex: "#000000", alpha: 0.5 };
const opaque = { type: "color", hex: "#0d9488", alpha: 1 };
const layer = { offsetXPx: 0, offsetYPx: 1, blurPx: 10, spreadPx: 1, color: black };
const save = (place: Place, changed: object) =>
  call(place, "updateRecipe", { headers: { "if-match": "*" }, body: { recipe: changed } });
const exportAs = (place: Place, format: string, query = {}) =>
  call(place, "exportVariables", { params: { format }, query });

const saveAdvanced = (place: Place, advanced: object) =>
  save(place, {
    ...recipe,
    color: { ...recipe.color, advanced: { ...defaultAdvancedColor, ...advanced } },
  });

type Row = { run: (place: Place) => Promise<string>; free: string; pro: string };

function onlyPro(run: Row["run"]): Row {
  return { run, free: "403 planLimit", pro: "200" };
}

function exportRow(format: string): Row {
  const isFree = ["css", "scss", "figma"].includes(format);
  const row = onlyPro((place) => exportAs(place, format));
  return { ...row, free: isFree ? "200" : row.free };
}

/** The rows of the table of entitlements, with their outcomes on Free and on Pro. */
const rows: Readonly<Record<string, Row>> = {
  "a second design system": {
    run: (place) => call(place, "createProject", { body: { name: "Second" } }),
    free: "403 planLimit",
    pro: "201",
  },
  "a second member": {
    run: (place) =>
      call(place, "createInvitations", {
        body: { emails: [`${crypto.randomUUID()}@example.test`], role: "viewer" },
      }),
    free: "403 planLimit",
    pro: "201",
  },
  "an edit by a second member": { run: editAsSecondMember, free: "403 planLimit", pro: "200" },
  "the days of version history": {
    run: async (place) => String((await readOwn(place, operations.listVersions)).days),
    free: "7",
    pro: "30",
  },
  // The templates are drawn in the browser; the API gives the plan that decides about them.
  "the component templates": {
    run: async ({ owner, organizationId }) => {
      const { data } = await callApp(server, owner, operations.listOrganizations, { query: {} });
      const found = data.find(({ id }) => String(id) === organizationId);
      return String(plans[found?.plan ?? "free"].entitlements.componentTemplates);
    },
    free: "5",
    pro: "Infinity",
  },
  "the basic palette": { run: (place) => save(place, recipe), free: "200", pro: "200" },
  "a second palette": onlyPro((place) =>
    saveAdvanced(place, { palettes: { extra: { base: "#0d9488" } } }),
  ),
  "a pinned step": onlyPro((place) =>
    saveAdvanced(place, { pinnedSteps: { primary: { 300: "#0d9488" } } }),
  ),
  "another step of the base color": onlyPro((place) =>
    saveAdvanced(place, { baseSteps: { primary: "500" } }),
  ),
  "a contrast target": onlyPro((place) =>
    save(place, {
      ...recipe,
      color: { ...recipe.color, contrastTargets: { text: "aaa", pairs: {} } },
    }),
  ),
  "a pinned color of a token": onlyPro((place) =>
    save(place, {
      ...recipe,
      overrides: { "color.primary.500": opaque },
    }),
  ),
  "wide-gamut colors": onlyPro((place) => exportAs(place, "css", { wideColors: "true" })),
  "a custom token": onlyPro((place) =>
    save(place, {
      ...recipe,
      customTokens: { "shadow.own.soft": { type: "shadow", layers: [layer] } },
    }),
  ),
  "a token that refers to another one": onlyPro((place) =>
    save(place, {
      ...recipe,
      overrides: { "spacing.m": { type: "alias", to: "spacing.l" } },
    }),
  ),
  ...Object.fromEntries(formats.map(({ id }) => [`an export as ${id}`, exportRow(id)])),
  "an export of dark mode": onlyPro((place) => exportAs(place, "css", { schemes: "light,dark" })),
  "priority support": { run: sendFeedback, free: "standard", pro: "priority" },
  "a read with an API key": {
    run: (place) => callWithKey(place, "read", "getRecipe"),
    free: "200",
    pro: "200",
  },
  "a write with an API key": {
    run: (place) => callWithKey(place, "write", "updatePalette"),
    free: "403 planLimit",
    pro: "200",
  },
};

/** Saves as an editor who joined after the owner. */
async function editAsSecondMember(place: Place): Promise<string> {
  const owner = await createPerson(server, "Edip Editor");
  await addTestMember(server, place.organizationId, owner, "editor");
  return save({ ...place, owner }, recipe);
}

async function readOwn({ owner, projectId }: Place, operation: typeof operations.listVersions) {
  const input = { params: { projectId }, query: {} };
  return (await callApp(server, owner, operation, input)).data;
}

async function sendFeedback({ owner, organizationId }: Place): Promise<string> {
  await callApp(server, owner, operations.sendFeedback, {
    organizationId,
    body: { text: "It is a pleasure to use." },
  });
  const [row] = await runAsOwner<{ isPriority: boolean }>(
    server.ownerUrl,
    `select is_priority as "isPriority" from feedback where user_id = $1`,
    [owner.userId],
  );
  return row?.isPriority ? "priority" : "standard";
}

async function callWithKey(place: Place, scope: "read" | "write", id: OperationId) {
  const { data } = await callApp(server, place.owner, operations.createApiKey, {
    body: { name: scope, scope },
  });
  const headers = { authorization: `Bearer ${data.key}`, "if-match": "*" };
  const body = id === "updatePalette" ? { body: { baseColor: "#0d9488" } } : {};
  return call(place, id, { headers, ...body });
}

describe.each(Object.entries(states))("%s", (state, create) => {
  let place: Place;
  beforeAll(async () => {
    const buyer = await create();
    const project = await createTestProject(server, buyer.owner, buyer.organizationId);
    place = { ...buyer, projectId: project.id };
  });

  test.each(Object.entries(rows))("%s", async (_name, { run, free, pro }) => {
    expect(await run(place)).toBe(state.startsWith("Pro") ? pro : free);
  });
});
