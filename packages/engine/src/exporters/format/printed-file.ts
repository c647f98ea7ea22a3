/** One file of an export. */
export type PrintedFile = {
  /** The path in the folder of the export: segments of a-z, 0-9, -, _ and ., separated by /. */
  readonly path: string;
  readonly mediaType: string;
  readonly text: string;
};

/** The files of an export, the main one first. */
export type PrintedFiles = readonly [PrintedFile, ...PrintedFile[]];
