/** @jest-environment node */
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

test('every variable that the environment example names is read, and every one read is named', () => {
  const named = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  const sources = [
    'lib/server/env.ts',
    'provider/env.ts',
    'provider/payments/settings.ts',
    'provider/requests/notices/settings.ts',
    'provider/sms/settings.ts',
    'server/start.ts',
    'server/settings.ts',
  ].map((file) => readFileSync(file, 'utf8'))
  const read = new Set(sources.join('\n').match(/\b(?:[A-Z]+_)+[A-Z]+(?=:| \|\||\b)/g))
  for (const name of named) expect([...read, 'PORT']).toContain(name)
  for (const name of ['API_BASE_URL', 'SITE_URL', 'DATABASE_URL', 'PROVIDER_PORT', 'DATA_DIR', 'IMAGE_HOSTS']) {
    expect(named).toContain(name)
  }
})
