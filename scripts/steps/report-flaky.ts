import type { Reporter, TestCase } from "@playwright/test/reporter";

/** Prints a notice for every story that passed only the second time. */
export default class FlakyNotices implements Reporter {
  onTestEnd(test: TestCase): void {
    if (test.outcome() === "flaky")
      console.log(`notice: flaky: ${test.titlePath().join(" ").trim()}`);
  }
}
