import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addNames, removeNames } from '@/provider/names/change-names'
import type { OpenDatabase } from '@/provider/platform/database'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { silentProgress } from '@/provider/command/progress'
import { openLists, runImport, type ImportRequest } from './run-import'
import { aicteRow, writeList } from '@/testing/import/lists'

jest.setTimeout(60_000)

let folder = ''
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'other-names-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const NAME = 'MALLIGE INSTITUTE OF TECHNOLOGY'
const ADDRESS = '132, AECS LAYOUT, IT PARK ROAD BANGALORE - 560037'
const MBA: Parameters<typeof aicteRow>[3] = [['MANAGEMENT', 'POST GRADUATE', 'MBA']]

const aicte = () =>
  writeList(folder, 'aicte.json', [
    aicteRow('1-1', `${NAME} (MIT)`, ADDRESS),
    aicteRow('1-2', 'SAMPIGE COLLEGE (FORMERLY "OLD COLLEGE")', 'KR ROAD', MBA),
  ])
const own = (names = 'Short name;Old name\nMalligetech;"OLD MALLIGE | M.I.T."') => {
  const [head, row] = names.split('\n')
  const columns = `name;district;address;type;${head}\nMallige Institute of Technologies;Bengaluru Urban;`
  return writeList(folder, 'own.csv', `${columns}"132, AECS Layout, IT Park Road, 560037";Engineering;${row}\n`)
}

async function run({ pool }: OpenDatabase, files: string[], isDryRun = false) {
  const request: ImportRequest = { files, wanted: { all: true }, map: new Map(), source: 'mine', isDryRun }
  const isEmbedded = !('connectionString' in pool.options && pool.options.connectionString)
  const { journal } = await runImport(
    { pool, isEmbedded },
    request,
    await openLists(request),
    silentProgress,
    () => false,
  )
  return { totals: journal.totals(), rows: [...journal.report()] }
}

async function directory({ pool }: OpenDatabase) {
  const { rows } = await pool.query<{ id: number; name: string; others: string[]; changed: string }>(
    `select id, name ->> 'en' as name, alternative_names as others, updated_at::text as changed from institutes where not is_sample order by id`,
  )
  return rows
}

describeOnEachDatabase('other names in an import', (database) => {
  beforeEach(() => emptyTables(database(), ['institutes', 'import_drafts'], true))

  test('come from names, from columns and from merging', async () => {
    await run(database(), [aicte()])
    expect(await directory(database())).toMatchObject([
      { name: 'Mallige Institute of Technology (MIT)', others: ['MIT', 'Mallige Institute of Technology'] },
      { name: 'Sampige College', others: ['Old College'] },
    ])
    const { totals } = await run(database(), [own()])
    expect(totals).toMatchObject({ merged: 1 })
    // The operator's list knows best: the name of AICTE's became another name.
    const [mallige] = await directory(database())
    expect(mallige?.name).toBe('Mallige Institute of Technologies')
    expect(mallige?.others).toEqual(['Malligetech', 'Old Mallige', 'M.I.T.', 'Mallige Institute of Technology'])
  })

  test('a second import changes nothing, a changed name changes its record', async () => {
    await run(database(), [aicte(), own()])
    const before = await directory(database())
    const again = await run(database(), [aicte(), own()])
    expect(again.totals).toMatchObject({ unchanged: 3 })
    expect(await directory(database())).toEqual(before)
    const changed = await run(database(), [own('aka\nNew Mallige')])
    expect(changed.totals).toMatchObject({ changed: 1 })
    expect((await directory(database()))[0]?.others).toContain('New Mallige')
    expect((await directory(database()))[0]?.others).not.toContain('Old Mallige')
  })

  test('what is left out stands in the report, of a dry run too', async () => {
    const { rows } = await run(database(), [own('aka\nMALLIGE INSTITUTE OF TECHNOLOGIES')], true)
    expect(rows[0]).toMatchObject({
      outcome: 'added',
      notes: 'other names left out: "Mallige Institute of Technologies" (the name itself)',
    })
    expect(await directory(database())).toEqual([])
  })

  test('records that an earlier version kept are read, and are as they were', async () => {
    const plain = () => writeList(folder, 'plain.json', [aicteRow('1-1', NAME, ADDRESS)])
    await run(database(), [plain()])
    await database().pool.query(`update import_drafts set draft = draft - 'alternativeNames'`)
    expect((await run(database(), [plain()])).totals).toMatchObject({ unchanged: 1 })
    const { totals } = await run(database(), [own('aka\nMalligetech')])
    expect(totals).toMatchObject({ merged: 1 })
    expect(await directory(database())).toMatchObject([{ others: ['Malligetech'] }])
  })

  test('an editor’s names stay through an import that composes the institution anew', async () => {
    await run(database(), [aicte()])
    const id = (await directory(database()))[0]?.id ?? 0
    await addNames(database().db, id, ['Jasmine Tech', 'Malligetech'])
    await removeNames(database().db, id, ['mit'])
    const { totals } = await run(database(), [own()])
    expect(totals).toMatchObject({ merged: 1 })
    expect((await directory(database()))[0]?.others).toEqual([
      'Jasmine Tech',
      'Malligetech',
      'Old Mallige',
      'Mallige Institute of Technology',
    ])
  })
})
