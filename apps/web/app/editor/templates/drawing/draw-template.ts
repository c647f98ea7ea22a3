import type { SharedFile, TemplateFile } from "../load-template.ts";
import { drawMarkup } from "./draw-markup.ts";

/**
 * The root of a template sizes the canvas, and keeps its layout apart from the page's. Transitions
 * are for the pointer: without it, a new token value shows at once and costs no further frames.
 */
const hostCss = `
  :host { display: block; contain: content; }
  .canvas { min-height: 100%; }
  :host(:not(:hover)) .canvas { --duration-fast: 0s; --duration-normal: 0s; }
`;

const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";
const sheets = new Map<string, CSSStyleSheet>();

/**
 * Draws a template in the shadow root of an element, so that no rule of the page reaches it and none
 * of its own reaches the page. It is a picture: the pointer changes its controls, but nothing in it
 * takes the keyboard, leaves the page or sends a form.
 */
export function drawTemplate(host: HTMLElement, shared: SharedFile, file: TemplateFile): void {
  const root = host.shadowRoot ?? openRoot(host);
  root.adoptedStyleSheets = [hostCss, shared.css, file.css].map(sheetOf);
  const canvas = document.createElement("div");
  canvas.className = "canvas";
  drawMarkup(file.screen, canvas);
  for (const element of canvas.querySelectorAll(focusable)) element.setAttribute("tabindex", "-1");
  root.replaceChildren(canvas);
}

function openRoot(host: HTMLElement): ShadowRoot {
  const root = host.attachShadow({ mode: "open" });
  root.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a, button, form"))
      event.preventDefault();
  });
  root.addEventListener("submit", (event) => event.preventDefault());
  return root;
}

/** Returns the sheet of a text; frames of the same template share it. */
function sheetOf(text: string): CSSStyleSheet {
  const known = sheets.get(text);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}
