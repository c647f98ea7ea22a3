import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { localizedPath } from "./app/navigation/localized-path.ts";
import { framedRoutes, printFrameFile } from "./app/navigation/public-paths.ts";

/** Builds the frames of the application's addresses, in both languages, into a new build. */
export async function writeFrames(buildFolder: string): Promise<void> {
  const server = pathToFileURL(join(buildFolder, "server/index.js")).href;
  const render = createRequestHandler(
    (await import(/* @vite-ignore */ server)) as ServerBuild,
    "production",
  );
  for (const route of framedRoutes) {
    for (const locale of ["en", "tr"] as const) {
      const url = new URL(
        localizedPath(route.replace(":format", "css"), locale),
        "http://localhost",
      );
      const response = await render(new Request(url));
      if (!response.ok) throw new Error(`${url.pathname} was answered with ${response.status}`);
      const folder = join(buildFolder, "client", locale === "tr" ? "tr" : "");
      const file = join(folder, printFrameFile(route));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await response.text());
    }
  }
}
