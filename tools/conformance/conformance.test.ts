import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { startOtherProvider } from '@/e2e/other-provider/server'
import { createApp } from '@/provider/app'
import { liveDirectory } from '@/provider/search/live-directory'
import { rankCells, rankColleges, rankCourses, rankLists } from '@/provider/closing-ranks/tables'
import { fillContentOnce } from '@/sample/content-seed'
import { silent } from '@/testing/provider/calls'
import { openDatabase } from '@/provider/open-database'
import type { Database } from '@/provider/platform/database'
import { describeOnEachDatabase, postgresDirectory } from '@/testing/provider/databases'
import { addInstitute } from '@/testing/provider/directory'
import { testEditions } from '@/testing/provider/open-data'
import { signInDependencies } from '@/testing/provider/sign-in'
import { type Json, withPoorValue } from '@/testing/poor-answers'
import { type Planted, startProxy } from './deviating-proxy'
import { asJunit, asText, countOf } from './report'
import { conformance, type Grade } from './run'

const LIMIT_MS = 8000
type Proxy = Awaited<ReturnType<typeof startProxy>>

const set = (path: (string | number)[], value: Json | undefined) => (json: Json) => withPoorValue(json, path, value)
const withItems = (change: (items: Json[]) => Json[]) => (json: Json) => {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Error('no object')
  return { ...json, data: change(Array.isArray(json.data) ? json.data : []) }
}

/** What is planted, in which call, and what is to be found: `only` names the one that is tried. */
type Deviation = { only: string; at: RegExp; what: Planted; grade: Grade; says: RegExp }
const of = (only: string, at: RegExp, says: RegExp, what: Planted, grade: Grade = 'fails'): Deviation => ({
  only,
  at,
  what,
  grade,
  says,
})

const TYPES = /^\/get\/institutetype/
const LIST = /^\/institutes\?/
const DETAIL = /^\/institute\/details/
const SEND = /^\/auth\/otp\/send/
const UNKNOWN_ID = /details\?id=999999999/

