import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Entitlements, NamedFormat } from "@tessera/contract";

/**
 * What a plan includes of a feature: nothing, everything, a text, names, or a number that is drawn
 * as tiles.
 */
export type PlanCell = boolean | MessageDescriptor | string | { readonly tiles: number };

const shortNames: Readonly<Record<NamedFormat, string>> = {
  css: "CSS",
  scss: "SCSS",
  figma: "Figma",
};

/** One row of the comparison. */
export type PlanRow = {
  readonly name: MessageDescriptor;
  readonly note?: MessageDescriptor;
  /** True when it is in development: the plan includes it, but it cannot be used yet. */
  readonly isComing?: true;
  readonly cell: (entitlements: Entitlements) => PlanCell;
};

/** The rows of the comparison, in groups; every value is read from the plans. */
export const planGroups: readonly {
  readonly title: MessageDescriptor;
  readonly rows: readonly PlanRow[];
}[] = [
  {
    title: msg({ message: "Limits", context: "of a plan" }),
    rows: [
      {
        name: msg`Design systems`,
        note: msg`One for each of your products`,
        cell: ({ designSystems }) => ({ tiles: designSystems }),
      },
      {
        name: msg`Members`,
        note: msg`Viewers, editors, admins, owners`,
        cell: ({ members }) => ({ tiles: members }),
      },
      {
        name: msg`Component templates`,
        note: msg`Complete screens in your tokens`,
        cell: ({ componentTemplates }) =>
          Number.isFinite(componentTemplates)
            ? msg`${plural(componentTemplates, { one: "# template", other: "# templates" })}`
            : msg`All`,
      },
      {
        name: msg`Version history`,
        note: msg`Compare, name, pin, restore`,
        cell: ({ versionHistoryDays }) =>
          msg`${plural(versionHistoryDays, { one: "# day", other: "# days" })}`,
      },
    ],
  },
  {
    title: msg`Colors and tokens`,
    rows: [
      {
        name: msg`Color system`,
        note: msg`Contrast promises on both plans`,
        cell: ({ hasAdvancedColor }) =>
          hasAdvancedColor
            ? msg`Advanced: pin exact colors`
            : msg`Basic: one palette from the base color`,
      },
      {
        name: msg`Dark mode`,
        note: msg`Contrast-checked on every surface`,
        cell: ({ hasDarkMode }) => (hasDarkMode ? msg`Generated and exported` : false),
      },
      {
        name: msg`Design tokens`,
        note: msg`DTCG files with aliases, and custom tokens. Import is coming soon.`,
        cell: ({ hasDesignTokens }) => hasDesignTokens,
      },
    ],
  },
  {
    title: msg`Export and support`,
    rows: [
      {
        name: msg`Export`,
        note: msg`11 formats, more to come`,
        cell: ({ exportFormats }) =>
          exportFormats === "all"
            ? msg`All formats`
            : exportFormats.map((id) => shortNames[id]).join(", "),
      },
      {
        name: msg`Support`,
        cell: ({ support }) => (support === "priority" ? msg`Priority` : msg`Standard`),
      },
      {
        name: msg`Guided onboarding`,
        cell: () => true,
      },
      {
        name: msg`Training`,
        isComing: true,
        cell: ({ support }) =>
          support === "priority" ? msg`Documentation and videos` : msg`Documentation`,
      },
    ],
  },
  {
    title: msg`Not available on either plan`,
    rows: [
      { name: msg`API access`, cell: () => false },
      { name: msg`Custom branding`, cell: () => false },
      { name: msg`Support SLA`, cell: () => false },
    ],
  },
];
