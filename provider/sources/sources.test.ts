import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { indianDay } from '@/lib/contract/indian-day'
import { instituteDetailSchema } from '@/lib/contract/institute'
import { sourceListSchema } from '@/lib/contract/source'
import { silentProgress } from '@/provider/command/progress'
import { openLists, runImport } from '@/provider/import/run-import'
import { aicteRow, writeList } from '@/testing/import/lists'
import { callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { addInstitute } from '@/testing/provider/directory'
import type { SourceDescription } from './record-source'

const ADDRESS = '132, AECS LAYOUT, IT PARK ROAD BANGALORE - 560037'
const today = () => indianDay(new Date())
let folder = ''
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'sources-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describeOnEachDatabase('where figures come from', (database) => {
  const call = callsOn(() => database().db)
  afterEach(() => emptyTables(database(), ['institutes', 'import_drafts', 'sources']))

  async function read(
    name: string,
    content: string | object[],
    description: Partial<SourceDescription> = {},
    isDryRun = false,
  ) {
    const { pool } = database()
    const request = {
      files: [writeList(folder, name, content)],
      wanted: { all: true } as const,
      map: new Map(),
      source: null,
      description,
      isDryRun,
    }
    const isEmbedded = !('connectionString' in pool.options && pool.options.connectionString)
    await runImport({ pool, isEmbedded }, request, await openLists(request), silentProgress, () => false)
  }
  const aicte = () => read('aicte.json', [aicteRow('1-1', 'MALLIGE INSTITUTE OF TECHNOLOGY', ADDRESS)])
  const fees = (university: string, description?: Partial<SourceDescription>) =>
    read(
      'fees 2026.csv',
      `name;district;address;type;course;fees;university\nMallige Institute of Technology;Bengaluru Urban;"${ADDRESS}";Engineering;B.E. Civil;45,000;${university}\n`,
      description,
    )
  const listed = async () => sourceListSchema.parse((await call('/api/v1/sources')).body)
  async function detail() {
    const { rows } = await database().pool.query<{ id: number }>('select id from institutes where not is_sample')
    expect(rows).toHaveLength(1)
    const found = instituteDetailSchema.parse((await call(`/api/v1/institute/details?id=${rows[0]?.id}`)).body)
    return found ?? { sources: [], statements: [] }
  }

  test('each list says what it says, and the page’s own value is marked', async () => {
    await aicte()
    await fees('Tunga University', {
      title: 'Fees of 2026',
      licence: 'CC-BY-4.0',
      url: 'https://fees.example/',
      dated: '2026-10-30',
    })
    const { sources, statements } = await detail()
    expect(sources.map(({ name }) => name).sort()).toEqual(['aicte', 'fees-2026'])
    expect(sources.find(({ name }) => name === 'fees-2026')).toEqual({
      name: 'fees-2026',
      title: 'Fees of 2026',
      licence: 'CC-BY-4.0',
      url: 'https://fees.example/',
      attribution: null,
      dated: '2026-10-30',
      readOn: today(),
      institutes: null,
    })
    const said = (figure: string) => statements.filter((statement) => statement.figure === figure)
    expect(said('fees')).toEqual([{ figure: 'fees', source: 'fees-2026', value: { en: '₹45,000' }, isShown: true }])
    expect(said('ownership')).toEqual([
      { figure: 'ownership', source: 'aicte', value: { en: 'Private, self-financing' }, isShown: true },
    ])
    // The operator's own list knows best.
    expect(said('university')).toEqual(
      expect.arrayContaining([
        { figure: 'university', source: 'fees-2026', value: { en: 'Tunga University' }, isShown: true },
        {
          figure: 'university',
          source: 'aicte',
          value: { en: 'Visvesvaraya Technological University' },
          isShown: false,
        },
      ]),
    )
  })

  test('the lists, by title, with of how many institutions they tell', async () => {
    await aicte()
    await fees('', { title: 'A list of fees', licence: 'own' })
    expect(await listed()).toEqual([
      {
        name: 'fees-2026',
        title: 'A list of fees',
        licence: 'own',
        url: null,
        attribution: null,
        dated: null,
        readOn: today(),
        institutes: 1,
      },
      {
        name: 'aicte',
        title: 'AICTE: approved institutions',
        licence: null,
        url: 'https://www.aicte.gov.in/',
        attribution: 'indian-colleges-data, © Anbuselvan Annamalai, MIT License',
        dated: null,
        readOn: today(),
        institutes: 1,
      },
    ])
  })

  test('what was said of a list stays when its next edition says nothing, and is mended by one that does', async () => {
    await fees('', { title: 'A list of fees', licence: 'CC0-1.0', dated: '2025-06-01' })
    await fees('Tunga University', { dated: '2026-06-01' })
    expect(await listed()).toMatchObject([{ title: 'A list of fees', licence: 'CC0-1.0', dated: '2026-06-01' }])
  })

  test('a list that is read again unchanged says when', async () => {
    await fees('')
    await database().pool.query(`update sources set read_at = '2020-01-01T00:00:00Z'`)
    await fees('')
    expect(await listed()).toMatchObject([{ readOn: today() }])
  })

  test('a dry run notes nothing', async () => {
    await read('aicte.json', [aicteRow('1-1', 'MALLIGE INSTITUTE OF TECHNOLOGY', ADDRESS)], {}, true)
    expect(await listed()).toEqual([])
  })

  test('of what was written by hand no source is named', async () => {
    await addInstitute(database().db, { name: 'Hill College' })
    expect(await detail()).toMatchObject({ sources: [], statements: [] })
  })
})
