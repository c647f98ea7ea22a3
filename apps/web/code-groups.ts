/** A group of modules that is bundled as one file. */
type CodeGroup = {
  readonly name: string;
  readonly test: RegExp;
  /** How many parts that load by themselves must share a module before the group takes it. */
  readonly minShareCount?: number;
};

/** The groups that no public page loads. */
export const privateGroups: readonly string[] = ["application", "editor", "screens"];

/**
 * The groups of the browser's code, one file each. The first match wins and includes the modules
 * that it imports. A few large files compress better than many small ones. The groups are the code
 * of every page, the code that several areas share, the forms that log in, the application, popups
 * that open, the editor, and what its screens share. The rest is split by route.
 */
export const codeGroups: CodeGroup[] = [
  {
    name: "base",
    test: /apps\/web\/app\/(entry\.client|root)\.tsx|shell\/(site-(header|footer)\.tsx|tiles\.module\.css)|navigation\/page-head\.tsx|session\/redirect-history\.ts|contract\/src\/(sentences\/locale|plans\/plan)\.ts|format\/print-number\.ts/,
  },
  {
    name: "fields",
    test: /ui\/src\/core\/(button\/icon-button|field\/text-field|segmented-control\/segmented-control|text\/hidden-text|ramp\/ramp)\.tsx|private\/(Heading|SelectionIndicator|focus\/FocusScope|visually-hidden\/VisuallyHidden|i18n\/(useCollator|useLocalizedStringFormatter)|utils\/(getScrollParent|number|scrollIntoView|useDescription|useEvent|useSlot))\.mjs|icons\/(check|circle-check|lock|pipette)\.mjs/,
  },
  {
    name: "shared",
    test: /web\/app\/(http\/(send|use-failure-text)|session\/(session-store|end-session)|api-client\/first-user|log-out\/use-forget-ended-session|palettes\/starter-columns)\.tsx?|ui\/src\/core\/error-note\/error-note\.tsx/,
  },
  {
    name: "forms",
    test: /web\/app\/authentication\/(authentication-frame|login-form|pending-email|use-finish-login)\.tsx?/,
  },
  {
    name: "engine",
    test: /engine\/src\/(design\/parse-recipe|tokens\/print-token-value|categories\/color\/starter-palettes|exporters\/format\/format-list)\.ts/,
  },
  {
    name: "controls",
    test: /ui\/src\/core\/(color-field\/color-field|slider\/slider-field|code-block\/copy-text)\.|icons\/copy\.mjs/,
  },
  {
    name: "application",
    test: /web\/app\/(api-client\/query-client|application\/requested-login|log-out\/requested-log-out|commands\/logged-in-commands|shell\/configure-header)\.tsx?|ui\/src\/core\/(select\/select|skeleton\/skeleton|fold-case)\.|contract\/src\/api\/(role|revision-tag)\.ts|icons\/(info|plus|rotate-ccw|search|sliders-horizontal|trash|triangle-alert|x)\.mjs/,
  },
  {
    name: "popups",
    test: /ui\/src\/core\/(menu\/menu|popover\/popover|tabs\/tabs)\.tsx/,
  },
  {
    name: "editor",
    test: /web\/app\/editor\/frame\/(last-project-redirect|project-editor|project-gate)\.tsx/,
  },
  // Public pages use both of these, so that they are not part of the next group.
  {
    name: "tag",
    test: /ui\/src\/core\/tag\/tag\.tsx/,
  },
  {
    name: "checkbox",
    test: /ui\/src\/core\/checkbox\/checkbox\.tsx/,
  },
  {
    name: "screens",
    test: /web\/app\/editor\/|ui\/src\/core\/(action-bar|switch|text-area)\//,
    minShareCount: 3,
  },
];
