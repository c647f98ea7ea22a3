/** The OKLCH chroma below which a base is a grey, whose hue shows neither in a fill nor in a chart. */
export const leastBrandChroma = 0.03;
