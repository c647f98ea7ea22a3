/** The degrees of each CSS angle unit. */
export const degreesPerUnit: Readonly<Record<string, number>> = {
  deg: 1,
  turn: 360,
  grad: 0.9,
  rad: 180 / Math.PI,
};
