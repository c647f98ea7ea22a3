import { Outlet } from "react-router";

/** The frame of the public pages. */
export default function SiteLayout() {
  return <Outlet />;
}
