import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What the comments cite leads to a file here: `spec 1 §2`, `docs/contract.md "Errors"`, `ADR 22`, `ADR 30, plan`. */
const all = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split(
  '\n',
)
const files = all.filter((file) => /\.(?:tsx?|mts|mjs|css)$/.test(file) && file !== 'citations.test.ts')
// A comment goes on in the next line.
const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8').replaceAll(/\n\s*\* ?/g, ' ') }))

function cited(pattern: RegExp): { file: string; groups: string[] }[] {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, ...groups]) => ({ file, groups: groups.map((group) => group ?? '') })),
  )
}

test('every section of the specification that is cited stands in docs/specification.md', () => {
  const headings = readFileSync('docs/specification.md', 'utf8').match(/^## Spec .+$/gm) ?? []
  const sections = new Set(
    headings.flatMap((heading) => {
      const part = /Spec (\d)/.exec(heading)?.[1]
      return [...heading.matchAll(/§(\d+)/g)].map(([, section]) => `${part} §${section}`)
    }),
  )
  const named = cited(/\bspec (\d) ((?:§\d+(?:\b(?: "[^"]*")*(?:, | and )?))+)/g).flatMap(({ file, groups }) => {
    const [part = '', list = ''] = groups
    return [...list.matchAll(/§(\d+)/g)].map(([, section]) => ({ file, section: `${part} §${section}` }))
  })
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(({ section }) => !sections.has(section))).toEqual([])
})

test('every heading of the contract that is cited is there', () => {
  const headings = new Set(readFileSync('docs/contract.md', 'utf8').match(/(?<=^## ).+$/gm))
  const named = cited(/docs\/contract\.md ((?:"[^"]+"(?:, )?)+)/g).flatMap(({ file, groups: [list = ''] }) =>
    [...list.matchAll(/"([^"]+)"/g)].map(([, heading = '']) => ({ file, heading })),
  )
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter(({ heading }) => !headings.has(heading))).toEqual([])
})

test('every decision that is cited is there, and each reading of ADR 30', () => {
  const decisions = new Set(readdirSync('docs/adr').map((file) => Number(file.slice(0, 4))))
  const numbers = cited(/\bADR (\d+)/g).map(({ file, groups: [number] }) => ({ file, number: Number(number) }))
  expect(numbers.length).toBeGreaterThan(35)
  expect(numbers.filter(({ number }) => !decisions.has(number))).toEqual([])
  const readings = readFileSync('docs/adr/0030-readings-of-the-specification.md', 'utf8')
  const keys = cited(/\bADR 30, ([\w-]+)/g).map(({ file, groups: [key = ''] }) => ({ file, key }))
  expect(keys.length).toBeGreaterThan(3)
  expect(keys.filter(({ key }) => !readings.includes(`| ${key} `))).toEqual([])
})

test('no paper is cited that is not here', () => {
  expect(
    cited(/\((?:contract|security|design|decisions)[,:] [^)]*|\((?:security|decisions)\)|design decision/g),
  ).toEqual([])
})

test('every link of a document to a file leads to one', () => {
  const links = all
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\]\((?![a-z]+:)([^)#\s]+)/g)].map(([, to = '']) => ({ file, to })),
    )
  expect(links.length).toBeGreaterThan(200)
  expect(links.filter(({ file, to }) => !existsSync(join(dirname(file), to)))).toEqual([])
})
