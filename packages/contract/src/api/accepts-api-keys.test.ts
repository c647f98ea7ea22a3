import { expect, test } from "vitest";
import { acceptsApiKeys } from "./accepts-api-keys.ts";
import { calls, type OperationId } from "./calls.ts";

test("API keys reach organizations to read them, projects and their parts, and nothing else", () => {
  const ids = Object.keys(calls) as OperationId[];
  const others = ids.filter((id) => !acceptsApiKeys(calls[id])).map((id) => calls[id].path);
  for (const path of others)
    expect(path).toMatch(
      /^\/(auth|user|common|config|invitations|organizations|shares|:paymentProvider)\b/,
    );
  expect(acceptsApiKeys(calls.listOrganizations)).toBe(true);
  expect(acceptsApiKeys(calls.createOrganization)).toBe(false);
  expect(acceptsApiKeys(calls.updateOrganization)).toBe(false);
  expect(acceptsApiKeys(calls.createProject)).toBe(true);
  expect(acceptsApiKeys(calls.exportVariables)).toBe(true);
  expect(acceptsApiKeys({ method: "GET", path: "/projectsecrets" })).toBe(false);
});
