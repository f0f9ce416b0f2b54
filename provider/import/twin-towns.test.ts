import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { silentProgress } from '@/provider/command/progress'
import { aicteRow, writeList } from '@/testing/import/lists'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import type { OpenDatabase } from '@/provider/platform/database'
import { openLists, runImport } from './run-import'

jest.setTimeout(60_000)

let folder = ''
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'twin-towns-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function outcomesOf(
  { pool }: OpenDatabase,
  file: string,
): Promise<[outcome: string, institute: string | null][]> {
  const isEmbedded = !('connectionString' in pool.options && pool.options.connectionString)
  const wanted = { all: false, name: 'karnataka' } as const
  const request = { files: [file], wanted, map: new Map(), source: null, isDryRun: false }
  const lists = await openLists(request)
  const { journal } = await runImport({ pool, isEmbedded }, request, lists, silentProgress, () => false)
  return [...journal.report()].map(({ outcome, institute }) => [outcome, institute])
}

const inDharwad = (id: string, name: string, address: string) => ({
  ...aicteRow(id, name, address),
  district: 'DHARWAD',
})
const DIRECTORY = [
  inDharwad('1-1', 'MALLIGE INSTITUTE OF TECHNOLOGY', 'VIDYANAGAR, HUBLI'),
  inDharwad('1-2', 'GOVERNMENT POLYTECHNIC', 'GOKUL ROAD, HUBLI'),
  inDharwad('1-3', 'SAMPIGE POLYTECHNIC', 'UNKAL, HUBLI'),
  inDharwad('1-4', 'SAMPIGE POLYTECHNIC', 'MALAMADDI, DHARWAD'),
]

describeOnEachDatabase('a list that names one of two towns, or both', (database) => {
  afterEach(() => emptyTables(database(), ['institutes', 'import_drafts'], true))
  const load = async (...rows: string[]) => {
    await outcomesOf(database(), writeList(folder, 'aicte.json', DIRECTORY))
    return outcomesOf(database(), writeList(folder, 'own.csv', `name,city\n${rows.join('\n')}\n`))
  }

  test.each(['Hubballi', 'Hubli-Dharwad', 'Dharwad', '"Hubballi, Dharwad"'])(
    'finds a college of Hubballi by its name: %s',
    async (city) => {
      expect(await load(`Mallige Institute of Technology,${city}`)).toEqual([
        ['merged', 'Mallige Institute of Technology'],
      ])
    },
  )

  test('finds the one of two namesakes that stands there', async () => {
    const rows = ['Hubli', 'Dharwad'].map((city) => `Sampige Polytechnic,${city}`)
    expect((await load(...rows)).map(([outcome]) => outcome)).toEqual(['merged', 'merged'])
    const { rows: records } = await database().pool.query<{ institutes: number }>(
      `select count(distinct institute_id)::int as institutes from imported_records where source = 'own'`,
    )
    expect(records).toEqual([{ institutes: 2 }])
  })

  test('of the body, neither of two namesakes', async () => {
    expect((await load('Sampige Polytechnic,Hubballi-Dharwad')).map(([outcome]) => outcome)).toEqual(['doubtful'])
  })

  test('asks of a namesake whose other one stands in the other town', async () => {
    const rows = ['Hubli', 'Dharwad'].map((city) => `Government Polytechnic,${city}`)
    expect((await load(...rows)).map(([outcome]) => outcome)).toEqual(['merged', 'doubtful'])
  })
})
