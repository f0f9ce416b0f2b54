import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster } from '@/testing/provider/postgres-cluster'
import { runDrill } from '@/tools/desk/drill'
import { summarize } from '@/tools/bench/statistics'
import { markdownTable, showMs } from '@/tools/bench/tables'
import { readCommandLine, refuse } from '@/tools/command-line'

const USAGE = `npm run drill:desk -- [--editors 50] [--changes 40] [--kills 6]

Editors change institutions, their drafts, the texts of their pages, plans, their drafts and drafts of content at once, often the same, decide on
the same reviews and proposals, say when the same enquiries are followed up, and put institutions on the lists of the home page, by two providers on a
PostgreSQL of its own, of which one and the other are killed (kill -9) and started again. Then the database tells whether every change that was
acknowledged is there and in the audit trail once, none went over another, and none is there by half. Ends with 1 otherwise.

  For example: npm run drill:desk -- --editors 20 --kills 2`

const { values } = readCommandLine(USAGE, {
  editors: { type: 'string', default: '50' },
  changes: { type: 'string', default: '40' },
  kills: { type: 'string', default: '6' },
})
const [editors = 0, changes = 0, kills = 0] = [values.editors, values.changes, values.kills].map(Number)

async function drill(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'desk-drill-'))
  const cluster = await startCluster()
  try {
    const place = { DATABASE_URL: cluster.url('postgres'), DATA_DIR: folder }
    const report = await runDrill({ place, editors, changes, kills, say: (line) => console.log(line) })
    const { attempts, faults, savesMs } = report
    const rows = [
      ...['institution', 'draft', 'page', 'plan', 'kept plan', 'content', 'review', 'proposal', 'enquiry', 'showcase'],
    ].map((kind) => {
      const of = attempts.filter(({ record }) => record.startsWith(kind))
      const told = (what: string) => String(of.filter((attempt) => attempt.told === what).length)
      return [kind, String(of.length), told('saved'), told('refused'), told('aside'), told('unanswered')]
    })
    const { p50, p95 } = summarize(savesMs)
    console.log(
      `\n${editors} editors, ${report.kills} kills; a save answered in ${showMs(p50)} ms, p95 ${showMs(p95)} ms\n`,
    )
    console.log(markdownTable(['changes of', 'sent', 'saved', 'refused', 'set aside', 'not answered'], rows))
    const found = Object.entries(faults).map(([fault, of]: [string, string[]]) => [
      fault,
      String(of.length),
      of.slice(0, 5).join(', '),
    ])
    console.log(`\n${markdownTable(['fault', 'how many', 'such as'], found)}`)
    // Where nobody met anybody, or nothing was cut off, nothing was tried.
    const isTried =
      report.kills === kills && ['refused', 'aside'].every((told) => attempts.some((each) => each.told === told))
    if (!isTried) console.log('\nNobody was refused, or too few kills: more editors or more changes are needed.')
    return isTried && Object.values(faults).every((of) => of.length === 0)
  } finally {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

if (![editors, changes].every((number) => number >= 1) || !(kills >= 0)) refuse(USAGE)
if (!(await drill())) process.exitCode = 1
