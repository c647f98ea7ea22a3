// The parts of the overview that every member sees after the projects, in one file of the build.
export { OrganizationPeople } from "./organization-people.tsx";
export { OverviewActivity } from "./overview-activity.tsx";
