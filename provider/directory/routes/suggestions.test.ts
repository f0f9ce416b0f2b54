import { z } from 'zod'
import { suggestionListSchema } from '@/lib/contract/suggestion'
import { callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { nullableTextSchema, textSchema } from '@/provider/http/answers'
import { addInstitute } from '@/testing/provider/directory'

const answerSchema = z.strictObject({
  data: z.array(
    z.strictObject({
      id: z.int(),
      name: textSchema,
      disambiguation: z.string().nullable(),
      city: nullableTextSchema,
      district: nullableTextSchema,
    }),
  ),
  total: z.int(),
  understood: z.unknown().optional(),
})

describeOnEachDatabase('GET /institutes/suggest', (database) => {
  const call = callsOn(() => database().db)
  const suggested = async (query: string) => {
    const { status, body } = await call(`/api/v1/institutes/suggest${query}`)
    expect(status).toBe(200)
    expect(suggestionListSchema.parse(body).institutes).toHaveLength(answerSchema.parse(body).data.length)
    return answerSchema.parse(body).data
  }
  const names = async (query: string) => (await suggested(query)).map((item) => item.name.en)

  beforeAll(async () => {
    const { db } = database()
    await addInstitute(db, { name: 'Lotus College', districtId: 525, cityId: 276600, alternativeNames: ['Padma'] })
    for (let at = 1; at <= 12; at += 1) await addInstitute(db, { name: `Lotus School ${at}` })
    await addInstitute(db, { name: 'Hill Academy', kn: 'ಬೆಟ್ಟ ಶಾಲೆ', districtId: 545 })
  })

  test('what says a kind and a place is read as these, and how many are so is told', async () => {
    const { db } = database()
    await addInstitute(db, { name: 'Tunga Institute', typeId: 1, typeIds: [1], districtId: 538 })
    const readingOf = async (q: string) =>
      suggestionListSchema.parse((await call(`/api/v1/institutes/suggest?q=${q}`)).body).reading
    expect(await readingOf('engineering+colleges+in+gulbarga')).toMatchObject({
      total: 1,
      understood: { parts: [{ name: { en: 'Engineering' } }, { name: { en: 'Kalaburagi' } }] },
    })
    // A name, and what nobody is.
    expect(await readingOf('tunga+inst')).toBeNull()
    expect(await readingOf('mbbs+college+in+gulbarga')).toBeNull()
  })

  test('names come with their places, the best first', async () => {
    const [first] = await suggested('?q=lotus+col')
    expect(first).toEqual({
      id: expect.any(Number),
      name: { en: 'Lotus College' },
      disambiguation: null,
      city: { en: 'Bengaluru', kn: 'ಬೆಂಗಳೂರು' },
      district: { en: 'Bengaluru Urban', kn: 'ಬೆಂಗಳೂರು ನಗರ' },
    })
    expect(await suggested('?q=hill')).toEqual([
      {
        id: expect.any(Number),
        name: { en: 'Hill Academy', kn: 'ಬೆಟ್ಟ ಶಾಲೆ' },
        disambiguation: null,
        city: null,
        district: { en: 'Mysuru', kn: 'ಮೈಸೂರು' },
      },
    ])
  })

  test.each([
    ['eight when nothing is said', '', 8],
    ['one', '&limit=1', 1],
    ['three', '&limit=3', 3],
    ['eight at most', '&limit=50', 8],
    ['eight for none', '&limit=0', 8],
    ['eight for less than none', '&limit=-1', 8],
    ['eight for what is no number', '&limit=many', 8],
  ])('are %s', async (_what, limit, length) => {
    expect(await names(`?q=lotus${limit}`)).toHaveLength(length)
  })

  test('the beginning of a place gives who stands there', async () => {
    expect(await names('?q=mys')).toEqual(['Hill Academy'])
    expect(await names('?q=beng')).toEqual(['Lotus College'])
  })

  test.each([
    ['my', 'Mysuru'],
    ['mys', 'Mysuru'],
    ['ಮೈ', 'Mysuru'],
    ['ಮೈಸ', 'Mysuru'],
    ['ಮೈಸೂ', 'Mysuru'],
    ['ud', 'Udupi'],
    ['ಉಡ', 'Udupi'],
  ])('while %s may become %s, whoever stands there comes first', async (typed, district) => {
    const { db } = database()
    // Names that begin so, and whose other words are as good.
    await addInstitute(db, { name: `Mystic Uday School of ${typed}`, districtId: 525 })
    await addInstitute(db, { name: `Uday Mystic School of ${typed}`, kn: 'ಮೈತ್ರಿ ಶಾಲೆ', districtId: 525 })
    await addInstitute(db, { name: `Coast Academy ${typed}`, districtId: 549 })
    const offered = await suggested(`?q=${encodeURIComponent(typed)}`)
    expect(offered[0]?.district?.en).toBe(district)
    // Behind them, names.
    expect(offered.some((each) => each.district?.en !== district)).toBe(true)
  })

  test('fewer come as the first of more', async () => {
    expect(await suggested('?q=lotus&limit=3')).toEqual((await suggested('?q=lotus')).slice(0, 3))
  })

  test.each(['', '?q=', '?q=%20%20', '?q=%00', '?q=zzzzqqq', '?q=%25', '?limit=3'])(
    '%j finds nothing',
    async (query) => {
      expect(await suggested(query)).toEqual([])
    },
  )

  test.each([
    ['a beginning', 'lotus colle', 'Lotus College'],
    ['a mistake', 'lotis college', 'Lotus College'],
    ['another name', 'padma', 'Lotus College'],
    ['a Kannada name', 'ಬೆಟ್ಟ', 'Hill Academy'],
    ['a place', 'mysore', 'Hill Academy'],
    ['a place added', 'lotus bangalore', 'Lotus College'],
  ])('understands %s', async (_what, typed, name) => {
    expect((await names(`?q=${encodeURIComponent(typed)}`))[0]).toBe(name)
  })

  test('is not taken for an institution called "suggest"', async () => {
    expect((await call('/api/v1/institutes/suggest')).body).toEqual({ data: [], total: 0 })
  })
})
