import { sql } from 'drizzle-orm'
import { deskRecordAddedSchema, deskRecordSchema } from '@/lib/contract/desk/record'
import { scholarshipListSchema } from '@/lib/contract/scholarship'
import { scholarshipEdits } from '@/provider/costs/tables'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'

const MERIT = {
  ...{ name: 'Merit Award', name_kn: 'ಪ್ರತಿಭಾ ಪುರಸ್ಕಾರ', giver: 'The Board', year: '2030-31', gives: '₹10,000 a year' },
  ...{
    applies: '2a: ₹1,00,000\nSC 250000-1000000\nGM',
    courses: 'engineering',
    conditions: 'First in class\nNo hostel',
  },
  ...{ conditions_kn: 'ತರಗತಿಗೆ ಪ್ರಥಮ', until: '31-10-2030', url: 'https://board.example/merit', read_at: '2030-05-01' },
}

describeOnEachDatabase('scholarships at the desk', (database) => {
  const told: string[][] = []
  const website = { revalidate: (tags: readonly string[]) => void told.push([...tags]), settled: async () => {} }
  const desk = deskCalls(() => database().db, { website })
  let editor = ''
  beforeAll(async () => void (editor = (await desk.join('editor')).session))
  afterEach(async () => {
    await database().db.delete(scholarshipEdits)
    told.length = 0
  })

  const post = (id: string, body: object) => desk.postAs(editor, `/desk/scholarships${id}`, body)
  const add = async (said: object) => deskRecordAddedSchema.parse((await post('', said)).body).id
  const read = async (id: string) => deskRecordSchema.parse((await desk.as(editor, `/desk/scholarships/${id}`)).body)
  const save = async (id: string, said: object) => post(`/${id}`, { version: (await read(id)).version, ...said })
  const listed = async () => scholarshipListSchema.parse((await desk.as(editor, '/desk/scholarships')).body)
  const published = async () => scholarshipListSchema.parse((await desk.as('', '/scholarships')).body)
  const one = async (id: string) => (await published()).find((each) => each.id === id)

  test('what is added stands behind ours at once, under an id of its name, and in the audit trail', async () => {
    const ours = (await published()).length
    expect(await add(MERIT)).toBe('merit-award')
    expect((await published()).slice(ours)).toEqual([
      {
        ...{ id: 'merit-award', name: { en: 'Merit Award', kn: 'ಪ್ರತಿಭಾ ಪುರಸ್ಕಾರ' }, giver: { en: 'The Board' } },
        year: '2030-31',
        applies: [
          { category: '2A', over: null, upto: 100_000 },
          { category: 'SC', over: 250_000, upto: 1_000_000 },
          { category: 'GM', over: null, upto: null },
        ],
        ...{ courses: ['engineering'], gives: { en: '₹10,000 a year' }, apply: null, until: '2030-10-31' },
        conditions: [{ en: 'First in class', kn: 'ತರಗತಿಗೆ ಪ್ರಥಮ' }, { en: 'No hostel' }],
        ...{ url: 'https://board.example/merit', readOn: '2030-05-01', isFromCopy: false, isSample: true },
      },
    ])
    expect(await listed()).toEqual(await published())
    const { history, values } = await read('merit-award')
    expect(values).toMatchObject({ applies: '2A 100000\nSC 250000-1000000\nGM', until: '2030-10-31', apply: '' })
    expect(history).toMatchObject([{ action: 'scholarship-added', record: 'scholarship merit-award', before: null }])
    expect(told).toEqual([['scholarships']])
  })

  test('the desk leads over what comes with the program, whose form says the same again', async () => {
    const before = await published()
    const [first] = before
    const id = first?.id ?? ''
    for (const { id: each } of before) expect((await save(each, (await read(each)).values)).status).toBe(200)
    expect([await published(), told]).toEqual([before, []])
    expect((await save(id, { gives: '₹20,000 a year' })).status).toBe(200)
    expect(await one(id)).toEqual({ ...first, gives: { en: '₹20,000 a year', kn: first?.gives?.kn } })
    expect((await published()).map((each) => each.id)).toEqual(before.map((each) => each.id))
    expect((await read(id)).history).toMatchObject([
      { action: 'scholarship-changed', before: { gives: expect.stringContaining('month') } },
    ])
  })

  test('its courses are those that are ticked, each once, in whatever order', async () => {
    const id = await add({ ...MERIT, courses: 'engineering b-pharma engineering' })
    expect((await one(id))?.courses).toEqual(['b-pharma', 'engineering'])
    const before = (await read(id)).history
    expect((await save(id, { courses: 'engineering, b-pharma' })).status).toBe(200)
    expect((await read(id)).history).toEqual(before)
  })

  test('it was a copy that was read, until somebody has read the page', async () => {
    const [first] = await published()
    const id = first?.id ?? ''
    expect(first?.isFromCopy).toBe(true)
    await save(id, { giver: 'Another department' })
    expect((await one(id))?.isFromCopy).toBe(true)
    await save(id, { read_at: '2030-05-01' })
    expect((await one(id))?.isFromCopy).toBe(false)
  })

  test('what was said before years were told is of none', async () => {
    const id = await add(MERIT)
    const [row] = await database().db.select().from(scholarshipEdits)
    const said = { ...row?.said, year: undefined }
    await database()
      .db.update(scholarshipEdits)
      .set({ said: sql`${JSON.stringify(said)}::jsonb` })
    expect((await one(id))?.year).toBeNull()
    expect((await save(id, { year: '2030-31' })).status).toBe(200)
    expect((await one(id))?.year).toBe('2030-31')
  })

  test('withdrawn, one is gone, ours as well, and its id is given to no other', async () => {
    const [first] = await published()
    const id = first?.id ?? ''
    for (const each of [id, await add(MERIT)]) {
      const { version } = await read(each)
      expect((await post(`/${each}/withdraw`, { version: 'another' })).status).toBe(409)
      expect((await post(`/${each}/withdraw`, { version })).status).toBe(200)
      expect(await one(each)).toBeUndefined()
      expect((await desk.as(editor, `/desk/scholarships/${each}`)).status).toBe(404)
    }
    expect(await add(MERIT)).toBe('merit-award-2')
    expect(told).toHaveLength(4)
  })

  test.each([
    [
      { name: '', giver: ' ', url: '', read_at: '' },
      { name: ['needed'], giver: ['needed'], url: ['needed'], read_at: ['needed'] },
    ],
    [{ year: '2030-32' }, { year: ['unread'] }],
    [{ url: 'http://board.example/merit' }, { url: ['unread'] }],
    [{ url: 'board.example/merit' }, { url: ['unread'] }],
    [{ url: 'javascript:alert(1)' }, { url: ['unread'] }],
    [{ applies: '2A 100000\n5C 100000' }, { applies: ['unread'] }],
    [{ applies: 'SC 250000-100000' }, { applies: ['unread'] }],
    [{ applies: '2A a lot' }, { applies: ['unread'] }],
    [{ courses: 'engineering alchemy' }, { courses: ['unread'] }],
    [
      { gives: '', gives_kn: 'ಅ', until: '2030-02-30' },
      { gives: ['needsEnglish'], until: ['unread'] },
    ],
    [{ conditions: '' }, { conditions_kn: ['uneven'] }],
    [{ conditions: 'a\n'.repeat(21), conditions_kn: '' }, { conditions: ['tooMany'] }],
    [{ name: 'x'.repeat(121) }, { name: ['tooLong'] }],
    [{ giver: 'a\u202eb' }, { giver: ['unfit'] }],
  ])('%j is refused beside its field, and nothing is changed: %j', async (said, errors) => {
    const id = await add(MERIT)
    const before = await published()
    expect(await save(id, said)).toMatchObject({ status: 422, body: { errors } })
    expect(await post('', { ...MERIT, ...said })).toMatchObject({ status: 422, body: { errors } })
    expect(await published()).toEqual(before)
  })

  test('no two have one name; of two who save what they saw the second is told', async () => {
    const id = await add(MERIT)
    expect(await post('', { ...MERIT, name: 'MERIT award' })).toMatchObject({
      ...{ status: 422, body: { errors: { name: ['twice'] } } },
    })
    // Of another year it is another one.
    expect(await add({ ...MERIT, year: '2031-32' })).toBe('merit-award-2')
    const { version } = await read(id)
    const answers = await Promise.all(['1', '2'].map((gives) => post(`/${id}`, { version, gives })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
