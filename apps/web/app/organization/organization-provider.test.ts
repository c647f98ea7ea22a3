import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useOrganization } from "./organization-provider.tsx";

function OrganizationName() {
  return useOrganization().organization?.name;
}

test("names the missing provider", () => {
  expect(() => renderToString(createElement(OrganizationName))).toThrow(
    "useOrganization must be used within OrganizationProvider",
  );
});
