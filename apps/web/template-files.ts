import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { listTemplateFiles } from "./app/editor/templates/files/list-template-files.ts";

const unbuilt = "/templates";

/**
 * Prints the templates as files of data that the preview loads one by one: each in both languages,
 * and one that all share.
 */
export function templateFiles(): Plugin {
  return {
    name: "template-files",
    config(_config, { command }) {
      const address = command === "build" ? `/${builtFolder(listTemplateFiles())}` : unbuilt;
      return { define: { __TEMPLATE_FILES__: JSON.stringify(address) } };
    },
    configureServer({ middlewares }) {
      middlewares.use(unbuilt, ({ url = "" }, response, next) => {
        const text = listTemplateFiles().get(url.slice("/".length).split("?")[0] ?? "");
        if (text === undefined) return next();
        response.setHeader("content-type", "application/json; charset=utf-8");
        response.end(text);
      });
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      const files = listTemplateFiles();
      for (const [name, source] of files)
        this.emitFile({ type: "asset", fileName: `${builtFolder(files)}/${name}`, source });
    },
  };
}

/** Returns the folder of the built files, which has another name when one of them changes. */
function builtFolder(files: ReadonlyMap<string, string>): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([...files]))
    .digest("base64url");
  return `assets/templates-${hash.slice(0, 8)}`;
}
