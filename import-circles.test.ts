import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A file and what it imports of ours, for a type, too: ESLint's `import/no-cycle` passes over types. */
const ls = ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx', '*.mts']
const files = execFileSync('git', ls, { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file) && !/\.(?:test|spec)\./.test(file))
const known = new Set(files)

const namesIn = (source: string) => ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName)

function importsOf(file: string): string[] {
  return namesIn(readFileSync(file, 'utf8')).flatMap((fileName) => {
    if (!/^(?:@|\.\.?)\//.test(fileName)) return []
    const path = fileName.startsWith('@/') ? fileName.slice(2) : join(file, '..', fileName)
    const found = ['', '.ts', '.tsx', '.mts', '/index.ts']
      .map((ending) => path + ending)
      .find((each) => known.has(each))
    return found === undefined ? [] : [found]
  })
}

/** One circle, as the way round it; `null` where there is none. */
function findCircle(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>()
  function follow(file: string, way: readonly string[]): string[] | null {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return null
    for (const next of graph.get(file) ?? []) {
      const circle = follow(next, [...way, file])
      if (circle !== null) return circle
    }
    done.add(file)
    return null
  }
  for (const file of graph.keys()) {
    const circle = follow(file, [])
    if (circle !== null) return circle
  }
  return null
}

test('an import of a type is one, and so is one that is made later', () =>
  expect(namesIn("import type { A } from './a'\nconst b = () => import('@/b')\n")).toEqual(['./a', '@/b']))

test('a circle of three is found, and a file that two others import is none', () => {
  const of = (...arrows: [string, string[]][]) => findCircle(new Map(arrows))
  expect(of(['a', ['b']], ['b', ['c']], ['c', ['a']])).toEqual(['a', 'b', 'c', 'a'])
  expect(of(['a', ['b', 'c']], ['b', ['c']], ['c', []])).toBeNull()
})

test('no file imports itself by way of others, not for a type either', () => {
  const graph = new Map(files.map((file) => [file, importsOf(file)]))
  expect([...graph.values()].flat().length).toBeGreaterThan(5_000)
  expect(findCircle(graph)).toBeNull()
})
