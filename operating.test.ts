import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { countWith } from '@/lib/metrics/count'
import { startMetrics } from '@/lib/metrics/registry'
import { METRICS } from '@/lib/metrics/table'

/** What is watched, and what is said of it, against what is counted. */
const rulesSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          annotations: z.object({ summary: z.string(), action: z.string().min(30), row: z.string() }),
        }),
      ),
    }),
  ),
})
const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) })),
})

const rules = rulesSchema
  .parse(parse(readFileSync('ops/prometheus/alerts.yml', 'utf8')))
  .groups.flatMap((group) => group.rules)
const { panels } = dashboardSchema.parse(JSON.parse(readFileSync('ops/grafana/dashboard.json', 'utf8')))
const document = readFileSync('docs/operating.md', 'utf8')

/** The first cells of the table of a part. */
function rowsOf(heading: string): string[] {
  const part = document.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return Array.from(part.matchAll(/^\| (.+?) +\|/gm), ([, cell = '']) => cell)
    .filter((cell) => !/^-+$/.test(cell))
    .slice(1)
}

/** Metrics that a rule asks for: what is followed by labels or a range, or stands alone. */
function metricsIn(expression: string): string[] {
  const bare = expression.replaceAll(/"[^"]*"/g, '""').replaceAll(/\b(?:by|without) \([^)]*\)/g, '')
  return Array.from(bare.matchAll(/\b(?:website|provider|process|nodejs|up)(?:_\w+)?\b(?![=~(])/g), ([name]) => name)
}

const known = () => {
  const ofAnyProcess = startMetrics('website').registry.getMetricsAsArray()
  countWith(undefined)
  return new Map([
    ...Object.values(ofAnyProcess).map(({ name }) => [name, ''] as const),
    ...Object.entries(METRICS).map(([name, { kind }]) => [name, kind] as const),
  ])
}

/** The names that a metric has in a scrape. */
function exposed(): Set<string> {
  const names = [...known()].flatMap(([name, kind]) =>
    kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )
  // Prometheus' own.
  return new Set([...names, 'up'])
}

test('every metric that a rule or a panel asks for is counted', () => {
  const asked = [...rules, ...panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) => {
    const metrics = metricsIn(expr)
    expect([expr, metrics.length]).not.toEqual([expr, 0])
    return metrics
  })
  expect(new Set(asked).size).toBeGreaterThan(12)
  expect(asked.filter((name) => !exposed().has(name))).toEqual([])
})

test('every fault names a test that there is, or a command', () => {
  const scripts = Object.keys(
    z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync('package.json', 'utf8')))
      .scripts,
  )
  const part = document.split('\n## Faults, and what shows how they are borne\n')[1] ?? ''
  const rows = part
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
  const isThere = (row: string) => {
    const titled = [...row.matchAll(/`([^`]+\.(?:test|spec)\.ts)`(?: "([^"]+)")?/g)]
    const commands = [...row.matchAll(/`npm run ([a-z:]+)`/g)].map(([, name = '']) => name)
    const areTests = titled.every(([, file = '', title = '']) => readFileSync(file, 'utf8').includes(title))
    return titled.length + commands.length > 0 && areTests && commands.every((name) => scripts.includes(name))
  }
  expect(rows.length).toBeGreaterThan(12)
  expect(rows.filter((row) => !isThere(row))).toEqual([])
})

test('every rule says what to do, and names a row of the page for that', () => {
  const rows = rowsOf('When something breaks')
  expect(rows.length).toBeGreaterThan(10)
  expect(rules.map(({ annotations }) => annotations.row).filter((row) => !rows.includes(row))).toEqual([])
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
})

test('an action that points to a panel finds it', () => {
  const named = rules.flatMap(({ annotations }) =>
    [...annotations.action.matchAll(/(?<=dashboard, .*)"([^"]+)"/g)].map(([, title = '']) => title),
  )
  const titles = panels.map(({ title }) => title)
  expect(named.length).toBeGreaterThan(2)
  expect(named.filter((title) => !titles.includes(title))).toEqual([])
})

test('the page lists each metric once', () => {
  const rows = rowsOf('Watch').map((row) => row.replaceAll('`', ''))
  expect(rows.filter((row) => !row.includes('*')).sort()).toEqual(Object.keys(METRICS).sort())
})

describe('the units of systemd', () => {
  const UNITS = ['education-guide', 'education-guide-website', 'education-guide-provider']
  const fileOf = (unit: string) => `ops/systemd/${unit}.service`
  const linesOf = (unit: string) =>
    readFileSync(fileOf(unit), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))

  test('are those that the page names', () => {
    expect(readdirSync('ops/systemd').sort()).toEqual(UNITS.map((unit) => `${unit}.service`).sort())
    expect(UNITS.filter((unit) => !document.includes(`\`${fileOf(unit)}\``))).toEqual([])
  })

  test('hold one another to the same: apart from what is run, and what it writes, they do not differ', () => {
    const [both = [], ...alone] = UNITS.map(linesOf)
    const own = /^(Description|After|ExecStart|Environment|StateDirectory|StateDirectoryMode|ReadWritePaths)=/
    for (const lines of alone)
      expect(lines.filter((line) => !own.test(line))).toEqual(both.filter((line) => !own.test(line)))
  })

  test.each(UNITS)('%s runs a program that there is, and systemd finds nothing in it', (unit) => {
    const [, program = ''] = /^ExecStart=\/usr\/bin\/node --import tsx (\S+)$/m.exec(linesOf(unit).join('\n')) ?? []
    expect(existsSync(program)).toBe(true)
    const said = spawnSync('systemd-analyze', ['verify', fileOf(unit)], { encoding: 'utf8' })
    // macOS has none; and where this runs node may be elsewhere than on a host.
    if (said.error === undefined)
      expect(said.stderr.split('\n').filter((line) => line !== '' && !line.includes('/usr/bin/node'))).toEqual([])
  })
})
