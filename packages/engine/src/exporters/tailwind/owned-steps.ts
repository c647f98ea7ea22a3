import { stepMark } from "./tailwind-steps.ts";

const sides = "b|be|bl|br|bs|e|ee|es|l|r|s|se|ss|t|tl|tr|x|y|z";
const lengths = "\\d.*|auto|block|flex|grid|table|ring|none|reverse";
const viewport = "full|px|dvh|dvw|svh|svw|lvh|lvw|lh|fit|max|min|screen";
const lines = "collapse|dashed|dotted|double|hidden|separate|solid|wavy|none|reverse";
const positions = "top|bottom|left|right|center|start|end";
const texts = "balance|clip|ellipsis|justify|nowrap|pretty|wrap|shadow";
const backgrounds =
  "auto|conic|contain|cover|fixed|local|linear|radial|repeat|scroll|inset|initial";
const words = "inherit|initial|current|transparent|none|inner";
const states =
  "backdrop|details-content|before|after|visited|target|open|default|checked|indeterminate|placeholder|placeholder-shown|autofill|optional|required|valid|invalid|user-valid|user-invalid|in-range|out-of-range|read-only|empty|focus|focus-within|focus-visible|hover|active|enabled|disabled|inert|marker|selection|file|first-letter|first-line|motion-safe|motion-reduce|contrast-more|contrast-less";
const relations = "not|group|peer|in|has|aria|max|min";
const places = "first|last|only|odd|even|first-of-type|last-of-type|only-of-type";

/**
 * The steps of each namespace that Tailwind's own classes use for something else: `--spacing-none`
 * would be the line height of `leading-none`, and `--radius-l` one of the left side of `rounded-l`.
 */
const ownedSteps: Readonly<Record<string, RegExp>> = {
  color: match(
    `\\d.*|${sides}|${positions}|${texts}|${backgrounds}|${lines}|base|sm|lg|xl|xs`,
    `${sides}|${positions}|blend|clip|conic|linear|no|origin|repeat|spacing|from|offset|shadow`,
  ),
  font: match("black|bold|extrabold|extralight|light|medium|normal|semibold|thin", "stretch"),
  text: match(`${positions}|${texts}`, "shadow|indent"),
  "font-weight": match("", "stretch"),
  leading: match("\\d.*|none|px"),
  // Of sizes and of heights.
  size: match(`\\d+|auto|none|${viewport}`),
  // Container widths (`2xl`) are restored by name.
  spacing: match(
    `(?![2-7]x[ls]$)(?:(?:${sides})-)?(?:${lengths}|${viewport})`,
    "ring|shadow|screen",
  ),
  radius: match(sides, sides),
  "border-width": match(`\\d.*|${sides}|${lines}`, `${sides}|spacing`),
  shadow: match(`${words}|black|white|.*-(?:50|950|[1-9]00)`),
  breakpoint: match(`${states}|${relations}|${places}`, relations),
  "z-index": match("\\d.*|auto"),
  "transition-duration": match("\\d.*|initial"),
  ease: match("initial|linear"),
};

/** Matches whole steps, and those that begin with one of some words; none with our own mark. */
function match(whole: string, starts = "(?!)"): RegExp {
  return new RegExp(`^(?!${stepMark})(?:(?:${whole})$|(?:${starts})-)`);
}

/** Returns whether Tailwind's own classes use a step of a namespace for something else. */
export function isOwnedStep(theme: string, step: string): boolean {
  return ownedSteps[theme]?.test(step) ?? false;
}
