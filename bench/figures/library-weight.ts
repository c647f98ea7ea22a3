// Measures pages that use one component of the interface library, beside a page with only React.
import { join } from "node:path";
import { libraryPlugins } from "@tessera/ui/vite";
import type { PluginOption } from "vite";
import { type BuiltPage, buildPage } from "../build-page.ts";
import { reportFigures } from "../figure.ts";
import type { Figure } from "../figure.ts";

const library = join(import.meta.dirname, "../../packages/ui");
const strippingName = "locales-plugin";

/** Words of React Aria's German, Japanese and Russian catalogs. */
const foreignWords = [/Schließen/, /閉じる|閉める/, /Закрыть/];

reportFigures(await measureLibraryWeight());

/**
 * Measures a page with a button and one with the color picker, and what React Aria's other
 * languages would add.
 */
async function measureLibraryWeight(): Promise<readonly Figure[]> {
  // The text macros read their configuration from the working directory.
  process.chdir(library);
  const plugins = libraryPlugins(library).flat();
  const react = await buildPage("react", []);
  const button = await buildPage("button", plugins);
  const picker = await buildPage("color-picker", plugins);
  const whole = await buildPage("whole-library", plugins);
  const unstripped = await buildPage("whole-library", plugins.filter(isNotStripping));
  const isStripped = foreignWords.every(
    (word) => word.test(unstripped.script) && !word.test(whole.script),
  );
  return [
    weightOf("JavaScript, React only", react),
    weightOf("JavaScript, page with a button", button, react),
    weightOf("JavaScript, page with the color picker", picker, react),
    weightOf("JavaScript, all components", whole, react),
    { name: "Style sheets of the button's page", value: printKb(button.styleBytes) },
    {
      name: "React Aria's other languages, stripped",
      value: printKb(unstripped.scriptBytes - whole.scriptBytes),
      target: { text: "none included", isMet: isStripped },
    },
  ];
}

function isNotStripping(plugin: PluginOption): boolean {
  return !(plugin && "name" in plugin && plugin.name === strippingName);
}

function weightOf(name: string, page: BuiltPage, bare?: BuiltPage): Figure {
  const value = printKb(page.scriptBytes);
  if (!bare) return { name, value };
  return { name, value, peer: `${(page.scriptBytes / bare.scriptBytes).toFixed(2)} × React alone` };
}

function printKb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB brotli`;
}
