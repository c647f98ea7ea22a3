import { expect, test } from "vitest";
import { findRoute } from "./routes.ts";

const pageOf = (path: string) => findRoute(path).files.at(-1);

test("finds the page of an address in every language, in its layouts", () => {
  const files = ["marketing/site-layout.tsx", "marketing/pricing/pricing-page.tsx"];
  for (const path of ["/pricing", "/pricing/", "/tr/pricing", "/Pricing"]) {
    expect(findRoute(path).files).toEqual(files);
  }
  expect(pageOf("/tr")).toBe("marketing/home/home-page.tsx");
});

test("names the segments of the design-system area", () => {
  expect(findRoute("/acme/web/design-system").params).toEqual({
    organization: "acme",
    project: "web",
  });
  expect(findRoute("/tr/acme/web/design-system/variables/css").params).toEqual({
    organization: "acme",
    project: "web",
    format: "css",
  });
  expect(findRoute("/design-system/colors").params).toEqual({});
});

test("keeps the layouts of the design-system area when the address gets a project", () => {
  const { files } = findRoute("/acme/web/design-system/colors");
  expect(files).toEqual(["application/application-layout.tsx", "editor/frame/editor-layout.tsx"]);
  expect(findRoute("/design-system/colors").files).toEqual(files);
});

test.each(["/nothing", "/acme/web", "/pricing/more", "/acme/%zz/design-system/colors"])(
  "shows the missing page at %s",
  (path) => expect(pageOf(path)).toBe("marketing/not-found/not-found-page.tsx"),
);
