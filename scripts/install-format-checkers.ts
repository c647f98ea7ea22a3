// Installs the real tools of each format, a separate package, when their lockfile has changed.
import { join } from "node:path";
import { installPackage } from "./install-package.ts";

installPackage(join(import.meta.dirname, "../tests/format-checkers"));
