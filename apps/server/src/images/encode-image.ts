import { ApiError } from "#errors/api-error.ts";
import { Turns } from "#turns/turns.ts";

/** How an image fits its square: it fills the square and is cropped, or is inside of it whole. */
export type ImageShape = { readonly sidePx: number; readonly fit: "cover" | "inside" };

const megapixels = 16;
const longestWaitMs = 10_000;
const longestEncodingSeconds = 5;

/** One image is decoded at a time, so that images cannot occupy the memory and all threads. */
const turns = new Turns(longestWaitMs);
let loading: ReturnType<typeof loadSharp> | undefined;

/**
 * Decodes a PNG, JPEG or WebP image and encodes its pixels as WebP, without metadata. Throws `imageRefused` for
 * other formats, broken images and those with more pixels than the limit.
 */
export async function encodeImage(
  bytes: Uint8Array | undefined,
  { sidePx, fit }: ImageShape,
): Promise<Buffer> {
  const sharp = await (loading ??= loadSharp());
  return turns.run("image", async () => {
    try {
      return await sharp(bytes, { limitInputPixels: megapixels * 1_000_000, autoOrient: true })
        .resize(sidePx, sidePx, { fit, withoutEnlargement: fit === "inside" })
        .webp({ quality: 85 })
        .timeout({ seconds: longestEncodingSeconds })
        .toBuffer();
    } catch {
      throw new ApiError("imageRefused", { values: { megapixels } });
    }
  });
}

/** Loads sharp with the decoders of the three formats only, and without its cache. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: [
      "VipsForeignLoadPngBuffer",
      "VipsForeignLoadJpegBuffer",
      "VipsForeignLoadWebpBuffer",
    ],
  });
  return sharp;
}
