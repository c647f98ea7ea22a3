import type { Font } from "@tessera/contract";

/** The fonts that are offered: the two that come with Tessera, and what the readers' devices have. */
export const fonts: readonly Font[] = [
  {
    id: "archivo",
    name: "Archivo",
    families: ["Archivo Variable", "Archivo", "system-ui", "sans-serif"],
    kind: "sans",
    source: "bundled",
  },
  {
    id: "spline-sans-mono",
    name: "Spline Sans Mono",
    families: ["Spline Sans Mono Variable", "Spline Sans Mono", "ui-monospace", "monospace"],
    kind: "mono",
    source: "bundled",
  },
  {
    id: "system-sans",
    name: "System sans-serif",
    families: ["system-ui", "Segoe UI", "Roboto", "Helvetica Neue", "Arial", "sans-serif"],
    kind: "sans",
    source: "system",
  },
  {
    id: "system-serif",
    name: "System serif",
    families: ["ui-serif", "Iowan Old Style", "Palatino Linotype", "Georgia", "serif"],
    kind: "serif",
    source: "system",
  },
  {
    id: "system-mono",
    name: "System monospace",
    families: [
      "ui-monospace",
      "Cascadia Mono",
      "Menlo",
      "Consolas",
      "DejaVu Sans Mono",
      "monospace",
    ],
    kind: "mono",
    source: "system",
  },
];
