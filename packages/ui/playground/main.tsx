import "@tessera/ui/theme.css";
import "@tessera/ui/base.css";
import { setupI18n } from "@lingui/core";
import { I18nProvider as TextsProvider } from "@lingui/react";
import { loadPopups, loadUiTexts } from "@tessera/ui";
import { StrictMode } from "react";
import { I18nProvider as FormatsProvider } from "react-aria-components";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { parseAddress, type PlaygroundAddress, printAddress } from "./address.ts";
import { stagedSpecimens } from "./find-specimens.ts";
import { Playground } from "./playground.tsx";
import { readFacts } from "./playground-window.ts";
import { Stage } from "./stage.tsx";

const messages = { en: await loadUiTexts("en"), tr: await loadUiTexts("tr") };
// Suites measure popups whose code has loaded; `lazy` in the address is for the suite of the loading.
if (!new URLSearchParams(location.search).has("lazy")) await loadPopups();
const root = createRoot(requireRoot());
let showings = 0;

window.playground = {
  specimens: Object.fromEntries(
    [...stagedSpecimens].map(([name, specimen]) => [name, readFacts(specimen)]),
  ),
  show,
};
await show(parseAddress(location.search));

async function show(address: PlaygroundAddress): Promise<void> {
  showings += 1;
  render(address);
  // Fonts start to load at the first layout that uses them; before it, none is awaited.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

function render(address: PlaygroundAddress): void {
  const { product, theme, density, locale } = address;
  const { documentElement: page, body } = document;
  page.lang = locale;
  Object.assign(page.dataset, { product, theme, density });
  body.className = theme;
  const i18n = setupI18n({ locale, messages });
  flushSync(() =>
    root.render(
      <StrictMode>
        <TextsProvider i18n={i18n} key={showings}>
          <FormatsProvider locale={locale === "tr" ? "tr-TR" : "en-US"}>
            {address.specimen === undefined ? (
              <Playground address={address} onChange={change} />
            ) : (
              <Stage {...address} />
            )}
          </FormatsProvider>
        </TextsProvider>
      </StrictMode>,
    ),
  );
}

/** Changes a setting of the page: states keep what was typed, and a reload keeps the settings. */
function change(address: PlaygroundAddress): void {
  history.replaceState(undefined, "", printAddress(address) + location.hash);
  render(address);
}

function requireRoot(): HTMLElement {
  const element = document.getElementById("root");
  if (!element) throw new Error("index.html has no #root.");
  return element;
}
