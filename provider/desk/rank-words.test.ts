import { closingRankExamsSchema } from '@/lib/contract/closing-ranks/lists'
import { deskRecordAddedSchema, deskRecordSchema } from '@/lib/contract/desk/record'
import { deskRankWordsSchema } from '@/lib/contract/desk/rank-words'
import { rankLists, rankWordEdits } from '@/provider/closing-ranks/tables'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'

const PRIVATE = {
  ...{ code: 'GMP', name: 'General merit, of private colleges', name_kn: 'ಸಾಮಾನ್ಯ ಅರ್ಹತೆ, ಖಾಸಗಿ' },
  ...{ meaning: 'Those whom the order names.', meaning_kn: 'ಆದೇಶದಲ್ಲಿರುವವರು.', source: 'Order 5 of 2030', source_kn: '' },
  ...{ url: 'https://authority.example/order.pdf', read_at: '2030-05-01' },
}
const LIST = { exam: 'hill-test', year: 2030, round: 1, title: 'A list', categories: ['2AG', '2AH', 'GMP', 'OPN'] }

describeOnEachDatabase('words of closing ranks at the desk', (database) => {
  const told: (readonly string[])[] = []
  const website = { revalidate: (tags: readonly string[]) => void told.push([...tags]), settled: async () => {} }
  const desk = deskCalls(() => database().db, { website })
  let editor = ''
  beforeAll(async () => {
    editor = (await desk.join('editor')).session
    await database()
      .db.insert(rankLists)
      .values({ ...LIST, readAt: new Date('2030-06-30'), fingerprint: 'x' })
  })
  afterEach(async () => {
    await database().db.delete(rankWordEdits)
    told.length = 0
  })

  const post = (id: string, body: object) => desk.postAs(editor, `/desk/rank-words${id}`, body)
  const add = async (said: object) => deskRecordAddedSchema.parse((await post('', said)).body).id
  const read = async (id: string) => deskRecordSchema.parse((await desk.as(editor, `/desk/rank-words/${id}`)).body)
  const save = async (id: string, said: object) => post(`/${id}`, { version: (await read(id)).version, ...said })
  const room = async () => deskRankWordsSchema.parse((await desk.as(editor, '/desk/rank-words')).body)
  const exam = async () => {
    const exams = closingRankExamsSchema.parse((await desk.as('', '/closing-ranks')).body)
    return exams.find(({ id }) => id === 'hill-test')
  }
  const shown = async (code: string) => (await exam())?.years[0]?.categories.find((each) => each.code === code)

  test('what an editor says of a category is said at once of every code that is made of it, in both languages', async () => {
    expect(await shown('2AG')).toMatchObject({
      name: { en: 'Category 2A, general' },
      category: { source: { isFromCopy: true } },
    })
    const said = { meaning: 'As the order of 2030 lists them.', meaning_kn: '2030ರ ಆದೇಶದಂತೆ.', read_at: '2030-05-01' }
    const url = 'https://authority.example/order.pdf'
    expect((await save('2A', { name: 'Class 2A', ...said, url })).status).toBe(200)
    const category = {
      ...{ code: '2A', name: { en: 'Class 2A', kn: 'ಪ್ರವರ್ಗ 2ಎ' }, meaning: { en: said.meaning, kn: said.meaning_kn } },
      source: { url, read_at: '2030-05-01', isFromCopy: false },
    }
    expect(await shown('2AG')).toMatchObject({ name: { en: 'Class 2A, general' }, category })
    expect(await shown('2AH')).toMatchObject({ name: { en: 'Class 2A, Kalyana-Karnataka' }, category })
    expect((await read('2A')).history).toMatchObject([
      {
        action: 'rank-word-changed',
        record: 'rank word 2A',
        before: { name: 'Category 2A' },
        after: { name: 'Class 2A' },
      },
    ])
    expect(told).toEqual([['closing-ranks']])
  })

  test('the form says what comes with the program again, and saved as it is nothing changes', async () => {
    const { data } = await room()
    expect(data.length).toBeGreaterThan(20)
    for (const { id } of data) expect((await save(id, (await read(id)).values)).status).toBe(200)
    expect([(await room()).data, told]).toEqual([data, []])
    // Who mends the Kannada has not read the source: it was the copy that was read.
    await save('3B', { name_kn: 'ಪ್ರವರ್ಗ 3-ಬಿ' })
    expect((await room()).data.find(({ id }) => id === '3B')).toMatchObject({ isFromCopy: true })
  })

  test('a code of lists that nobody knows is named as such, stands alone, and has words once somebody adds them', async () => {
    expect((await room()).unknown).toEqual(['GMP', 'OPN', 'hill-test'])
    expect(await shown('GMP')).toEqual({ code: 'GMP', name: { en: 'GMP', kn: 'GMP' }, category: null, quota: null })
    expect(await add(PRIVATE)).toBe('GMP')
    expect(await shown('GMP')).toMatchObject({
      name: { en: PRIVATE.name, kn: PRIVATE.name_kn },
      category: { code: 'GMP', source: { name: { en: 'Order 5 of 2030' }, url: PRIVATE.url, isFromCopy: false } },
      quota: null,
    })
    expect((await room()).unknown).toEqual(['OPN', 'hill-test'])
    expect(await post('', PRIVATE)).toMatchObject({ status: 422, body: { errors: { code: ['twice'] } } })
  })

  test('a code of lists in small letters is that code, though nobody knows it; what stands in none is an exam', async () => {
    expect(await add({ ...PRIVATE, code: 'gmp' })).toBe('GMP')
    expect(await shown('GMP')).toMatchObject({ name: { en: PRIVATE.name }, category: { code: 'GMP' } })
    expect(await post('', { ...PRIVATE, code: ' Gmp ' })).toMatchObject({
      ...{ status: 422, body: { errors: { code: ['twice'] } } },
    })
    expect(await add({ code: 'lawcet', name: 'Law CET' })).toBe('lawcet')
  })

  test('an exam has a name in both languages, and needs neither meaning nor source', async () => {
    expect((await exam())?.name).toEqual({ en: 'hill test' })
    await add({ code: 'hill-test', name: 'Hill Test', name_kn: 'ಹಿಲ್ ಪರೀಕ್ಷೆ' })
    expect((await exam())?.name).toEqual({ en: 'Hill Test', kn: 'ಹಿಲ್ ಪರೀಕ್ಷೆ' })
    await save('ugcet-engineering', { name_kn: 'ಸಿಇಟಿ' })
    expect((await room()).data.find(({ id }) => id === 'ugcet-engineering')?.name.kn).toBe('ಸಿಇಟಿ')
  })

  test('withdrawn, words are gone and the code stands alone, until somebody adds them anew', async () => {
    const { version, values } = await read('2A')
    expect((await post('/2A/withdraw', { version: 'another' })).status).toBe(409)
    expect((await post('/2A/withdraw', { version })).status).toBe(200)
    expect(await shown('2AG')).toMatchObject({ name: { en: '2AG' }, category: null, quota: null })
    expect((await room()).unknown).toContain('2AG')
    // What is to be said is what 2A is: who follows 2AG would say it of that alone.
    expect((await room()).unknown).toContain('2A')
    // In small letters it is no exam.
    expect(await add({ ...values, code: '2a', read_at: '2030-05-01' })).toBe('2A')
    expect(await shown('2AG')).toMatchObject({ name: { en: 'Category 2A, general' }, category: { code: '2A' } })
  })

  test.each([
    [
      { name: '', meaning: '', meaning_kn: '', source: ' ', read_at: '' },
      { name: ['needed'], meaning: ['needed'], source: ['needed'], read_at: ['needed'] },
    ],
    [{ url: 'http://authority.example' }, { url: ['unread'] }],
    [{ read_at: '2030-02-30' }, { read_at: ['unread'] }],
    [{ meaning: 'x'.repeat(401) }, { meaning: ['tooLong'] }],
    [{ name: 'a\u202eb' }, { name: ['unfit'] }],
    [{ code: 'G M!' }, { code: ['unread'] }],
    [{ code: 'new-exam', source: '', source_kn: 'ಅ' }, { source: ['needsEnglish'] }],
  ])('%j is refused beside its field: %j', async (said, errors) => {
    expect(await post('', { ...PRIVATE, ...said })).toMatchObject({ status: 422, body: { errors } })
    expect((await room()).unknown).toContain('GMP')
  })

  test('of what words are, stays; of two who save what they saw the second is told', async () => {
    expect(await save('2A', { code: '2B' })).toMatchObject({ status: 422, body: { errors: { code: ['fixed'] } } })
    const { version } = await read('2A')
    const answers = await Promise.all(['1', '2'].map((name) => post('/2A', { version, name })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
