// The parts of the overview that only those who may invite see, in one file of the build.
export { InvitationBlock } from "./invitation-block.tsx";
export { InviteLink } from "./invite-link.tsx";
