/** What the JSON reports of jest and Playwright say of a whole run. */
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'

/** `secondTries`: so many of the tests passed at their second try alone. */
export type Counts = { passed: number; failed: number; secondTries?: number }
export type UnitReport = {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
  /** By file; times in milliseconds. */
  testResults: { name: string; startTime: number; endTime: number }[]
}
/** Of Playwright: durations in milliseconds. */
type Attempt = { duration: number; attachments: { name: string; path?: string }[] }
type Spec = { title: string; file: string; tests: { projectName: string; status: string; results: Attempt[] }[] }
type Suite = { suites?: Suite[]; specs?: Spec[] }
export type EndToEndReport = Suite & {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** So many tests of a run may need their second try: more is no accident of a busy machine. */
export const MAX_SECOND_TRIES = 2

export function countUnit({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }: UnitReport): Counts {
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

/** A test that passed at its second try has passed, as long as few did. */
export function countEndToEnd({ stats, errors }: EndToEndReport): Counts {
  const isBearable = stats.flaky <= MAX_SECOND_TRIES
  return {
    passed: stats.expected + (isBearable ? stats.flaky : 0),
    failed: stats.unexpected + (isBearable ? 0 : stats.flaky) + errors.length,
    secondTries: stats.flaky,
  }
}

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

/**
 * Each test that did not pass at once, and what its page showed then: the folder of results stays where the tests ran,
 * which may be a machine that is gone by the time that somebody reads of it.
 */
export async function describeFailures(report: EndToEndReport): Promise<string> {
  const told: string[] = []
  for (const { title, file, tests } of specsOf(report))
    for (const { projectName, status, results } of tests) {
      if (status !== 'flaky' && status !== 'unexpected') continue
      told.push(
        `\n${status === 'flaky' ? 'passed at its second try' : 'failed'}: [${projectName}] ${file} › ${title}`,
        ...(await Promise.all(results.flatMap(({ attachments }) => attachments).map(pageShown))),
      )
    }
  return told.map((part) => `${part}\n`).join('')
}

async function pageShown({ name, path }: Attempt['attachments'][number]): Promise<string> {
  if (name !== 'error-context' || path === undefined) return ''
  const sections = (await readFile(path, 'utf8').catch(() => '')).split(/^# /m)
  const heading = 'Page snapshot'
  return (sections.find((section) => section.startsWith(heading)) ?? heading).slice(heading.length).trim()
}

/** How many files are worth a look where a run has become long. */
const MAX_SLOW = 8

/** The files that take longest, in seconds of one worker each. */
export function slowest(files: ReadonlyMap<string, number>): string {
  const sorted = [...files].sort(([, one], [, other]) => other - one).slice(0, MAX_SLOW)
  return sorted.map(([name, ms]) => `${(ms / 1000).toFixed(0).padStart(5)} s  ${relative('', name)}\n`).join('')
}

export const unitTimes = ({ testResults }: UnitReport): Map<string, number> =>
  new Map(testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime]))

export function endToEndTimes(report: EndToEndReport): Map<string, number> {
  const files = new Map<string, number>()
  for (const { file, tests } of specsOf(report))
    for (const { duration } of tests.flatMap(({ results }) => results))
      files.set(file, (files.get(file) ?? 0) + duration)
  return files
}
