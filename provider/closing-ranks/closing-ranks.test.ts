import { eq, ne } from 'drizzle-orm'
import { pino } from 'pino'
import { chancePageSchema } from '@/lib/contract/closing-ranks/chances'
import { instituteRanksSchema } from '@/lib/contract/closing-ranks/institute-ranks'
import { closingRankExamsSchema } from '@/lib/contract/closing-ranks/lists'
import { rankCourses } from '@/provider/closing-ranks/tables'
import { courses, institutes } from '@/provider/directory/store/schema'
import type { PreparedList } from '@/provider/import/ranks/prepare-ranks'
import { writeList } from '@/provider/import/ranks/write-ranks'
import { appOn, callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { addInstitute } from '@/testing/provider/directory'

/** Ranks of two colleges in general merit, and of one in 2A, by course. */
type Ranks = Record<string, Record<string, number>>

function listOf(year: number, round: number, ranks: Ranks): PreparedList {
  const courses = Object.keys(ranks).map((key) => {
    const [college = '', name = ''] = key.split(' ')
    return { college, name, streamId: name === 'Civil' ? 107 : 101 }
  })
  const cells = Object.entries(ranks).flatMap(([key, row]) => {
    const [college = '', course = ''] = key.split(' ')
    return Object.entries(row).map(([category, rank]) => ({ college, course, category, rank, page: round }))
  })
  const emptyRows = Object.entries(ranks).flatMap(([key, row]) => {
    const [college = '', course = ''] = key.split(' ')
    return Object.keys(row).length === 0 ? { college, course, page: round } : []
  })
  return {
    exam: 'ugcet-engineering',
    year,
    round,
    region: '',
    description: { title: `List ${year}, ${round}`, licence: null, url: null, dated: `${year}-08-04` },
    fingerprint: `${year} ${round}`,
    colleges: [
      { code: 'E1', name: 'Mallige', place: 'Hassan', districtId: 539 },
      { code: 'E2', name: 'Honne', place: null, districtId: 545 },
      { code: 'E3', name: 'Tunga', place: null, districtId: 545 },
    ],
    courses,
    cells,
    emptyRows,
  }
}

describeOnEachDatabase('what a rank was enough for', (database) => {
  const call = callsOn(() => database().db)
  const post = (body: object, path = 'closing-ranks/search') =>
    call(`/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const search = async (more: object = {}) => {
    const { status, body } = await post({ exam: 'ugcet-engineering', rank: 1000, category: 'GM', ...more })
    expect([status, body]).toEqual([200, expect.anything()])
    return chancePageSchema.parse(body)
  }
  const told = async (more: object = {}) =>
    (await search(more)).chances.map(({ college, course }) => `${college.code} ${course.en}`)
  let id = 0

  beforeAll(async () => {
    const { db, pool } = database()
    id = await addInstitute(db, {
      name: 'Mallige College of Engineering',
      kn: 'ಮಲ್ಲಿಗೆ',
      districtId: 539,
      isResidential: true,
      courses: [
        { name: 'Civil', streamId: 107, fees: 40_000 },
        { name: 'Computing', streamId: 101, fees: 90_000, level: 'degree' },
        { name: 'Yoga', fees: 1_000 },
      ],
    })
    const lists = [
      listOf(2031, 1, { 'E1 Civil': { GM: 4000 }, 'E1 Computing': { GM: 900 }, 'E2 Civil': { GM: 1000.5, '2AG': 7 } }),
      listOf(2031, 2, { 'E1 Civil': { GM: 3000 }, 'E1 Computing': { GM: 1500 }, 'E2 Computing': { GM: 990 } }),
      listOf(2030, 1, { 'E1 Civil': { GM: 800 }, 'E2 Computing': { GM: 2000, GMH: 5000 } }),
    ]
    for (const list of lists) for (const { text, values } of writeList(list)) await pool.query(text, values)
    await pool.query(
      `insert into imported_records (source, external_id, institute_id, fingerprint) values ('ranks:ugcet-engineering', 'E1', $1, 'x')`,
      [id],
    )
  })

  test('from safest to furthest: first what was enough in the earliest round, there by the margin', async () => {
    const page = await search()
    expect(page.year).toBe(2031)
    expect(page.chances).toMatchObject([
      {
        institute: { id: String(id), name: { kn: 'ಮಲ್ಲಿಗೆ' }, district: { en: 'Hassan' } },
        course: { en: 'Civil' },
        courseFamily: { id: '107' },
        fee: 40_000,
        isResidential: true,
        round: 1,
        margin: 3000,
        shortBy: null,
        ranks: [
          { year: 2031, round: 1, rank: 4000, page: 1 },
          { year: 2031, round: 2, rank: 3000, page: 2 },
          { year: 2030, round: 1, rank: 800, page: 1 },
        ],
      },
      {
        institute: null,
        college: { code: 'E2', name: 'Honne' },
        course: { en: 'Civil' },
        round: 1,
        margin: 0.5,
        fee: null,
      },
      { college: { code: 'E1' }, course: { en: 'Computing' }, round: 2, margin: 500 },
    ])
    expect(page.outOfReach).toMatchObject([
      { college: { code: 'E2' }, course: { en: 'Computing' }, round: null, shortBy: 10 },
    ])
    const listed = new Map(page.lists.map((list) => [list.id, list.title]))
    expect(page.chances[0]?.ranks.map(({ list }) => listed.get(list))).toEqual([
      'List 2031, 1',
      'List 2031, 2',
      'List 2030, 1',
    ])
  })

  test('a year, a category and a sort of one’s own; pages', async () => {
    expect(await told({ year: 2030 })).toEqual(['E2 Computing'])
    expect(await told({ year: 2030, category: 'GMH', rank: 5000 })).toEqual(['E2 Computing'])
    expect(await told({ category: '2AG', rank: 7.5 })).toEqual([])
    expect(await told({ sort: 'nearest' })).toEqual(['E2 Civil', 'E1 Computing', 'E1 Civil'])
    expect(await told({ sort: 'name' })).toEqual(['E2 Civil', 'E1 Civil', 'E1 Computing'])
    expect(await told({ sort: 'fee' })).toEqual(['E1 Civil', 'E1 Computing', 'E2 Civil'])
    expect(await told({ sort: 'nonsense', limit: 2, page: 2 })).toEqual(['E1 Computing'])
    expect(await search({ limit: 2 })).toMatchObject({ total: 3, totalPages: 2 })
  })

  test('of several categories the best is told: the earliest round, in it the furthest, and of what is alike the first', async () => {
    const byRank = async (rank: number, also: string[], category = '2AG') => {
      const { chances, outOfReach } = await search({ rank, category, also_categories: also })
      return [...chances, ...outOfReach].map((one) => [
        one.college?.code,
        one.course.en,
        one.category,
        one.round,
        one.shortBy,
      ])
    }
    expect(await byRank(7, ['GM'])).toEqual([
      ['E1', 'Civil', 'GM', 1, null],
      ['E2', 'Civil', 'GM', 1, null],
      ['E1', 'Computing', 'GM', 1, null],
      ['E2', 'Computing', 'GM', 2, null],
    ])
    expect(await byRank(7, [])).toEqual([['E2', 'Civil', '2AG', 1, null]])
    expect(await byRank(3500, ['GM', 'XYZ'])).toEqual([
      ['E1', 'Civil', 'GM', 1, null],
      ['E1', 'Computing', 'GM', null, 2000],
      ['E2', 'Civil', 'GM', null, 2499.5],
      ['E2', 'Computing', 'GM', null, 2510],
    ])
    const [seat] = (await search({ rank: 7, category: '2AG', also_categories: ['GM'] })).chances.filter(
      ({ college, course }) => college?.code === 'E2' && course.en === 'Civil',
    )
    expect(seat?.ranks.map(({ rank }) => rank)).toEqual([1000.5])
    expect(await byRank(5000, ['GMH'], 'GM')).toEqual(await byRank(5000, [], 'GM'))
  })

  test('filters narrow, and each counts what the others leave', async () => {
    expect(await told({ course_family: ['101'] })).toEqual(['E1 Computing'])
    expect(await told({ district_id: ['545', '1'] })).toEqual(['E2 Civil'])
    expect(await told({ is_residential: true })).toEqual(['E1 Civil', 'E1 Computing'])
    expect(await told({ max_fee: 50_000 })).toEqual(['E1 Civil'])
    expect(await told({ min_fee: 50_000 })).toEqual(['E1 Computing'])
    expect(await told({ min_fee: 50_000, max_fee: 60_000 })).toEqual([])
    expect(await told({ min_fee: 1, max_fee: 9e15, district_id: ['9'.repeat(40), ''], page: 9e15 })).toEqual([])
    expect(await told({ round: ['2'] })).toEqual(['E1 Computing'])
    expect(await told({ round: ['1', '2'] })).toEqual(await told({}))
    expect(await told({ round: ['9'] })).toEqual([])
    const ofRound = await search({ round: ['2'] })
    expect(ofRound.facets).toMatchObject({ round: { '1': 2, '2': 1 }, courseFamily: { '101': 1 } })
    expect(ofRound.outOfReach).toHaveLength(1)
    const { facets, outOfReach } = await search({ course_family: ['107'], district_id: ['539'] })
    expect(facets).toEqual({
      courseFamily: { '107': 1, '101': 1 },
      district: { '539': 1, '545': 1 },
      round: { '1': 1 },
      enoughIn: { '1': 1, '2': 1 },
      isResidential: 1,
      residentialUnknown: 0,
      feeKnown: 1,
      feeUnknown: 0,
      feeOpen: 0,
    })
    expect((await search({ max_fee: 1 })).facets).toMatchObject({ feeKnown: 2, feeUnknown: 1 })
    expect(outOfReach).toEqual([])
  })

  test('where no sheet has the seat, the fee is that which the college says of such courses, and none where it says none', async () => {
    const { db } = database()
    const fees = async (more: object = {}) =>
      (await search({ rank: 7, sort: 'name', ...more })).chances.map(({ college, course, fee }) => [
        `${college.code} ${course.en}`,
        fee,
      ])
    const unknown = [
      ['E2 Civil', null],
      ['E2 Computing', null],
    ]
    expect(await fees()).toEqual([...unknown, ['E1 Civil', 40_000], ['E1 Computing', 90_000]])
    await db.update(courses).set({ streamId: null }).where(eq(courses.name, 'Computing'))
    expect(await fees()).toEqual([...unknown, ['E1 Civil', 40_000], ['E1 Computing', null]])
    expect(await fees({ max_fee: 99_000 })).toEqual([['E1 Civil', 40_000]])
    expect((await search({ rank: 7 })).facets).toMatchObject({ feeKnown: 1, feeUnknown: 3 })
    await db.update(courses).set({ streamId: 101 }).where(eq(courses.name, 'Computing'))
    // A dearer course of the same family opens the range; one of another level leaves it unsaid which of them is meant.
    const [more] = await db
      .insert(courses)
      .values({ instituteId: id, position: 9, name: 'Data', streamId: 101, fees: 120_000, level: 'degree' })
      .returning({ id: courses.id })
    expect(await fees({ min_fee: 100_000 })).toEqual([['E1 Computing', 90_000]])
    await db
      .update(courses)
      .set({ level: 'postgraduate' })
      .where(eq(courses.id, more?.id ?? 0))
    expect(await fees()).toEqual([...unknown, ['E1 Civil', 40_000], ['E1 Computing', null]])
    await db.delete(courses).where(eq(courses.id, more?.id ?? 0))
  })

  test('what cannot be asked is told by field', async () => {
    const refused = async (more: object) => {
      const { status, body } = await post({ exam: 'ugcet-engineering', rank: 1000, category: 'GM', ...more })
      return { status, ...Object(body).errors }
    }
    expect(await refused({ exam: 'neet' })).toEqual({ status: 422, exam: ['There are no lists of this exam.'] })
    expect(await refused({ exam: 'a\u0000\uD800' })).toEqual({
      status: 422,
      exam: ['There are no lists of this exam.'],
    })
    expect(await refused({ year: 1999 })).toEqual({ status: 422, year: ['There are no lists of this year.'] })
    expect(await refused({ category: 'STR' })).toMatchObject({
      status: 422,
      category: [expect.stringMatching(/do not have/)],
    })
    for (const rank of [0, -1, 1e9, '12', null])
      expect(await refused({ rank })).toEqual({ status: 422, rank: ['A rank is a number from 1 to 9999999'] })
  })

  test('a rank is kept nowhere: not in a cache, and in no log, also where the search fails', async () => {
    const lines: string[] = []
    const log = pino({}, { write: (line: string) => void lines.push(line) })
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ exam: 'ugcet-engineering', rank: 31_337, category: 'GM' }),
    }
    const answer = await appOn(() => database().db, log).request('/api/v1/closing-ranks/search', request)
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null])
    await database().pool.query('alter table rank_cells rename to rank_cells_away')
    const failed = await appOn(() => database().db, log).request('/api/v1/closing-ranks/search', request)
    await database().pool.query('alter table rank_cells_away rename to rank_cells')
    expect(failed.status).toBe(500)
    expect(lines).toHaveLength(1)
    expect(lines.join()).not.toMatch(/31337|GM/)
  })

  test('the exams say their years, rounds and categories in words', async () => {
    const { body } = await call('/api/v1/closing-ranks')
    expect(closingRankExamsSchema.parse(body)).toMatchObject([
      {
        id: 'ugcet-engineering',
        isSample: false,
        hasFees: true,
        hasResidential: true,
        courseFamilies: [{ id: '101' }, { id: '107' }],
        years: [
          {
            year: 2031,
            lists: [{ round: 1, dated: '2031-08-04' }, { round: 2 }],
            categories: [{ code: '2AG' }, { code: 'GM' }],
          },
          {
            year: 2030,
            categories: [{ code: 'GM' }, { code: 'GMH', name: { en: 'General merit, Kalyana-Karnataka' } }],
          },
        ],
      },
    ])
  })

  test('an institution has its courses by year; one that no list names has none', async () => {
    const [exam] = instituteRanksSchema.parse((await call(`/api/v1/institutes/${id}/closing-ranks`)).body)
    expect(exam?.years).toMatchObject([
      {
        year: 2031,
        lists: [{ round: 1 }, { round: 2 }],
        categories: [{ code: 'GM' }],
        courses: [
          {
            name: { en: 'Civil' },
            college: { code: 'E1' },
            ranks: [
              { category: 'GM', round: 1, rank: 4000, page: 1 },
              { round: 2, rank: 3000 },
            ],
          },
          { name: { en: 'Computing' }, ranks: [{ rank: 900 }, { rank: 1500 }] },
        ],
      },
      { year: 2030, courses: [{ name: { en: 'Civil' }, ranks: [{ rank: 800 }] }] },
    ])
    const { pool } = database()
    await pool.query(`insert into rank_empty_rows select l.id, k.id, 9 from rank_lists l, rank_courses k
      where l.year = 2031 and l.round = 2 and k.name = 'Civil' and k.college_id = (select id from rank_colleges where code = 'E1')`)
    const [withRow] = instituteRanksSchema.parse((await call(`/api/v1/institutes/${id}/closing-ranks`)).body)
    const second = withRow?.years[0]?.lists.find(({ round }) => round === 2)?.id
    expect(withRow?.years[0]?.courses.map(({ emptyLists }) => emptyLists)).toEqual([[second], []])
    await pool.query('delete from rank_empty_rows')
    for (const other of [id + 1, 'x'])
      expect((await call(`/api/v1/institutes/${other}/closing-ranks`)).body).toEqual({ exams: [] })
  })

  test('an institution of which the lists have rows without a rank alone has no exam', async () => {
    const { db, pool } = database()
    const mining = await addInstitute(db, { name: 'Tunga College' })
    const list = { ...listOf(2031, 1, { 'E3 Mining': {} }), exam: 'mining', fingerprint: 'mining' }
    for (const { text, values } of writeList(list)) await pool.query(text, values)
    await pool.query(
      `insert into imported_records (source, external_id, institute_id, fingerprint) values ('ranks:mining', 'E3', $1, 'x')`,
      [mining],
    )
    const { status, body } = await call(`/api/v1/institutes/${mining}/closing-ranks`)
    expect([status, body]).toEqual([200, { exams: [] }])
    await pool.query(`delete from rank_lists where exam = 'mining'`)
    await pool.query(`delete from rank_colleges where exam = 'mining'`)
    await db.delete(institutes).where(eq(institutes.id, mining))
  })

  test('a course says whether the lists have its institution under other codes', async () => {
    const { pool } = database()
    const told = async () => (await search()).chances.map(({ college, severalCodes }) => [college.code, severalCodes])
    expect(await told()).toEqual([
      ['E1', false],
      ['E2', false],
      ['E1', false],
    ])
    await pool.query(
      `insert into imported_records (source, external_id, institute_id, fingerprint) values ('ranks:ugcet-engineering', 'E2', $1, 'x')`,
      [id],
    )
    expect(await told()).toEqual([
      ['E1', true],
      ['E2', true],
      ['E1', true],
    ])
    await pool.query(`delete from imported_records where external_id = 'E2'`)
  })

  test('an institution of which nobody says that it is residential is unknown, and counted as what the filter leaves out', async () => {
    const { db } = database()
    expect((await search({ is_residential: true })).facets).toMatchObject({ isResidential: 2, residentialUnknown: 1 })
    await db.update(institutes).set({ isResidential: false })
    const { total, facets } = await search({ is_residential: true })
    expect([total, facets.isResidential, facets.residentialUnknown]).toEqual([0, 0, 3])
    expect((await search()).chances.map(({ isResidential }) => isResidential)).toEqual([null, null, null])
    const { body } = await call('/api/v1/closing-ranks')
    expect(closingRankExamsSchema.parse(body)).toMatchObject([{ hasFees: true, hasResidential: false }])
  })

  test('a seat costs what the sheet says; where that may be within the limit or not, it stays and says so', async () => {
    const { db } = database()
    const ownedBy = (ownership: string) => db.update(institutes).set({ ownership })
    const seats = async (more: object) =>
      (await search({ rank: 7, ...more })).chances.map(({ college, seatFee }) => [college.code, seatFee])
    await ownedBy('Government')
    const fee = { from: 44_200, to: 44_200 }
    const own = [
      ['E1', fee],
      ['E1', fee],
    ]
    expect(await seats({ max_fee: 44_200 })).toEqual(own)
    expect(await seats({ max_fee: 44_199 })).toEqual([])
    expect(await seats({ min_fee: 44_201 })).toEqual([])
    const [notKnown, all] = [
      [
        ['E2', null],
        ['E2', null],
      ],
      { max_fee: 44_200, include_unknown: ['fee'] },
    ]
    expect((await seats(all)).toSorted()).toEqual([...own, ...notKnown])
    expect((await search({ rank: 7, max_fee: 1 })).facets).toMatchObject({ feeKnown: 2, feeUnknown: 2 })
    expect((await search({ rank: 7, sort: 'fee' })).chances[0]?.college.code).toBe('E1')
    // Of what the rank was not enough for nobody is told how many are left out: those of unknown fees stay.
    const beyond = (await search({ rank: 199_999, max_fee: 1 })).outOfReach.map(({ college }) => college.code)
    expect(new Set(beyond)).toEqual(new Set(['E2']))
    // Of design in a list of engineering the sheet says nothing.
    await db.update(rankCourses).set({ streamId: 902 }).where(eq(rankCourses.name, 'Civil'))
    const design = (await search({ rank: 7, course_family: ['902'] })).chances
    expect(design.map(({ college, seatFee }) => [college.code, seatFee])).toContainEqual(['E1', null])
    // What the college itself asks stands beside no sheet's.
    expect((await search({ rank: 7 })).chances.filter(({ seatFee, fee }) => seatFee !== null && fee !== null)).toEqual(
      [],
    )
    await db.update(rankCourses).set({ streamId: 107 }).where(eq(rankCourses.name, 'Civil'))
    // Types 1 and 2 of un-aided colleges are run alike.
    await ownedBy('Private')
    expect(await seats({ max_fee: 121_610 })).toEqual(own.map(([code]) => [code, { from: 112_410, to: 121_610 }]))
    expect(await seats({ max_fee: 112_409 })).toEqual([])
    expect(await seats({ max_fee: 112_410 })).toEqual(own.map(([code]) => [code, { from: 112_410, to: 121_610 }]))
    expect(await seats({ min_fee: 121_611 })).toEqual([])
    expect((await search({ rank: 7, max_fee: 112_410 })).facets).toMatchObject({
      ...{ feeKnown: 2, feeUnknown: 2 },
      feeOpen: 2,
    })
    expect((await search({ rank: 7, max_fee: 121_610 })).facets).toMatchObject({ feeOpen: 0 })
    expect((await search({ rank: 7, max_fee: 112_409 })).facets).toMatchObject({ feeKnown: 2, feeUnknown: 2 })
    const hasFees = async () =>
      closingRankExamsSchema.parse((await call('/api/v1/closing-ranks')).body).map((exam) => exam.hasFees)
    // A fee of what is in no list is none of the exam's.
    await db.update(institutes).set({ ownership: null })
    await db.update(courses).set({ fees: null }).where(ne(courses.name, 'Yoga'))
    expect(await hasFees()).toEqual([false])
    await ownedBy('Private')
    // The sheet alone knows a fee, and only of whom it knows who runs it.
    await db.update(courses).set({ fees: null })
    expect(await hasFees()).toEqual([true])
    await db.update(institutes).set({ ownership: null })
    expect(await hasFees()).toEqual([false])
  })

  test('an institution that goes leaves its college without one', async () => {
    await database().db.delete(institutes)
    expect((await search()).chances.map(({ institute }) => institute)).toEqual([null, null, null])
  })
})

describeOnEachDatabase('the rounds of a year', (database) => {
  const call = callsOn(() => database().db)
  const search = async (more: object) => {
    const body = JSON.stringify({ exam: 'ugcet-engineering', rank: 50, category: '2AG', ...more })
    const headers = { 'content-type': 'application/json' }
    return chancePageSchema.parse((await call('/api/v1/closing-ranks/search', { method: 'POST', headers, body })).body)
  }

  beforeAll(async () => {
    const lists = [
      // A row of "--" alone.
      listOf(2029, 1, { 'E1 Civil': { '2AG': 70 }, 'E2 Civil': { GM: 500 }, 'E3 Mining': {} }),
      listOf(2029, 2, { 'E1 Civil': { GM: 90 }, 'E2 Civil': { '2AG': 40 } }),
      listOf(2029, 3, { 'E1 Civil': { '2AG': 60 }, 'E2 Civil': { '2AG': 55 }, 'E3 Mining': { '2AG': 90 } }),
      { ...listOf(2029, 3, { 'E1 Civil': { '2AH': 10 } }), region: 'H' as const, fingerprint: '2029 3 H' },
    ]
    for (const list of lists) for (const { text, values } of writeList(list)) await database().pool.query(text, values)
  })

  test('an exam says whether a fee is known of any college of it, and which are residential', async () => {
    const { body } = await call('/api/v1/closing-ranks')
    expect(closingRankExamsSchema.parse(body)).toMatchObject([{ hasFees: false, hasResidential: false }])
  })

  test('every round is told by the seat that closed furthest, and that nobody was admitted only where a list says so', async () => {
    const told = async (more: object) => {
      const { chances, outOfReach } = await search(more)
      return [...chances, ...outOfReach].map(({ college, course, rounds }) => [
        `${college?.code} ${course.en}`,
        ...rounds.map(({ round, category, rank, page, isWhole }) => [round, category, rank, page, isWhole]),
      ])
    }
    // Where a list has the row of a course in another category, this one stands there as "--".
    expect(await told({ course_family: ['107'] })).toEqual([
      ['E1 Civil', [1, '2AG', 70, 1, true], [2, null, null, null, true], [3, '2AG', 60, 3, true]],
      ['E2 Civil', [1, null, null, null, true], [2, '2AG', 40, 2, true], [3, '2AG', 55, 3, true]],
    ])
    // Another seat may be the furthest of a round, and of a course that has no row there nothing is known.
    expect(await told({ also_categories: ['GM'] })).toEqual([
      ['E2 Civil', [1, 'GM', 500, 1, true], [2, '2AG', 40, 2, true], [3, '2AG', 55, 3, true]],
      ['E1 Civil', [1, '2AG', 70, 1, true], [2, 'GM', 90, 2, true], [3, '2AG', 60, 3, true]],
      ['E3 Mining', [1, null, null, null, true], [2, null, null, null, false], [3, '2AG', 90, 3, true]],
    ])
  })

  test('of two lists of a round it says whether both have the course: else more seats may be there', async () => {
    const { outOfReach } = await search({
      rank: 200,
      category: '2AH',
      also_categories: ['2AG'],
      course_family: ['107'],
    })
    const third = outOfReach.map(({ college, rounds }) => [college.code, rounds.find(({ round }) => round === 3)])
    expect(third).toMatchObject([
      ['E1', { rank: 60, isWhole: true }],
      ['E2', { rank: 55, isWhole: false }],
    ])
  })

  test('rounds in each of which the rank was enough narrow, and count what each more would leave', async () => {
    const of = async (...rounds: string[]) => {
      const { chances, facets, outOfReach } = await search({ rank: 65, enough_in: rounds, course_family: ['107'] })
      return [chances.map(({ college }) => college.code), facets.enoughIn, outOfReach.length]
    }
    expect(await of()).toEqual([['E1'], { '1': 1 }, 1])
    expect(await of('3')).toEqual([[], {}, 1])
    const all = async (...rounds: string[]) => {
      const { chances, facets } = await search({ enough_in: rounds })
      return [chances.map(({ college }) => college.code), facets.enoughIn]
    }
    expect(await all()).toEqual([['E1', 'E3', 'E2'], { '1': 1, '3': 3 }])
    expect(await all('1', '3')).toEqual([['E1'], { '1': 1, '3': 1 }])
  })
})
