import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Info,
  ListFilter,
  type LucideIcon,
  Trash2,
  TriangleAlert,
} from "lucide-react";

/** The defaults of a kind. */
export type MessageKindRow = {
  readonly icon?: LucideIcon | undefined;
  readonly tone: "danger" | "info" | "warning" | "success" | "muted";
  /** An alertdialog interrupts: its text is announced at once. */
  readonly role: "dialog" | "alertdialog";
  readonly title: MessageDescriptor;
  readonly description?: MessageDescriptor | undefined;
  readonly confirm: MessageDescriptor;
  readonly cancel: MessageDescriptor;
  readonly confirmLook: "ink" | "danger";
  /** The initial focus: on the safe answer, or in the content when it has fields. */
  readonly focus: "safe" | "content";
  readonly widthPx: 400 | 480;
};

const plain = {
  tone: "muted",
  role: "dialog",
  confirm: msg`OK`,
  cancel: msg`Cancel`,
  confirmLook: "ink",
  focus: "safe",
  widthPx: 400,
} as const satisfies Partial<MessageKindRow>;

const rows = {
  base: { ...plain, title: msg`Message` },
  info: { ...plain, icon: Info, tone: "info", title: msg`Good to know` },
  success: { ...plain, icon: CircleCheck, tone: "success", title: msg`Done` },
  error: {
    ...plain,
    icon: CircleX,
    tone: "danger",
    role: "alertdialog",
    title: msg`Something went wrong`,
    confirm: msg`Try again`,
    cancel: msg`Close`,
  },
  warning: {
    ...plain,
    icon: TriangleAlert,
    tone: "warning",
    role: "alertdialog",
    title: msg`Before you continue`,
    confirm: msg`Continue`,
  },
  confirm: {
    ...plain,
    icon: CircleQuestionMark,
    role: "alertdialog",
    title: msg`Are you sure?`,
    confirm: msg`Confirm`,
  },
  delete: {
    ...plain,
    icon: Trash2,
    tone: "danger",
    role: "alertdialog",
    title: msg`Delete this?`,
    description: msg`This can’t be undone.`,
    confirm: msg`Delete`,
    confirmLook: "danger",
  },
  filter: {
    ...plain,
    icon: ListFilter,
    title: msg`Filter Options`,
    description: msg`You can use the options below to filter your data.`,
    confirm: msg`Apply`,
    focus: "content",
    widthPx: 480,
  },
} satisfies Readonly<Record<string, MessageKindRow>>;

/** The kinds of message dialogs. */
export type MessageKind = keyof typeof rows;

/** Every kind of message dialog. */
export const messageKinds: Readonly<Record<MessageKind, MessageKindRow>> = rows;
