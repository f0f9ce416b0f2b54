import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  countEndToEnd,
  countUnit,
  describeFailures,
  endToEndTimes,
  MAX_SECOND_TRIES,
  slowest,
  unitTimes,
} from './test-reports'

const counts = (unexpected: number, flaky: number, errors: unknown[] = []) =>
  countEndToEnd({ stats: { expected: 7, unexpected, flaky }, errors })

test('a few tests may need their second try, more may not, and what breaks outside of tests counts', () => {
  expect(counts(0, 0)).toEqual({ passed: 7, failed: 0, secondTries: 0 })
  expect(counts(1, MAX_SECOND_TRIES)).toEqual({
    passed: 7 + MAX_SECOND_TRIES,
    failed: 1,
    secondTries: MAX_SECOND_TRIES,
  })
  expect(counts(0, MAX_SECOND_TRIES + 1)).toMatchObject({ passed: 7, failed: MAX_SECOND_TRIES + 1 })
  expect(counts(0, 0, [{}])).toMatchObject({ passed: 7, failed: 1 })
})

test('what did not pass at once is named with what its page showed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'report-'))
  const path = join(folder, 'error-context.md')
  await writeFile(
    path,
    '# Instructions\n\nMend it.\n\n# Page snapshot\n\n```yaml\n- heading "Settings"\n```\n\n# Test source\n\ncode',
  )
  const spec = (title: string, status: string) => ({
    title,
    file: 'account.spec.ts',
    tests: [
      {
        projectName: 'chromium',
        status,
        results: [
          { duration: 4_000, attachments: [{ name: 'error-context', path }] },
          { duration: 3_000, attachments: [{ name: 'trace', path }] },
        ],
      },
    ],
  })
  const told = await describeFailures({
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [
      {
        specs: [spec('is there', 'expected')],
        suites: [{ specs: [spec('goes', 'flaky'), spec('stays', 'unexpected')] }],
      },
    ],
  })
  await rm(folder, { recursive: true })
  expect(told).toContain(
    'passed at its second try: [chromium] account.spec.ts › goes\n```yaml\n- heading "Settings"\n```\n',
  )
  expect(told).toContain('failed: [chromium] account.spec.ts › stays\n')
  expect(told).not.toMatch(/is there|Mend it|code/)
  expect(told.match(/Settings/g)).toHaveLength(2)
})

test('the files that take longest come first, by all their tests and tries', () => {
  const spec = (file: string, duration: number) => ({
    title: 'is there',
    file,
    tests: [{ projectName: 'chromium', status: 'expected', results: [{ duration, attachments: [] }] }],
  })
  const specs = [spec('quick.spec.ts', 4_000), spec('slow.spec.ts', 3_000), spec('slow.spec.ts', 2_400)]
  const told = slowest(endToEndTimes({ stats: { expected: 3, unexpected: 0, flaky: 0 }, errors: [], specs }))
  expect(told).toBe('    5 s  slow.spec.ts\n    4 s  quick.spec.ts\n')
})

test('no more than eight files are named', () => {
  const files = new Map(Array.from({ length: 9 }, (_, at) => [`${at}.test.ts`, at * 1_000]))
  expect(slowest(files).match(/\.test\.ts/g)).toHaveLength(8)
  expect(slowest(files)).not.toContain('0.test.ts')
})

test('a page that is no longer there leaves the name of its test', async () => {
  const attachments = [{ name: 'error-context', path: join(tmpdir(), 'no-such-report.md') }]
  const tests = [{ projectName: 'chromium', status: 'unexpected', results: [{ duration: 1, attachments }] }]
  const specs = [{ title: 'stays', file: 'account.spec.ts', tests }]
  const told = await describeFailures({ stats: { expected: 0, unexpected: 1, flaky: 0 }, errors: [], specs })
  expect(told.trim()).toBe('failed: [chromium] account.spec.ts › stays')
})

test('of unit tests a file that could not be run counts as failed', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [{ name: `${process.cwd()}/lib/one.test.ts`, startTime: 1_000, endTime: 3_000 }],
  }
  expect(countUnit(report)).toEqual({ passed: 5, failed: 2 })
  expect(slowest(unitTimes(report))).toBe('    2 s  lib/one.test.ts\n')
})
