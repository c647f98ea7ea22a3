import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSbom } from "./write-sbom.ts";

type Locked = {
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
};

const lockfile = JSON.parse(
  readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8"),
) as { readonly packages: Readonly<Record<string, Locked>> };
const sbom = createSbom();
const references = new Map(sbom.components.map((each) => [each["bom-ref"], each]));

/** Lists the registry packages that production installs. */
function listInstalled(): readonly { reference: string; integrity: string }[] {
  return Object.entries(lockfile.packages).flatMap(([path, { name, version, integrity, dev }]) => {
    if (integrity === undefined || dev) return [];
    return [{ reference: `${name ?? path.split("node_modules/").at(-1)}@${version}`, integrity }];
  });
}

function hexOf(integrity: string): string {
  return Buffer.from(integrity.replace(/^sha512-/, ""), "base64").toString("hex");
}

test("is a CycloneDX document of Tessera", () => {
  expect(sbom).toMatchObject({
    $schema: `http://cyclonedx.org/schema/bom-${sbom.specVersion}.schema.json`,
    bomFormat: "CycloneDX",
    specVersion: expect.stringMatching(/^1\.[5-9]$/),
    serialNumber: expect.stringMatching(/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
    metadata: { component: { type: "application", name: "tessera" } },
  });
});

test("lists each package once, with its version and its registry address", () => {
  expect(references.size).toBe(sbom.components.length);
  for (const { name, version, purl, "bom-ref": reference } of sbom.components) {
    expect(reference).toBe(`${name}@${version}`);
    expect(purl).toBe(`pkg:npm/${name.replace("@", "%40")}@${version}`);
  }
});

test("contains every package that production installs, with its hash", () => {
  const installed = listInstalled();
  expect(installed.length).toBeGreaterThan(50);
  for (const { reference, integrity } of installed) {
    expect(references.get(reference)?.hashes, reference).toEqual([
      { alg: "SHA-512", content: hexOf(integrity) },
    ]);
  }
  const unhashed = sbom.components.filter(({ hashes }) => hashes === undefined);
  expect(unhashed.every(({ name }) => name.startsWith("@tessera/"))).toBe(true);
});

test("contains the packages in the builds, and omits those that only development needs", () => {
  const names = sbom.components.map(({ name }) => name);
  const bundled = ["fastify", "nodemailer", "pg", "pg-protocol", "zod"];
  const inPages = ["react", "react-aria-components", "react-stately"];
  expect(names).toEqual(expect.arrayContaining([...bundled, ...inPages]));
  const tools = /^(?:vite|vitest|typescript|rolldown|oxlint|drizzle-kit|smtp-server|fast-check)$/;
  expect(names.filter((name) => tools.test(name))).toEqual([]);
  expect(JSON.stringify(sbom)).not.toContain("cdx:npm:package:development");
});

test("lists the dependencies of each package among the listed ones", () => {
  const known = new Set([...references.keys(), sbom.metadata.component["bom-ref"]]);
  const { dependencies } = sbom;
  expect(dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])).toSatisfy(
    (named: readonly string[]) => named.every((reference) => known.has(reference)),
  );
  expect(new Set(dependencies.map(({ ref }) => ref))).toEqual(known);
});
