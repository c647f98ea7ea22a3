import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FormatId } from "@tessera/engine";

/** What each format is called. */
export const formatNames: Readonly<Record<FormatId, MessageDescriptor>> = {
  css: msg`CSS variables`,
  scss: msg`SCSS`,
};