const PLANTED: readonly Deviation[] = [
  // The wire.
  of('GET /get/institutetype', TYPES, /status 500/, { status: 500 }),
  of('GET /get/institutetype', TYPES, /status 503/, { status: 503 }),
  of('GET /get/institutetype', TYPES, /status 404/, { status: 404 }),
  of('GET /get/institutetype', TYPES, /status 401/, { status: 401 }),
  of('GET /get/institutetype', TYPES, /status 201/, { status: 201 }),
  of('GET /get/institutetype', TYPES, /302, and redirects/, { status: 302, headers: { location: '/' } }),
  of('GET /get/institutetype', TYPES, /no answer/, { wire: 'reset' }),
  of('GET /get/institutetype', TYPES, /no answer/, { wire: 'truncated' }),
  of('GET /get/institutetype', TYPES, /no whole answer within/, { delayMs: 1500 }),
  of('GET /get/institutetype', TYPES, /it took/, { delayMs: 600 }, 'loses'),
  of('GET /get/institutetype', TYPES, /no JSON/, { body: '<html>' }),
  of('GET /get/institutetype', TYPES, /no JSON/, { body: '' }),
  of('GET /get/institutetype', TYPES, /no JSON/, { body: '{"data":[' }),
  of('GET /get/institutetype', TYPES, /over 5000000/, { body: JSON.stringify({ data: 'x'.repeat(5_000_001) }) }),
  of('GET /get/institutetype', TYPES, /type is text\/html/, { headers: { 'content-type': 'text/html' } }, 'loses'),
  // Whole answers of another shape.
  of('GET /get/institutetype', TYPES, /expected a list/, { body: '{}' }),
  of('GET /get/institutetype', TYPES, /expected a list/, { body: 'null' }),
  of('GET /get/institutetype', TYPES, /expected a list/, { body: '{"data":{"1":"a"}}' }),
  of('GET /institute/details?id', DETAIL, /cannot be read/, { body: '{"institute":{}}' }),
  of('GET /get/district-city', /^\/get\/district/, /expected a list/, { body: '"none"' }),
  of('GET /plans', /^\/plans/, /cannot be read/, { body: '"free"' }),
  // Elements.
  of('GET /get/institutetype', TYPES, /element 0.*required/, { body: set(['data', 0, 'id'], undefined) }, 'loses'),
  of('GET /get/institutetype', TYPES, /element 1/, { body: set(['data', 1], null) }, 'loses'),
  of('GET /get/district-city', /^\/get\/district/, /element 0/, { body: set(['data', 0, 'name'], undefined) }, 'loses'),
  of('GET /institutes?page', LIST, /element 0/, { body: set(['data', 0, 'id'], {}) }, 'loses'),
  of('GET /institutes?page', LIST, /element 2/, { body: set(['data', 2, 'name'], '') }, 'loses'),
  of('GET /plans', /^\/plans/, /element 0/, { body: '{"data":[{"id":1}]}' }, 'loses'),
  // Values.
  of(
    'GET /institutes?page',
    LIST,
    /data\.0\.average_rating.*"many"/,
    { body: set(['data', 0, 'average_rating'], 'many') },
    'loses',
  ),
  of('GET /institutes?page', LIST, /average_rating.*41/, { body: set(['data', 0, 'average_rating'], 41) }, 'loses'),
  of('GET /institutes?page', LIST, /total cannot be read/, { body: set(['total'], 'all of them') }, 'loses'),
  of('GET /institutes?page', LIST, /facets cannot be read/, { body: set(['facets'], ['x']) }, 'loses'),
  of('GET /institutes?page', LIST, /data\.1\.seats/, { body: set(['data', 1, 'seats'], -7) }, 'loses'),
  of('GET /institutes?page', LIST, /data\.0\.image_url/, { body: set(['data', 0, 'image_url'], 17) }, 'loses'),
  // What holds between answers.
  of('keeps to limit', LIST, /items, asked for 5/, { body: withItems((items) => [...items, ...items.slice(0, 2)]) }),
  of('names each institution once', LIST, /twice/, {
    body: withItems(([first = null, , ...rest]) => [first, first, ...rest]),
  }),
  of('other institutions on page 2', /page=2/, /is empty/, { body: withItems(() => []) }),
  of('other institutions on page 2', /page=2/, /cannot be read/, { status: 500 }),
  of('counts what it holds', LIST, /pages of 5/, { body: set(['totalPages'], 999) }),
  of('keeps to search', /zzqx/, /finds all/, { body: set(['total'], 1e6) }),
  of('keeps to institute_type_id', /type_id=9/, /finds all/, { body: set(['total'], 1e6) }),
  of('keeps to district_id', /district_id=9/, /finds all/, { body: set(['total'], 1e6) }),
  of('keeps to min_rating', /min_rating/, /asked for 4 or more/, { body: set(['data', 0, 'average_rating'], 1.5) }),
  // It is not taken for a filter, or lets everybody in.
  of('keeps to include_unknown', /unknown=ownership/, /ownership: 0 have it, of 12 it is not known, both are 0/, {
    body: '{"data":[],"total":0,"totalPages":0}',
  }),
  of('keeps to include_unknown', /unknown=district_id/, /district_id: 0 .* of 0 .* both are 12/, {
    body: set(['total'], 12),
  }),
  of('keeps to include_unknown', /unknown=fee/, /cannot be read/, { status: 500 }),
  of('says 404 for an unknown id', UNKNOWN_ID, /status 200/, { status: 200 }),
  of('says 404 for an unknown id', UNKNOWN_ID, /status 500/, { status: 500 }),
  of('of an unknown type', /streams\/9999/, /status 500/, { status: 500 }),
  of('latest year first', /^\/closing-ranks$/, /its years are 2029, 2030/, {
    body: (json) =>
      JSON.parse(
        JSON.stringify(json)
          .replace('"year":2030', '"year":2028')
          .replaceAll('"year":2029', '"year":2030')
          .replace('"year":2028', '"year":2029'),
      ),
  }),
  of('that can be answered', /closing-ranks\/search/, /cannot be read/, { body: '{}' }),
  of('that can be answered', /closing-ranks\/search/, /status 500/, { status: 500 }),
  // What is refused.
  of('POST /auth/otp/send', SEND, /status 500/, { status: 500 }),
  of('POST /auth/otp/send', SEND, /no message/, { status: 200, body: '{}' }),
  of('POST /auth/otp/send', SEND, /without a message/, { body: '{}' }, 'loses'),
  of('POST /auth/otp/send', SEND, /Retry-After/, { status: 429 }, 'loses'),
  of('POST /auth/otp/verify', /otp\/verify/, /for a right code/, {
    status: 200,
    body: '{"message":"Suceesfully Completed"}',
  }),
  of('POST /auth/register/complete', /register/, /for a right code/, { status: 200, body: '{"data":{"token":"x"}}' }),
  of('POST /contact/store', /contact/, /takes an empty body/, { status: 201, body: '{"data":{}}' }, 'loses'),
  of('GET /auth/user', /auth\/user/, /without a token, not 401/, { status: 200 }),
  of('GET /profile', /profile/, /without a token, not 401/, { status: 403 }),
  // Optional parts.
  of('GET /institutes/suggest', /suggest/, /status 404/, { status: 404 }, 'absent'),
  of('GET /institutes/suggest', /suggest/, /status 500/, { status: 500 }),
]

