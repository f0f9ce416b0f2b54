import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const readme = readFileSync('README.md', 'utf8')

test('the README is a map: under 120 lines', () => {
  expect(readme.split('\n').length).toBeLessThan(120)
})

test('every path of "Where is…?" exists', () => {
  const table = /## Where is…\?\n([\s\S]*?)\n## /.exec(readme)?.[1] ?? ''
  const paths = [...table.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(15)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

const inRoot: ReadonlySet<string> = new Set(readdirSync('.'))

/** What stands in backticks and is a path of the project, from its root; `<name>` is to be filled in. */
function pathsIn(file: string): string[] {
  const code = [...readFileSync(file, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
  const isPath = (text: string) =>
    inRoot.has(text.split('/')[0] ?? '') || /^[\w[\]./-]+\.(?:tsx?|m?[tj]s|md|sql)$/.test(text)
  return code.filter((text) => !/[\s<]/.test(text) && isPath(text))
}

test.each([
  ['CONTRIBUTING.md', 8],
  ['docs/recipes.md', 60],
  ['docs/glossary.md', 40],
])('every path that %s names exists', (file, least) => {
  const paths = pathsIn(file)
  expect(paths.length).toBeGreaterThan(least)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

test.each(['README.md', 'CONTRIBUTING.md', 'docs/recipes.md'])('every npm script that %s names is there', (file) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const named = [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test.each([
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? join('docs', name) : [])),
])('the links of %s lead somewhere', (file) => {
  const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([])
})
