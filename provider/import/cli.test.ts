import { once } from 'node:events'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { openDatabase } from '@/provider/open-database'
import { embeddedDirectory, postgresDirectory, type TestPlace } from '@/testing/provider/databases'
import { startScript } from '@/testing/provider/run-script'
import { AICTE_ROWS, schoolLines, writeList } from '@/testing/import/lists'
import { writePdf } from '@/testing/import/rank-pdf'

jest.setTimeout(240_000)

const SCHOOLS = 2_000
const ROUNDS = 3

let folder = ''
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'import-cli-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

type Extra = Record<string, string>

const start = (place: TestPlace['place'], args: string[], env: Extra = {}) =>
  startScript('import', place, args, { env })
const run = (place: TestPlace['place'], args: string[], extra?: Extra) => start(place, args, extra).ended

async function inDirectory(place: TestPlace['place']): Promise<number> {
  const { pool, close } = await openDatabase(place)
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from institutes i where not is_sample and exists (select from imported_records r where r.institute_id = i.id)',
  )
  await close()
  return rows[0]?.count ?? -1
}

/** What the desk shows of imports, with how many rows of each are kept. */
async function history(place: TestPlace['place']) {
  const { pool, close } = await openDatabase(place)
  const { rows } = await pool.query(
    `select state, file_name, source, "by", (totals ->> 'read')::int as read,
       (select count(*)::int from import_run_rows where run_id = id) as rows from import_runs order by id`,
  )
  await close()
  return rows
}

async function trail(place: TestPlace['place']) {
  const { pool, close } = await openDatabase(place)
  const { rows } = await pool.query(
    `select "by", action, record, after ->> 'file' as file, (after ->> 'added')::int as added from desk_audit order by id`,
  )
  await close()
  return rows
}

// Where the commands of a test need not start the embedded database, the test keeps it open: each start takes seconds.
describe.each([
  ['embedded', async () => embeddedDirectory()],
  ['PostgreSQL', postgresDirectory],
])('npm run import (%s)', (_kind, makePlace) => {
  let made: TestPlace
  beforeEach(async () => void (made = await makePlace()))
  afterEach(() => made.remove())

  test('imports, reports every row in a file, and finds nothing to do the second time', async () => {
    const { close } = await openDatabase(made.place)
    const file = writeList(folder, 'aicte.json', AICTE_ROWS)
    const report = path.join(folder, 'report.csv')
    const first = await run(made.place, [file, '--report', report])
    expect(first).toMatchObject({ code: 0 })
    expect(first.out).toContain('7 rows read: 3 added, 0 changed, 0 unchanged, 2 merged, 2 rejected.')
    expect(first.out).toContain('rejected 1: in Maharashtra, which is not wanted (see --state)')
    // No terminal: plain lines, without the codes that draw a bar.
    expect(first.err).toMatch(/^Reading .*aicte\.json, AICTE JSON array …\n/)
    expect(first.err).not.toContain('\u001b')
    const lines = readFileSync(report, 'utf8').trimEnd().split('\r\n')
    expect(lines[0]).toBe('\ufefffile,line,outcome,source,external_id,name,institute_id,institute,reason,notes')
    expect(lines).toHaveLength(8)

    const second = await run(made.place, [file, '--report', path.join(folder, 'second.jsonl')])
    expect(second.out).toContain('7 rows read: 0 added, 0 changed, 5 unchanged, 0 merged, 2 rejected.\n')
    expect(await history(made.place)).toEqual([
      { state: 'published', file_name: 'aicte.json', source: 'aicte', by: 'terminal', read: 7, rows: 7 },
      { state: 'published', file_name: 'aicte.json', source: 'aicte', by: 'terminal', read: 7, rows: 2 },
    ])
    expect(second.out).toContain('Nothing to change.')
    expect(await trail(made.place)).toEqual([
      { by: 'terminal', action: 'list-published', record: 'import 1', file: 'aicte.json', added: 3 },
      { by: 'terminal', action: 'list-published', record: 'import 2', file: 'aicte.json', added: 0 },
    ])
    expect(first.out).toContain('To undo it: npm run import -- --undo 1\n')
    expect(await inDirectory(made.place)).toBe(3)
    const rows = readFileSync(path.join(folder, 'second.jsonl'), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => z.looseObject({ outcome: z.string() }).parse(JSON.parse(line)))
    expect(rows.map((row) => row.outcome)).toEqual([
      'unchanged',
      'unchanged',
      'unchanged',
      'unchanged',
      'unchanged',
      'rejected',
      'rejected',
    ])
    await close()
  })

  test('killed at any moment it leaves the directory as it was or complete, and the next run completes it', async () => {
    const file = writeList(folder, 'schools.csv', schoolLines(SCHOOLS))
    // The tables stand, so that the time goes to the import.
    expect(await inDirectory(made.place)).toBe(0)
    const begin = performance.now()
    expect((await run(made.place, [file, '--dry-run', '--report', path.join(folder, 'dry.jsonl')])).out).toContain(
      'A dry run: nothing was changed.',
    )
    const whole = (performance.now() - begin) * 1.6
    const moments: string[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const { child, ended } = start(made.place, [file, '--report', path.join(folder, 'killed.jsonl')])
      const delay = whole * ((round + Math.random()) / ROUNDS)
      const timer = setTimeout(() => child.kill('SIGKILL'), delay)
      const { code } = await ended
      clearTimeout(timer)
      const count = await inDirectory(made.place)
      moments.push(`${Math.round(delay)} ms: ${code ?? 'killed'}, ${count}`)
      expect([0, SCHOOLS]).toContain(count)
      if (count === SCHOOLS) break
    }
    const { close } = await openDatabase(made.place)
    const last = await run(made.place, [file, '--report', path.join(folder, 'last.jsonl')])
    expect([last.code, moments]).toEqual([0, moments])
    expect(await inDirectory(made.place)).toBe(SCHOOLS)
    const again = await run(made.place, [file, '--report', path.join(folder, 'again.jsonl')])
    expect(again.out).toContain(`${SCHOOLS.toLocaleString('en-IN')} unchanged`)
    await close()
  })
})

