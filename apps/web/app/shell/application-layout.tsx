import { Outlet } from "react-router";

/** The frame of the pages that talk to the API. */
export default function ApplicationLayout() {
  return <Outlet />;
}
