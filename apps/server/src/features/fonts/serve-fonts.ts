import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { encodeOnce } from "#encoding/encode-once.ts";
import { findEncoding } from "#encoding/find-encoding.ts";
import { sendEncoded } from "#encoding/send-encoded.ts";
import { ApiError } from "#errors/api-error.ts";
import { fontFamilies, variableName, type FontFamily } from "./font-families.ts";

const fontsPath = "/assets/fonts";
const stylesheetName = "faces.css";
/** The public list, with which a page without a login finds the style sheets of a shared design system. */
const listPath = `${fontsPath}/families.json`;

type Face = { readonly subset: string; readonly style: FontFamily["styles"][number] };

/** Serves the font files, so that no page loads a font from another host. */
export function serveFonts(app: FastifyInstance): void {
  const fonts = new Map(
    fontFamilies.map((font) => {
      return [folderOf(font), { font, encode: encodeOnce(() => printStylesheet(font)) }];
    }),
  );
  const stylesheets = Object.fromEntries(
    fontFamilies.flatMap((font) =>
      [variableName(font), font.family].map((name) => [name, stylesheetOf(font)] as const),
    ),
  );
  app.get(listPath, (_request, reply) =>
    reply.header("cache-control", "public, max-age=3600").send(stylesheets),
  );
  app.get<{ Params: { folder: string; name: string } }>(
    `${fontsPath}/:folder/:name`,
    async (request, reply) => {
      const { folder, name } = request.params;
      const { font, encode } = fonts.get(folder) ?? {};
      if (encode && name === stylesheetName) {
        const bytes = await encode(findEncoding(request.headers));
        reply.headers({ vary: "accept-encoding", "cache-control": "public, max-age=3600" });
        return sendEncoded(request, reply, { ...bytes, mediaType: "text/css; charset=utf-8" });
      }
      const face = font && listFaces(font).find((each) => fileOf(each) === name);
      if (!face) throw new ApiError("notFound");
      reply.header("cache-control", "public, max-age=31536000, immutable").type("font/woff2");
      return readFile(sourceOf(font, face));
    },
  );
}

/** Returns the path of the style sheet that declares a family's faces. */
export function stylesheetOf(font: FontFamily): string {
  return `${fontsPath}/${folderOf(font)}/${stylesheetName}`;
}

/** The path contains the version, so that a font file can be cached forever. */
function folderOf({ id, version }: FontFamily): string {
  return `${id}-${version}`;
}

function listFaces({ styles, ranges }: FontFamily): readonly Face[] {
  return styles.flatMap((style) => Object.keys(ranges).map((subset) => ({ style, subset })));
}

function fileOf({ subset, style }: Face): string {
  return `${subset}-${style}.woff2`;
}

function sourceOf({ folder, id }: FontFamily, { subset, style }: Face): string {
  return join(folder, `files/${id}-${subset}-wght-${style}.woff2`);
}

/** Prints faces under both names of a family; a browser fetches those whose ranges the page needs. */
function printStylesheet(font: FontFamily): string {
  const faces = [variableName(font), font.family].flatMap((name) =>
    listFaces(font).map((face) => printFace(name, font, face)),
  );
  const { attribution, id, url } = font.license;
  return [`/* ${attribution.replaceAll("*/", "")}; ${id}, ${url} */\n`, ...faces].join("");
}

function printFace(name: string, { weights, ranges }: FontFamily, face: Face): string {
  return `@font-face {
  font-family: "${name}";
  font-style: ${face.style};
  font-display: swap;
  font-weight: ${weights.min} ${weights.max};
  src: url("${fileOf(face)}") format("woff2");
  unicode-range: ${ranges[face.subset]};
}
`;
}
