/** A group of modules that is bundled as one file. */
type CodeGroup = { readonly name: string; readonly test: RegExp };

const application = "application";
const editor = "editor";

/** The groups that no public page loads. */
export const privateGroups: readonly string[] = [application, editor];

/**
 * The groups of the browser's code, one file each. The first match wins and includes the modules
 * that it imports. A few large files compress better than many small ones. The groups are the code
 * of every page, the code that public pages and the application share, the application, and the
 * editor. The rest is split by route.
 */
export const codeGroups: CodeGroup[] = [
  {
    name: "base",
    test: /apps\/web\/app\/(entry\.client|root)\.tsx|marketing\/site-layout\.tsx|navigation\/describe-page\.ts|session\/redirect-history\.ts|contract\/src\/(sentences\/locale|plans\/plan)\.ts|format\/print-number\.ts/,
  },
  {
    name: "fields",
    test: /ui\/src\/core\/(field\/text-field|segmented-control\/segmented-control|text\/hidden-text|ramp\/ramp)\.tsx|private\/(Heading|SelectionIndicator|focus\/FocusScope|visually-hidden\/VisuallyHidden|utils\/(number|useEvent))\.mjs|icons\/(check|lock|pipette)\.mjs/,
  },
  {
    name: "engine",
    test: /engine\/src\/(design\/create-design|tokens\/print-token-value|categories\/color\/starter-palettes|exporters\/format\/format-list)\.ts/,
  },
  {
    name: "controls",
    test: /ui\/src\/core\/(color-field\/color-field|slider\/slider-field|code-block\/copy-text)\.|icons\/copy\.mjs/,
  },
  { name: "collections", test: /ui\/src\/core\/tabs\/tabs\.tsx/ },
  {
    name: application,
    test: /web\/app\/(application\/application-layout|shell\/configure-header)\.tsx|ui\/src\/core\/(skeleton\/skeleton|popover\/popover|fold-case)\.|contract\/src\/api\/(role|revision-tag)\.ts|private\/list\/(useListState|ListCollection)\.mjs|icons\/(search|sliders-horizontal)\.mjs/,
  },
  { name: editor, test: /web\/app\/editor\/frame\/editor-layout\.tsx/ },
];
