/** An image whose pixels index a palette of at most 256 colors. */
export type IndexedPicture = {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each color. */
  readonly palette: readonly (readonly number[])[];
  /** One byte per pixel, in base64. */
  readonly pixels: string;
};

/** Reduces an image to its 256 most frequent colors; runs inside the page. */
export async function indexColors(pngBase64: string): Promise<IndexedPicture> {
  const mostColors = 256;
  const image = new Image();
  image.src = `data:image/png;base64,${pngBase64}`;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  if (!canvas) throw new Error("The page has no canvas.");
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const channel = (at: number) => data[at] ?? 0;

  // Colors that differ imperceptibly on a sheet count as one.
  const shadeOf = (at: number) =>
    ((channel(at) >> 2) << 12) | ((channel(at + 1) >> 2) << 6) | (channel(at + 2) >> 2);
  const sums = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at < data.length; at += 4) {
    const shade = shadeOf(at);
    const entry = sums.get(shade) ?? { count: 0, sum: [0, 0, 0] };
    sums.set(shade, entry);
    entry.count += 1;
    entry.sum[0] += channel(at);
    entry.sum[1] += channel(at + 1);
    entry.sum[2] += channel(at + 2);
  }
  const shades = [...sums]
    .toSorted(([, a], [, b]) => b.count - a.count)
    .map(([shade, { count, sum }]) => ({
      shade,
      color: sum.map((all) => Math.round(all / count)),
    }));
  const palette = shades.slice(0, mostColors).map(({ color }) => color);
  const distance = (one: readonly number[], two: readonly number[]) =>
    one.reduce((far, value, index) => far + (value - (two[index] ?? 0)) ** 2, 0);
  const nearest = new Map(
    shades.map(({ shade, color }, index) => {
      if (index < mostColors) return [shade, index];
      const distances = palette.map((other) => distance(color, other));
      return [shade, distances.indexOf(Math.min(...distances))];
    }),
  );
  const pixels = Uint8Array.from({ length: width * height }, (_, index) => {
    return nearest.get(shadeOf(index * 4)) ?? 0;
  });
  const blob = new Blob([pixels]);
  const url = await new Promise<string>((read) => {
    const reader = new FileReader();
    reader.onload = () => read(reader.result as string);
    reader.readAsDataURL(blob);
  });
  return { width, height, palette, pixels: url.slice(url.indexOf(",") + 1) };
}
