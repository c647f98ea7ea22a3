import { join, relative } from "node:path";
import { build, type Rolldown } from "vite";

/** A file of a build with the modules in it, and the files that it imports. */
export type BuiltFile = Pick<Rolldown.OutputChunk, "fileName" | "facadeModuleId" | "imports"> & {
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
};

/** A group of modules that is bundled as one file. */
export type CodeGroup = { readonly name: string; readonly test: (id: string) => boolean };

type Group = {
  readonly areas: readonly string[];
  readonly modules: string[];
  /** The areas that load each module which the modules of the group import. */
  readonly imported: (readonly string[])[];
  size: number;
};

const repository = join(import.meta.dirname, "../..");

/** Every page loads this file and what it imports. */
const entry = "apps/web/app/entry.client.tsx";
const application = [
  "apps/web/app/application/application-layout.tsx",
  "packages/ui/src/core/toast/toast-list.tsx",
];

/** The areas of the site that are opened separately, with the files that each loads by itself. */
export const areas: Readonly<Record<string, readonly string[]>> = {
  home: ["apps/web/app/marketing/site-layout.tsx", "apps/web/app/marketing/home/home-page.tsx"],
  site: [
    "apps/web/app/marketing/pricing/pricing-page.tsx",
    "apps/web/app/marketing/legal/cookie-policy-page.tsx",
    "apps/web/app/marketing/legal/privacy-policy-page.tsx",
    "apps/web/app/marketing/legal/terms-of-service-page.tsx",
    "apps/web/app/marketing/not-found/not-found-page.tsx",
  ],
  login: [
    "apps/web/app/authentication/login-page.tsx",
    "apps/web/app/authentication/verification-page.tsx",
    "apps/web/app/authentication/forgot-page.tsx",
    "apps/web/app/authentication/reset-page.tsx",
  ],
  registration: [
    "apps/web/app/authentication/register-page.tsx",
    "apps/web/app/authentication/social-callback-page.tsx",
  ],
  overview: [
    ...application,
    "apps/web/app/overview/overview-page.tsx",
    "apps/web/app/overview/project-picture.tsx",
    "apps/web/app/activity/activity-parts.ts",
  ],
  editor: [
    ...application,
    "apps/web/app/editor/frame/editor-layout.tsx",
    "apps/web/app/editor/screens/colors/colors-screen.tsx",
  ],
};

/** The areas whose own code is a group too, because the screens of other addresses share most of it. */
const sharedAreas: ReadonlySet<string> = new Set(["login", "registration", "overview", "editor"]);

/**
 * A smaller group, in characters before compression, costs more as a file of its own than as a part
 * of a file that more areas load.
 */
const leastSize = 24_000;

/** Builds the browser’s code without groups, in memory, and groups its modules by their use. */
export async function findGroups(web: string): Promise<CodeGroup[]> {
  const { output } = (await build({
    root: web,
    logLevel: "error",
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  return groupModules(output.filter((file) => file.type === "chunk"));
}

/**
 * Groups the modules of a build without groups: the areas that use a module decide its group. A few
 * large files compress better than many small ones. A module that one area uses remains with the
 * bundler, unless the code of that area is shared with the screens of other addresses.
 */
export function groupModules(files: readonly BuiltFile[]): CodeGroup[] {
  const users = listUsers(files);
  const areasOf = (file: string): readonly string[] => listAreas(users.get(file));
  const groups = new Map<string, Group>();
  for (const { fileName, imports, modules } of files) {
    const used = users.get(fileName) ?? new Set();
    const names = listAreas(used);
    const isShared = used.size > 1 && (names.length > 1 || sharedAreas.has(names[0] ?? ""));
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      // A file that is imported by itself, such as a page, keeps its own name.
      const canMove = isShared && !used.has(pathOf(id));
      if (!canMove && !used.has(entry)) continue;
      const name = names.join("-");
      const group = groups.get(name) ?? { areas: names, modules: [], imported: [], size: 0 };
      groups.set(name, group);
      group.modules.push(id);
      group.imported.push(...imports.map(areasOf));
      group.size += renderedLength;
    }
  }
  return mergeSmall(groups).map(([name, { modules }]) => {
    const ids = new Set(modules);
    return { name, test: (id) => ids.has(id) };
  });
}

/** Lists the areas that load what some files of the repository use. */
function listAreas(used: ReadonlySet<string> = new Set()): readonly string[] {
  return Object.keys(areas).filter((name) =>
    [entry, ...(areas[name] ?? [])].some((file) => used.has(file)),
  );
}

/** Lists, for each file of the build, the files of the repository whose import loads it. */
function listUsers(files: readonly BuiltFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const users = new Map<string, Set<string>>();
  for (const { fileName, facadeModuleId } of files) {
    if (facadeModuleId === null) continue;
    const user = pathOf(facadeModuleId);
    const loaded = new Set([fileName]);
    for (const name of loaded) {
      for (const part of byName.get(name)?.imports ?? []) loaded.add(part);
      users.set(name, (users.get(name) ?? new Set()).add(user));
    }
  }
  return users;
}

function pathOf(id: string): string {
  return relative(repository, id).replaceAll("\\", "/");
}

/**
 * Adds each small group to the next larger one that all its areas load and whose areas load what it
 * imports from other groups, and sorts the most used first.
 */
function mergeSmall(groups: ReadonlyMap<string, Group>): readonly (readonly [string, Group])[] {
  const sorted = [...groups].toSorted(
    ([, a], [, b]) => a.areas.length - b.areas.length || a.size - b.size,
  );
  const kept = sorted.filter(([, group], index) => {
    const larger = sorted
      .slice(index + 1)
      .find(
        ([, { areas: others }]) =>
          isWithin(group.areas, others) &&
          group.imported.every(
            (imported) => isEqual(imported, group.areas) || isWithin(others, imported),
          ),
      );
    if (!larger || group.size >= leastSize) return true;
    larger[1].modules.push(...group.modules);
    larger[1].imported.push(...group.imported);
    larger[1].size += group.size;
    return false;
  });
  return kept.toReversed();
}

function isEqual(names: readonly string[], others: readonly string[]): boolean {
  return names.join() === others.join();
}

function isWithin(names: readonly string[], others: readonly string[]): boolean {
  return names.every((name) => others.includes(name));
}
