import { readFileSync } from "node:fs";
import { minifySync, type Plugin } from "vite";

const query = "?inline-script";

/**
 * Lets a module import a script as minified text for a page: `import text from "./script.js?inline-
 * script"`.
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    load: {
      filter: { id: /\?inline-script$/ },
      handler(id) {
        const file = id.slice(0, -query.length);
        const { code, errors } = minifySync(file, readFileSync(file, "utf8"));
        if (errors.length > 0) throw new Error(`${file} could not be minified`);
        return `export default ${JSON.stringify(code.trim())}`;
      },
    },
  };
}
