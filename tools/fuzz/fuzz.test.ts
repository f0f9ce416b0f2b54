import { callsWith } from '@/tools/conformance/calls'
import { openDatabase } from '@/provider/open-database'
import { postgresDirectory } from '@/testing/provider/databases'
import { describedCalls } from './described'
import { fuzz } from './run'
import { asTable } from './report'
import { type Answered, startWorld, type World } from './world'

const LIMIT_MS = 480_000
/** `npm run fuzz` tries many times as many. */
const RUNS = 8
const SEED = 1

/** What a provider could do wrong, in which call, and what is said of it. */
const PLANTED: readonly [what: string, only: string, wrong: Partial<Answered>, says: RegExp][] = [
  ['an outage', 'GET /plans', { status: 500 }, /status 500/],
  ['a status that nobody described', 'GET /plans', { status: 418 }, /418 is not described/],
  ['another type', 'GET /plans', { type: 'text/html' }, /text\/html is not described/],
  ['no JSON', 'GET /plans', { status: 200, text: '{"data":[' }, /no JSON/],
  ['another body', 'GET /shortlist', { status: 200, text: '{"data":{"institute_ids":[7]}}' }, /not as described/],
  [
    'one field more',
    'GET /shortlist',
    { status: 200, text: '{"data":{"institute_ids":[]},"x":1}' },
    /not as described/,
  ],
  ['a session without a token', 'GET /auth/user', { status: 200 }, /without a token/],
  ['somebody who is put out', 'GET /auth/user', { status: 401 }, /not let in/],
  ['what is another’s', 'POST /subscriptions/{id}/cancel', { status: 200 }, /without a token|for what is another's/],
]

describe('inputs of all kinds', () => {
  let world: World | undefined
  let close = async () => {}
  const opened = () => {
    if (world === undefined) throw new Error('the provider is there only inside tests')
    return world
  }
  beforeAll(async () => {
    const { place, remove } = await postgresDirectory()
    const database = await openDatabase(place)
    close = () => database.close().then(remove)
    world = await startWorld(database.db)
  }, LIMIT_MS)
  afterAll(async () => {
    await world?.stop()
    await close()
  })

  test(
    'no call answers with an outage, outside its description, or with what is another visitor’s',
    async () => {
      const rows = await fuzz(opened(), { runs: RUNS, seed: SEED })
      expect(asTable(rows.filter(({ finding }) => finding !== null))).toMatch(/\| 0 calls \|/)
      expect(rows.length).toBeGreaterThan(35)
    },
    LIMIT_MS,
  )

  test('every call of the contract is tried', async () => {
    const described = describedCalls(await opened().openApi())
    const isDescribed = ({ name }: { name: string }) => {
      const [method, path = ''] = name.replace(/\?.*/, '').split(' ')
      return described.some(
        (call) => call.method === method && new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
      )
    }
    const untried = callsWith({ typeId: '1', instituteId: '1', ranks: null }).filter((call) => !isDescribed(call))
    expect(untried.map(({ name }) => name)).toEqual(['GET /openapi.json'])
  })

  test.each(PLANTED)('%s is found', async (_what, only, wrong, says) => {
    const planted: World = {
      ...opened(),
      send: async (...request) => ({ ...(await opened().send(...request)), ...wrong }),
    }
    const [row] = await fuzz(planted, { runs: 100, seed: SEED, only })
    expect(row?.finding?.what).toMatch(says)
  })

  test.each(['the body', 'a header'])('what another visitor said is found in %s', async (place) => {
    const { secrets, send } = opened()
    const [secret = ''] = secrets
    const planted: World = {
      ...opened(),
      send: async (...request) => {
        const answered = await send(...request)
        return place === 'a header'
          ? { ...answered, headers: `${answered.headers} ${secret}` }
          : { ...answered, text: answered.text.replace(/"[^"]*"$|\}$/, `"${secret}"}`) }
      },
    }
    const [row] = await fuzz(planted, { runs: 10, seed: SEED, only: 'GET /profile' })
    expect(row?.finding?.what).toMatch(/tells of the first visitor/)
  })
})
