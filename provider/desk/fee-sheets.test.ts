import { deskRecordAddedSchema, deskRecordPastSchema, deskRecordSchema } from '@/lib/contract/desk/record'
import { type FeeSheet, feeSheetListSchema } from '@/lib/contract/fee-rules'
import { gridOf } from '@/lib/rules/desk/amount-grid'
import { FEE_SHEETS } from '@/provider/costs/fee-sheets'
import { feeSheetEdits } from '@/provider/costs/tables'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'

const YEAR = '2025-26'

describeOnEachDatabase('fee sheets at the desk', (database) => {
  const told: string[][] = []
  const website = { revalidate: (tags: readonly string[]) => void told.push([...tags]), settled: async () => {} }
  const desk = deskCalls(() => database().db, { website })
  let editor = ''
  beforeAll(async () => void (editor = (await desk.join('editor')).session))
  afterEach(async () => {
    await database().db.delete(feeSheetEdits)
    told.length = 0
  })

  const post = (path: string, body: object) => desk.postAs(editor, `/desk/fee-sheets${path}`, body)
  const read = async (year = YEAR) => deskRecordSchema.parse((await desk.as(editor, `/desk/fee-sheets/${year}`)).body)
  const save = async (said: object) => post(`/${YEAR}`, { version: (await read()).version, ...said })
  const published = async () => feeSheetListSchema.parse((await desk.as('', '/fee-rules')).body)
  const listed = async () => feeSheetListSchema.parse((await desk.as(editor, '/desk/fee-sheets')).body)
  /** The amounts with another one in a cell. */
  async function withAmount(field: 'amounts' | 'courses', row: number, column: number, amount: string) {
    const grid = gridOf((await read()).values[field] ?? '')
    return grid.map((cells, at) => (at === row ? cells.with(column, amount) : cells).join('\t')).join('\n')
  }

  test('an amount that is changed is what the website is answered at once, and what stood there is in the trail', async () => {
    const [before] = await published()
    expect((await save({ amounts: await withAmount('amounts', 0, 0, '₹45,000') })).status).toBe(200)
    const [sheet] = await published()
    expect(sheet?.tables[0]?.rows[0]?.amounts[0]).toEqual({ column: 'general', amount: 45_000 })
    expect(sheet?.tables[0]?.rows.slice(1)).toEqual(before?.tables[0]?.rows.slice(1))
    expect(await listed()).toEqual(await published())
    expect(told).toEqual([['fee-rules']])
    const row = 'Engineering / Architecture courses: Government colleges'
    expect((await read()).history).toMatchObject([
      {
        ...{ action: 'fee-sheet-changed', record: `fee sheet ${YEAR}`, by: 'A editor' },
        before: { [row]: '₹44200, ₹20610, ₹0, ₹0, ₹23590, within: ₹10000' },
        after: { [row]: '₹45000, ₹20610, ₹0, ₹0, ₹23590, within: ₹10000' },
      },
    ])
  })

  test('a sheet that was saved before courses had exams is for those of the files, also in a year of its own', async () => {
    const [file] = FEE_SHEETS
    if (file === undefined) throw new Error('no fee sheet comes with the program')
    const tables = file.tables.map(({ courses, ...table }) => ({
      ...table,
      courses: courses.map((course) => ({ ...course, exams: undefined })),
    }))
    const saved = ['2098-99', YEAR].map((year) => ({ year, said: { ...file, year, tables } }))
    await database().db.insert(feeSheetEdits).values(saved)
    const examsOf = ({ tables: its }: FeeSheet) =>
      its.flatMap(({ courses }) => courses).map(({ id, exams }) => [id, exams])
    const [stands] = feeSheetListSchema.parse({ data: [file] }).map(examsOf)
    expect(stands?.flatMap(([, exams]) => exams ?? [])).toContain('ugcet-engineering')
    expect((await published()).map(examsOf)).toEqual([stands, stands])
    // What an editor changes of it keeps them.
    expect((await save({ order: 'ED 2 TEC 2025' })).status).toBe(200)
    expect((await published()).map(examsOf)).toEqual([stands, stands])
  })

  test('the form of the sheet that comes with the program says the same again', async () => {
    const [before, { history }] = [await published(), await read()]
    expect((await save((await read()).values)).status).toBe(200)
    expect([await published(), told, (await read()).history]).toEqual([before, [], history])
  })

  test('the order, its day, what is within the fees, and what comes besides', async () => {
    const said = { order: 'ED 1 TEC 2025', dated: '31-07-2025', page: '2', remarks: 'One\nTwo', remarks_kn: 'ಒಂದು' }
    const courses = await withAmount('courses', 1, 1, '700')
    expect((await save({ ...said, courses, amounts: await withAmount('amounts', 0, 5, '-') })).status).toBe(200)
    const [sheet] = await published()
    expect(sheet).toMatchObject({ order: 'ED 1 TEC 2025', dated: '2025-07-31', page: 2 })
    expect(sheet?.remarks).toEqual([{ en: 'One', kn: 'ಒಂದು' }, { en: 'Two' }])
    expect(sheet?.tables[0]?.courses[1]?.extras[0]?.amount).toBe(700)
    expect(sheet?.tables[0]?.rows[0]?.otherFees).toBeNull()
  })

  test('the next year is a copy of the last, stands first, and can be withdrawn', async () => {
    const { values } = await read()
    const next = { ...values, year: '2026-27', title: 'Fees, 2026-27', read_at: '2026-11-26', order: '', page: '' }
    expect(deskRecordAddedSchema.parse((await post('', next)).body).id).toBe('2026-27')
    const [added, before] = await published()
    expect([added?.year, before?.year]).toEqual(['2026-27', YEAR])
    expect([added?.columns, added?.tables]).toEqual([before?.columns, before?.tables])
    expect(await post('', next)).toMatchObject({ status: 422, body: { errors: { year: ['twice'] } } })
    const { version } = await read('2026-27')
    expect((await post('/2026-27/withdraw', { version })).status).toBe(200)
    expect((await published()).map(({ year }) => year)).toEqual([YEAR])
    const { body } = await desk.as(editor, '/desk/fee-sheets/2026-27/history')
    expect(deskRecordPastSchema.parse(body).values).toEqual(next)
    // Without any nobody could add one.
    expect((await read()).may_withdraw).toBe(false)
    expect((await post(`/${YEAR}/withdraw`, { version: (await read()).version })).status).toBe(409)
  })

  test('of two people the second is told, and nothing is saved', async () => {
    const { version } = await read()
    expect((await save({ order: 'ED 1' })).status).toBe(200)
    expect((await post(`/${YEAR}`, { version, order: 'ED 2' })).status).toBe(409)
    expect((await published())[0]?.order).toBe('ED 1')
  })

  type Field = 'amounts' | 'courses' | 'year' | 'title' | 'url' | 'dated' | 'page' | 'remarks_kn'
  test.each<[what: string, field: Field, said: () => Promise<string | undefined>, flaw: string]>([
    ['an amount that is none', 'amounts', async () => withAmount('amounts', 0, 0, 'many'), 'unread'],
    ['a part of a rupee', 'amounts', async () => withAmount('amounts', 0, 0, '44200.50'), 'unread'],
    ['a row too few', 'amounts', async () => (await read()).values.amounts?.replace(/\n[^\n]*$/, ''), 'otherRows'],
    ['a cell too many', 'courses', async () => `${(await read()).values.courses}\t1`, 'otherRows'],
    ['nothing that comes besides', 'courses', async () => withAmount('courses', 1, 1, ''), 'needed'],
    ['another year', 'year', async () => '2026-27', 'fixed'],
    ['years that do not follow', 'year', async () => '2025-27', 'unread'],
    ['no title', 'title', async () => '', 'needed'],
    ['an address without https', 'url', async () => 'http://kea.example', 'unread'],
    ['a day that no calendar has', 'dated', async () => '31-02-2025', 'unread'],
    ['a page of letters', 'page', async () => 'one', 'unread'],
    ['Kannada beside nothing', 'remarks_kn', async () => 'ಒಂದು\nಎರಡು\nಮೂರು\nನಾಲ್ಕು\nಐದು', 'uneven'],
  ])('%s is said beside its field, and nothing is saved', async (_name, field, said, flaw) => {
    const before = await published()
    expect(await save({ [field]: await said() })).toMatchObject({ status: 422, body: { errors: { [field]: [flaw] } } })
    expect([await published(), told]).toEqual([before, []])
  })
})
