/**
 * A mistake that somebody could make, planted on purpose, and the test that must turn red for it.
 * `tools/faults.mts` plants each in a copy of the project.
 */
export type Fault = {
  /** The behaviour that is gone, as the specification or an ADR has it. */
  says: string
  /** The file of production code that is broken. */
  file: string
  /** What stands there exactly once. */
  find: string
  /** What stands there instead. It still compiles: a test that cannot run has caught nothing. */
  put: string
  /** The test file that holds the behaviour: of jest (`.test.ts`), or of Playwright (`.spec.ts`). */
  test: string
  /** Part of the title of the one test, or tests, that must fail; without it any of the file. */
  title?: string
}
