import { build, type Plugin, type Rolldown } from "vite";

const query = "?inline-script";

/**
 * Lets a module import a script as minified text for a page, with all that the script imports:
 * `import text from "./script.js?inline-script"`.
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const file = id.slice(0, -query.length);
        const { output } = (await build({
          configFile: false,
          root: import.meta.dirname,
          logLevel: "error",
          build: { write: false, rolldownOptions: { input: file, output: { format: "iife" } } },
        })) as Rolldown.RolldownOutput;
        return `export default ${JSON.stringify(output[0].code.trim())}`;
      },
    },
  };
}
