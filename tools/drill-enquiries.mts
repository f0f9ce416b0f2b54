import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runDrill, type DrillReport } from '@/tools/enquiries/drill'
import type { DatabasePlace } from '@/provider/platform/database'
import { startCluster } from '@/testing/provider/postgres-cluster'
import { readCommandLine, refuse } from '@/tools/command-line'

const USAGE = `npm run drill:enquiries -- [--enquiries 10000] [--kills 20] [--at-once 50] [--only embedded|postgres] [--provider]

Visitors send requests while the provider is killed (kill -9) and started again; then the database tells
whether one that was acknowledged is lost, or one is stored twice. On databases of its own. They use the forms
of the built website (npm run build), half of them without JavaScript; with --provider they call the provider itself.
Ends with 1 where one is.

  For example: npm run drill:enquiries -- --enquiries 200 --kills 2 --only postgres --provider`

const LIMITS = { enquiries: 1_000_000, kills: 1_000, 'at-once': 500 }

function wholeNumber(name: keyof typeof LIMITS, text: string): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : 0
  if (number >= 1 && number <= LIMITS[name]) return number
  return refuse(`--${name} is a number from 1 to ${LIMITS[name]}.\n\n${USAGE}`)
}

async function onEmbedded(folder: string, drill: (place: DatabasePlace) => Promise<DrillReport>) {
  return drill({ DATA_DIR: path.join(folder, 'embedded') })
}

async function onPostgres(folder: string, drill: (place: DatabasePlace) => Promise<DrillReport>) {
  const cluster = await startCluster()
  try {
    return await drill({ DATABASE_URL: cluster.url('postgres'), DATA_DIR: path.join(folder, 'postgres') })
  } finally {
    await cluster.stop()
  }
}

const KINDS = { embedded: onEmbedded, postgres: onPostgres }

function isKind(word: string): word is keyof typeof KINDS {
  return Object.hasOwn(KINDS, word)
}

function readOptions() {
  const { values } = readCommandLine(USAGE, {
    enquiries: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '20' },
    'at-once': { type: 'string', default: '50' },
    only: { type: 'string' },
    provider: { type: 'boolean', default: false },
  })
  if (values.only !== undefined && !isKind(values.only)) refuse(USAGE)
  return {
    enquiries: wholeNumber('enquiries', values.enquiries),
    kills: wholeNumber('kills', values.kills),
    atOnce: wholeNumber('at-once', values['at-once']),
    isThroughWebsite: !values.provider,
    kinds: Object.keys(KINDS).filter((kind) => values.only === undefined || kind === values.only),
  }
}

/** @returns whether all is well */
function show(kind: string, report: DrillReport): boolean {
  const { acknowledged, abandoned, failures, lost, doubled, untold, toldAsTwo, startsMs, ms } = report
  console.log(`${kind}: ${acknowledged} acknowledged, ${abandoned} given up, ${failures} sendings failed, ${ms} ms`)
  console.log(`  started ${startsMs.length} times, in ${Math.min(...startsMs)} to ${Math.max(...startsMs)} ms`)
  const faults = { lost, 'stored twice': doubled, 'not told': untold, 'told under two ids': toldAsTwo }
  for (const [fault, numbers] of Object.entries(faults)) {
    console.log(`  ${fault}: ${numbers.length}${numbers.length > 0 ? ` (${numbers.slice(0, 10).join(', ')})` : ''}`)
  }
  return Object.values(faults).every((numbers) => numbers.length === 0)
}

const { kinds, ...plan } = readOptions()
const folder = mkdtempSync(path.join(tmpdir(), 'requests-drill-'))
try {
  for (const kind of kinds.filter(isKind)) {
    const report = await KINDS[kind](folder, (place) => runDrill({ ...plan, place, say: (line) => console.log(line) }))
    if (!show(kind, report)) process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}
