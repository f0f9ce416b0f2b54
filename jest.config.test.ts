import { execFileSync } from 'node:child_process'
import path from 'node:path'

const linesOf = (program: string, ...words: string[]) =>
  execFileSync(program, words, { encoding: 'utf8' }).split('\n').filter(Boolean).sort()

test('every test file is run by one project of jest', () => {
  const written = linesOf('git', 'ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx')
  const run = linesOf('npx', 'jest', '--listTests').map((file) => path.relative('', file))
  expect(run.sort()).toEqual(written)
})
