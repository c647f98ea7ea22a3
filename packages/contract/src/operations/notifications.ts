import { z } from "zod";
import { operation } from "#api/operation.ts";
import { notificationSchema } from "#entities/notification.ts";
import { notificationParams, projectParams } from "#fields/ids.ts";
import { pageFields } from "#fields/page.ts";

/** Lists a page of the caller's notifications, the newest first. */
export const listNotifications = operation("listNotifications", {
  summary: "List your notifications, page by page",
  query: z.strictObject({ ...pageFields, state: z.enum(["all", "unread"]).default("all") }),
  answer: notificationSchema,
});

/** Marks a notification of the caller as read. */
export const readNotification = operation("readNotification", {
  summary: "Mark a notification as read",
  params: notificationParams,
  errors: ["notFound"],
});

/** Marks every notification of the caller as read. */
export const readAllNotifications = operation("readAllNotifications", {
  summary: "Mark all notifications as read",
});

/**
 * Streams the caller's notifications as server-sent events: `notification` with each new one, `unread` with the number
 * of unread ones, and `plans` with the plans of the caller's organizations. Last-Event-ID resumes it.
 */
export const streamNotifications = operation("streamNotifications", {
  summary: "Stream your notifications as server-sent events",
});

/**
 * Streams a project as server-sent events: `saved` with each save after Last-Event-ID, and `presence` with the people
 * who have it open.
 */
export const streamProject = operation("streamProject", {
  summary: "Stream saves and presence of a project as server-sent events",
  params: projectParams,
});
