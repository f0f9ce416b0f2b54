import { execFileSync } from 'node:child_process'
import path from 'node:path'

const linesOf = (program: string, ...words: string[]) =>
  execFileSync(program, words, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** @param project by the name that `jest.config.mjs` gives it */
const runBy = (project: string) =>
  linesOf(process.execPath, 'node_modules/jest/bin/jest.js', '--listTests', '--selectProjects', project).flatMap(
    (line) => (path.isAbsolute(line) ? path.relative('', line) : []),
  )

test('every test file is run by one project of jest, and by one alone', () => {
  const written = linesOf('git', 'ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx')
  const run = ['components', 'website', 'provider'].flatMap(runBy)
  expect(run.sort()).toEqual(written.sort())
})
