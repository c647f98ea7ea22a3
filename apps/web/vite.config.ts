import { generatePalette, starterPalettes } from "@tessera/engine";
import { libraryPlugins } from "@tessera/ui/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { devPages } from "./dev-pages.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { templateFiles } from "./template-files.ts";

export default defineConfig({
  root: import.meta.dirname,
  appType: "custom",
  plugins: [
    inlineScripts(),
    templateFiles(),
    react(),
    devPages(),
    libraryPlugins(import.meta.dirname),
  ],
  define: {
    __STARTER_PALETTES__: JSON.stringify(
      starterPalettes.map(({ base }) =>
        generatePalette(base).steps.map(
          ({ step, hex, isBase, contrastOnWhite, contrastOnBlack }) => {
            const contrast = Math.max(contrastOnWhite, contrastOnBlack);
            const ink = contrastOnWhite > contrastOnBlack ? "#fff" : "#000";
            return { step, hex, isBase, ink, contrast: Math.floor(contrast * 10) / 10 };
          },
        ),
      ),
    ),
    __PUBLIC_URL__: JSON.stringify(process.env["PUBLIC_URL"]?.replace(/\/$/, "") ?? ""),
  },
  optimizeDeps: {
    include: ["@lingui/core", "@lingui/react", "react-aria-components"],
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "build/client",
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: "app/entry.client.tsx" },
      },
    },
    ssr: {
      build: {
        outDir: "build/server",
        copyPublicDir: false,
        rolldownOptions: { input: "app/entry.server.tsx" },
      },
    },
  },
});
