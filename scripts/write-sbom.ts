// npm run sbom [-- <file>]: writes a CycloneDX bill of materials of the packages that a production
// server runs.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

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

/** Creates the bill of materials of a production server; throws an Error when npm fails. */
export function makeSbom(): Sbom {
  const { status, stdout, stderr } = spawnSync("npm", args.split(" "), {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 << 20,
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  return withoutDevelopment(JSON.parse(stdout) as Sbom);
}

/** npm's own `--omit=dev` also omits packages such as react that both the server and its tools depend on. */
function withoutDevelopment({ metadata, components, dependencies, ...sbom }: Sbom): Sbom {
  const shipped = listShipped();
  return {
    ...sbom,
    metadata: { ...metadata, component: cleanComponent(metadata.component) },
    components: components.filter((each) => shipped.has(each["bom-ref"])).map(cleanComponent),
    dependencies: dependencies
      .filter(({ ref }) => shipped.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((to) => shipped.has(to)) })),
  };
}

/** Lists every package of the lockfile that production installs too. */
function listShipped(): ReadonlySet<string> {
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
  const reference = component["bom-ref"];
  const properties = component.properties.filter(({ name }) => name !== developmentMark);
  return { ...component, name: reference.slice(0, reference.lastIndexOf("@")), properties };
}

if (import.meta.main) {
  const file = resolve(process.argv[2] ?? join(root, "sbom.json"));
  const sbom = makeSbom();
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`${file}: ${sbom.components.length} packages`);
}
