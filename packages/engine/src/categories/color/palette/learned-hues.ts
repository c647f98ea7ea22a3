import type { HueTable } from "./hue-table.ts";

/**
 * The paths of hues in the hand-made ramps of Tailwind, Carbon, Open Color, Material, Atlassian;
 * written by bench/write-hue-table.ts.
 */
export const learnedHues: HueTable = [
  { changes: [1, 4.5, 5.5, 0, -6], lights: 1.05 },
  { changes: [-0.5, 2.5, 4, 0, -5], lights: 1.05 },
  { changes: [-4.5, -1.5, 0, 0, -3], lights: 1.15 },
  { changes: [-10.5, -8.5, -7, 0, 19], lights: 1.4 },
  { changes: [-14.5, -15.5, -14, 0, 24], lights: 1.6 },
  { changes: [-13.5, -20, -18.5, 0, 20.5], lights: 1.95 },
  { changes: [-5.5, -12.5, -13.5, 0, 14.5], lights: 2.05 },
  { changes: [1, -5, -7.5, 0, 6], lights: 1.75 },
  { changes: [-0.5, -0.5, 0, 0, -2], lights: 1.5 },
  { changes: [0.5, 1.5, 0.5, 0, -2], lights: 1.45 },
  { changes: [1.5, 1, -0.5, 0, 3], lights: 1.35 },
  { changes: [4.5, 1.5, -1, 0, 4], lights: 1.3 },
  { changes: [5.5, 0.5, -1, 0, 2.5], lights: 1.25 },
  { changes: [8, 2, 0, 0, -1], lights: 1.25 },
  { changes: [7, 4.5, 3, 0, -4.5], lights: 1.25 },
  { changes: [8.5, 8, 6, 0, -5.5], lights: 1.2 },
  { changes: [9.5, 9, 6, 0, -5], lights: 1.1 },
  { changes: [7.5, 6, 4, 0, -3], lights: 1.05 },
  { changes: [2.5, 1.5, 1, 0, -1], lights: 1 },
  { changes: [-4, -4, -2, 0, 0.5], lights: 1.05 },
  { changes: [-8, -6.5, -3, 0, 1], lights: 1.05 },
  { changes: [-7, -5.5, -1.5, 0, 0], lights: 1.05 },
  { changes: [-1.5, -1, 0.5, 0, -2], lights: 1.05 },
  { changes: [0.5, 4.5, 5, 0, -5], lights: 1.1 },
];
