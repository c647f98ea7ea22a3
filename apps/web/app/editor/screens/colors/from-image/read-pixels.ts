const sidePx = 120;

/** Reads the pixels of an image file in a small size, in this browser; throws if it is no image. */
export async function readPixels(file: File): Promise<Uint8ClampedArray> {
  const image = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(sidePx, sidePx);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context?.drawImage(image, 0, 0, sidePx, sidePx);
  image.close();
  return context?.getImageData(0, 0, sidePx, sidePx).data ?? new Uint8ClampedArray(0);
}
