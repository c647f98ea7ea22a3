const mostBytes = 1 << 20;
const mostPixels = 512;

/**
 * Draws an image that is too large to be sent in fewer pixels; other images are sent as they are. A file that the
 * browser cannot read is returned too, so that the server explains what it accepts.
 */
export async function shrinkImage(file: File): Promise<Blob> {
  if (file.size <= mostBytes) return file;
  try {
    return await draw(file);
  } catch {
    return file;
  }
}

async function draw(file: File): Promise<Blob> {
  const image = await createImageBitmap(file);
  const factor = Math.min(1, mostPixels / Math.min(image.width, image.height));
  const [width, height] = [Math.round(image.width * factor), Math.round(image.height * factor)];
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  image.close();
  return canvas.convertToBlob({ type: "image/webp", quality: 0.9 });
}
