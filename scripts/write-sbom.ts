// npm run sbom [-- <file>]: writes a CycloneDX bill of materials of the packages that production runs:
// those that it installs, and those in the builds of the server and the web.
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readImports } from "./boundaries/read-imports.ts";

/** One package of a bill of materials, as CycloneDX describes it. */
export type SbomComponent = {
  readonly "bom-ref": string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly properties: readonly { readonly name: string; readonly value: string }[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
};

/** The parts of a CycloneDX document that name packages. */
export type Sbom = {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly serialNumber: string;
  readonly metadata: { readonly component: SbomComponent };
  readonly components: readonly SbomComponent[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
};

type Lockfile = {
  readonly packages: Readonly<
    Record<string, { readonly name?: string; readonly version?: string; readonly dev?: boolean }>
  >;
};

const root = join(import.meta.dirname, "..");
const args = "sbom --sbom-format=cyclonedx --sbom-type=application --package-lock-only";
const developmentMark = "cdx:npm:package:development";

/** Creates the bill of materials of production; throws an Error when npm fails. */
export function createSbom(): Sbom {
  const { status, stdout, stderr } = spawnSync("npm", args.split(" "), {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 << 20,
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  return withoutDevelopment(JSON.parse(stdout) as Sbom);
}

/** npm's own `--omit=dev` would also omit the packages in the builds. */
function withoutDevelopment({ metadata, components, dependencies, ...sbom }: Sbom): Sbom {
  const shipped = new Set([...listInstalled(), ...listBundled(dependencies)]);
  return {
    ...sbom,
    metadata: { ...metadata, component: cleanComponent(metadata.component) },
    components: components.filter((each) => shipped.has(each["bom-ref"])).map(cleanComponent),
    dependencies: dependencies
      .filter(({ ref }) => shipped.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((to) => shipped.has(to)) })),
  };
}

/** Lists the packages that the sources of the builds import, and all that those depend on. */
function listBundled(dependencies: Sbom["dependencies"]): ReadonlySet<string> {
  const dependsOn = new Map(dependencies.map((each) => [each.ref, each.dependsOn]));
  const imported = listImportedPackages();
  const workspaces = dependencies.filter(({ ref }) => ref.startsWith("@tessera/"));
  const direct = workspaces.flatMap(({ dependsOn: all }) =>
    all.filter((ref) => imported.has(nameOf(ref))),
  );
  const found = new Set(direct);
  for (const ref of found) {
    // A workspace lists its tools too; what it imports is found in its sources.
    if (ref.startsWith("@tessera/")) continue;
    for (const next of dependsOn.get(ref) ?? []) found.add(next);
  }
  return found;
}

/** Lists the packages that sources import; tests do not count. */
function listImportedPackages(): ReadonlySet<string> {
  const files = globSync("{apps,packages}/*/{app,src}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: ["**/*.test.*", "**/testing/**"],
  });
  const imports = files.flatMap((file) =>
    readImports(file, readFileSync(join(root, file), "utf8")),
  );
  const names = imports.flatMap(({ specifier, isTypeOnly }) =>
    isTypeOnly ? [] : (/^(?:@[^/]+\/)?[^./#@][^/]*/.exec(specifier)?.[0] ?? []),
  );
  return new Set(names);
}

/** Lists every package of the lockfile that production installs. */
function listInstalled(): ReadonlySet<string> {
  const text = readFileSync(join(root, "package-lock.json"), "utf8");
  const { packages } = JSON.parse(text) as Lockfile;
  const copies = Object.entries(packages).filter(([, { dev }]) => !dev);
  return new Set(
    copies.map(([path, { name, version }]) => {
      return `${name ?? path.split("node_modules/").at(-1)}@${version}`;
    }),
  );
}

/** npm names workspaces by their folders, and marks a package by the first copy that it finds. */
function cleanComponent(component: SbomComponent): SbomComponent {
  const properties = component.properties.filter(({ name }) => name !== developmentMark);
  return { ...component, name: nameOf(component["bom-ref"]), properties };
}

function nameOf(reference: string): string {
  return reference.slice(0, reference.lastIndexOf("@"));
}

/** Writes the bill of materials to a file, and returns its number of packages. */
export function writeSbom(file: string): number {
  const sbom = createSbom();
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  return sbom.components.length;
}

if (import.meta.main) {
  const file = resolve(process.argv[2] ?? join(root, "sbom.json"));
  console.log(`${file}: ${writeSbom(file)} packages`);
}