test('the other provider of the end-to-end tests passes, and what it lacks is named', async () => {
  const other = await startOtherProvider()
  try {
    const checked = await conformance({ base: other.baseUrl, limitMs: LIMIT_MS })
    expect(countOf(checked, 'fails')).toBe(0)
    expect(countOf(checked, 'loses')).toBeGreaterThan(20)
    expect(countOf(checked, 'absent')).toBeGreaterThan(10)
    const junit = asJunit(checked)
    expect(junit).toContain(`tests="${checked.length}" failures="0"`)
    expect(junit.match(/<testcase /g)).toHaveLength(checked.length)
    other.fail({ mode: '500' })
    const failing = await conformance({ base: other.baseUrl, limitMs: LIMIT_MS })
    expect(countOf(failing, 'fails')).toBeGreaterThan(20)
    expect(asJunit(failing)).not.toContain('failures="0"')
  } finally {
    await other.stop()
  }
})

test('forty deviations and more are planted', () => {
  expect(PLANTED.length).toBeGreaterThanOrEqual(40)
})

/** Two years of closing ranks, so that they can be asked. */
async function addRanks(db: Database): Promise<void> {
  const [college] = await db.insert(rankColleges).values({ exam: 'hill', code: 'E1', name: 'College 1' }).returning()
  const [course] = await db
    .insert(rankCourses)
    .values({ collegeId: college?.id ?? 0, name: 'Civil' })
    .returning()
  for (const year of [2030, 2029]) {
    const said = { exam: 'hill', year, round: 1, title: 'A list', categories: ['GM'], fingerprint: 'x' }
    const [list] = await db
      .insert(rankLists)
      .values({ ...said, readAt: new Date() })
      .returning()
    await db.insert(rankCells).values({ listId: list?.id ?? 0, courseId: course?.id ?? 0, category: 'GM', rank: 900 })
  }
}

/** The embedded provider on a directory of a dozen; closed by what it gives back. */
async function serveProvider(db: Database): Promise<{ base: string; close: () => void }> {
  for (let index = 0; index < 12; index += 1) {
    const courses = [{ name: `Course ${index}`, fees: 90_000, seats: 60, level: 'degree' as const }]
    await addInstitute(db, {
      name: `College ${index}`,
      typeId: 1,
      streamIds: [101],
      districtId: 545,
      averageRating: 4.5,
      courses,
    })
  }
  await addRanks(db)
  await fillContentOnce(db)
  await liveDirectory(db).search()
  const signIn = signInDependencies()
  const app = createApp({ database: () => db, log: silent, signIn, openData: testEditions() })
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 })
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { base: `http://127.0.0.1:${address.port}/api/v1`, close: () => server.close() }
}

describeOnEachDatabase('conformance of the embedded provider', (database) => {
  test('it keeps all of it', async () => {
    const { base, close } = await serveProvider(database().db)
    const checked = await conformance({ base, limitMs: LIMIT_MS })
    close()
    expect(asText(checked.filter(({ deviations }) => deviations.some(({ grade }) => grade !== 'absent')))).toMatch(
      /^\n\n0 checked/,
    )
    expect(checked.length).toBeGreaterThan(50)
  }, 240_000)
})

// What a proxy does to answers is the same on either database.
describe('a provider that deviates', () => {
  let proxy: Proxy | undefined
  let stop = async () => {}

  beforeAll(async () => {
    const { place, remove } = await postgresDirectory()
    const database = await openDatabase(place)
    const served = await serveProvider(database.db)
    proxy = await startProxy(served.base)
    stop = async () => {
      proxy?.stop()
      served.close()
      await database.close()
      await remove()
    }
  }, 240_000)
  afterAll(() => stop())

  test.each(
    PLANTED.map((planted, index) => [`${index + 1}: ${planted.only}, ${String(planted.says)}`, planted] as const),
  )('planted %s is found', async (_name, { only, at, what, grade, says }) => {
    proxy?.plant((path) => at.test(path), what)
    const checked = await conformance({
      base: proxy?.base ?? '',
      limitMs: what.delayMs === undefined ? LIMIT_MS : 1000,
      only,
    })
    const found = checked.flatMap(({ deviations }) => deviations)
    expect(found.filter((one) => one.grade === grade).map((one) => one.what.replaceAll('\n', ' '))).toEqual(
      expect.arrayContaining([expect.stringMatching(says)]),
    )
  })
})
