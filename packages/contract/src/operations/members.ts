import { z } from "zod";
import { operation } from "#api/operation.ts";
import { roles } from "#api/role.ts";
import { memberSchema } from "#entities/member.ts";
import { boundedList, untidyString } from "#fields/bounded.ts";
import { memberParams, organizationParams, userIdSchema } from "#fields/ids.ts";
import { longestName } from "#fields/name.ts";
import { pageFields } from "#fields/page.ts";

const mostKept = 100;

/** Lists a page of an organization's members. */
export const listMembers = operation("listMembers", {
  summary: "List the members of an organization",
  params: organizationParams,
  query: z.strictObject({
    ...pageFields,
    search: untidyString(longestName).trim().max(longestName).default(""),
    role: z.enum(roles).optional(),
    sort: z.enum(["name", "role", "joinedAt"]).default("joinedAt"),
    order: z.enum(["asc", "desc"]).default("asc"),
  }),
  answer: memberSchema,
});

/** Changes the role of a member, effective with the member's next call. */
export const updateMember = operation("updateMember", {
  summary: "Change the role of a member",
  params: memberParams,
  body: z.strictObject({ role: z.enum(roles) }),
  answer: memberSchema,
  errors: ["lastOwner", "planLimit"],
});

/** Sets which members can still edit when the plan allows fewer; the oldest fill the other places. */
export const keepMembers = operation("keepMembers", {
  summary: "Choose the members who can still edit",
  params: organizationParams,
  body: z.strictObject({ userIds: boundedList(z.array(userIdSchema), mostKept) }),
  errors: ["planLimit"],
});

/** Removes a member, whose next call is refused. */
export const removeMember = operation("removeMember", {
  summary: "Remove a member from an organization",
  params: memberParams,
  errors: ["lastOwner"],
});

/** Ends the caller's own membership. */
export const leaveOrganization = operation("leaveOrganization", {
  summary: "Leave an organization",
  params: organizationParams,
  errors: ["lastOwner"],
});
