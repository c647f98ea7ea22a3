import { useState } from "react";
import type { FileDropProps } from "./file-drop.tsx";
import { type FileLimits, type FileRefusal, findRefusal } from "./refuse-file.ts";

/** A refused file and the reason. */
export type RefusedFile = { readonly file: File; readonly reason: FileRefusal | "count" };

type ChosenFilesInput = FileLimits &
  Pick<FileDropProps, "value" | "onChange"> & { readonly allowsMultiple: boolean };

/** Holds the chosen files; when only one is allowed, the next replaces it. */
export function useChosenFiles(input: ChosenFilesInput) {
  const { value, onChange, allowsMultiple } = input;
  const [own, setOwn] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const files = value ?? own;

  function give(given: readonly File[]): void {
    setOwn(given);
    onChange?.(given);
  }
  return {
    files,
    /** The files that were refused last. */
    refused,
    add(offered: readonly File[]): void {
      const judged = offered.map((file) => ({ file, reason: findRefusal(file, input) }));
      const good = judged.filter(({ reason }) => reason === undefined).map(({ file }) => file);
      const taken = allowsMultiple ? good : good.slice(0, 1);
      setRefused([
        ...judged.flatMap(({ file, reason }) => (reason ? [{ file, reason }] : [])),
        ...good.slice(taken.length).map((file) => ({ file, reason: "count" as const })),
      ]);
      if (taken.length > 0) give(allowsMultiple ? [...files, ...taken] : taken);
    },
    remove(file: File): void {
      setRefused([]);
      give(files.filter((each) => each !== file));
    },
  };
}
