import { categories, type CategoryName } from "@tessera/contract";
import {
  requireDesign,
  saveProject,
  showProject,
  type StoredProject,
} from "#features/projects/index.ts";
import type { Implement } from "#operations/implement.ts";
import { changeGroup, serializeGroup } from "./variable-groups.ts";

/** Adds the operations of the categories that are read and written alike, such as radii. */
export function implementCategories(implement: Implement): void {
  for (const name of Object.keys(categories) as CategoryName[]) implementCategory(implement, name);
}

function implementCategory(implement: Implement, name: CategoryName): void {
  const { read, write } = categories[name];
  const show = ({ design }: Pick<StoredProject, "design">) =>
    serializeGroup(requireDesign(design), name);
  implement(read, showProject(show));
  implement(write, (call, services) =>
    saveProject(call, services, {
      operation: write.id,
      change: ({ design }) => ({
        design: changeGroup(requireDesign(design), name, call.body, call),
      }),
      show,
    }),
  );
}