describe('npm run import', () => {
  const { place, remove } = embeddedDirectory()
  let close = async () => {}
  beforeAll(async () => void ({ close } = await openDatabase(place)))
  afterAll(() => close().then(remove))

  test('where its report cannot be written, nothing is imported; where that fails at the end, all else is done', async () => {
    const file = writeList(folder, 'reported.json', AICTE_ROWS)
    const before = await inDirectory(place)
    const below = await run(place, [file, '--report', path.join(file, 'report.csv')])
    expect(below).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/cannot be written.*--report names another/),
    })
    expect(below.err).not.toContain('    at ')
    expect(await inDirectory(place)).toBe(before)
    // A folder stands where the file would.
    const late = await run(place, [file, '--report', folder])
    expect(late).toMatchObject({ code: 1, err: expect.stringMatching(/was not written, all else is done: .*EISDIR/) })
    expect(late.out).toContain('To undo it: npm run import -- --undo')
    expect(late.out).not.toContain('What became of every row')
    expect(await inDirectory(place)).toBe(before + 3)
  })

  // On both kinds of database: provider/import/undo/.
  test('what was imported is taken back, once, after a look at what would go', async () => {
    const file = writeList(
      folder,
      'taken-back.csv',
      'name,district\nABE Degree College,Hassan\nABF Degree College,Udupi\n',
    )
    const before = await inDirectory(place)
    const { out } = await run(place, [file, '--report', path.join(folder, 'taken-back.jsonl')])
    const id = /To undo it: npm run import -- --undo (\d+)\n/.exec(out)?.[1] ?? 'no number'
    expect(await inDirectory(place)).toBe(before + 2)
    const undo = (...more: string[]) => run(place, ['--undo', id, ...more])
    const foreseen = '2 institutions go, 0 records say again what they said before, 0 leave institutions that stay'
    expect((await undo('--dry-run')).out).toContain(foreseen)
    expect(await inDirectory(place)).toBe(before + 2)
    expect((await undo()).out).toContain(foreseen)
    expect(await inDirectory(place)).toBe(before)
    expect(await undo()).toMatchObject({ code: 1, err: expect.stringContaining('undone already') })
  })

  test.each([
    // A file that is not there is no mistake of the command line.
    [['none.csv'], 1, /^none\.csv: expected an AICTE JSON file, .*; found no such file\.\n$/],
    [['a.csv', '--licence', 'free'], 2, /^--licence: expected one of GODL-India, .*, reserved; found "free"\.\n$/],
  ])('%j ends with a sentence', async (args, ends, sentence) => {
    const { code, out, err } = await run(place, args)
    expect([code, out]).toEqual([ends, ''])
    expect(err).toMatch(sentence)
  })

  test('a PDF of another kind ends with what was expected, and with 2: nothing was begun', async () => {
    const file = path.join(folder, 'fees.pdf')
    writeFileSync(file, writePdf([[{ text: 'Fees of 2031', x: 22, y: 40 }]]))
    const { code, out, err } = await run(place, [file])
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(
      /^\S+fees\.pdf: expected KEA's list of cut-off ranks, .*; found a PDF document without one\.\n$/,
    )
  })

  test('tells the website, and a website that is away is a line of the output', async () => {
    const asked: unknown[] = []
    const site = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += String(chunk)))
      request.on('end', () => {
        asked.push([request.method, request.url, request.headers.authorization, JSON.parse(body)])
        response.end('{}')
      })
    }).listen(0, '127.0.0.1')
    await once(site, 'listening')
    const SITE_URL = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
    const file = writeList(folder, 'two.csv', 'name,district\nABC Degree College,Hassan\n')
    const told = await run(place, [file], { SITE_URL, REVALIDATE_SECRET: 's3' })
    expect(told.out).toContain(`The website at ${SITE_URL} was told to read the directory again.`)
    expect(asked).toEqual([['POST', '/api/revalidate', 'Bearer s3', { tags: ['directory'] }]])
    site.close()
    // Without --report it goes beside the database.
    expect(readdirSync(path.join(place.DATA_DIR, 'imports'))).toEqual([expect.stringMatching(/^\d{14}-\d+\.jsonl$/)])

    const other = writeList(folder, 'two.csv', 'name,district\nABD Degree College,Hassan\n')
    const away = await run(place, [other], { SITE_URL, REVALIDATE_SECRET: 's3' })
    expect(away.code).toBe(0)
    expect(away.out).toMatch(
      /The website at .* could not be told of the change \(.*\); it shows the new directory once its copies expire\./,
    )
  })
})
