/** The forms that bytes are sent in. */
export type Encoding = "br" | "gzip" | "identity";

const ours = ["br", "gzip"] as const;

/** The best of our encodings that a caller accepts. */
export function findEncoding(headers: {
  readonly "accept-encoding"?: string | string[] | undefined;
}): Encoding {
  const accepted = String(headers["accept-encoding"] ?? "")
    .split(",", 20)
    .map((part) => part.split(";").map((piece) => piece.trim().toLowerCase()))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ""))
    .map(([name]) => name);
  return ours.find((encoding) => accepted.includes(encoding)) ?? "identity";
}
