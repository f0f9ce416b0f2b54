import { makeLog } from '@/provider/http/request-id'
import { appOn } from '@/testing/provider/calls'

const ID = '7KXM-92QT-BD4F'
const MADE = /^[2-9A-Z]{4}(?:-[2-9A-Z]{4}){2}$/

/** Calls a provider whose database is away: what it answers as the id, and what it writes of it. */
async function call(remoteAddress: string | undefined, said?: string) {
  const lines: string[] = []
  const app = appOn(() => null, makeLog({ write: (line: string) => void lines.push(line) }))
  const env = remoteAddress === undefined ? {} : { incoming: { socket: { remoteAddress } } }
  const answer = await app.request(
    '/api/v1/plans',
    { headers: said === undefined ? {} : { 'x-request-id': said } },
    env,
  )
  return { answered: answer.headers.get('x-request-id'), logged: lines.map((line) => JSON.parse(line).requestId) }
}

test('a call of the website is worked for, answered and logged under its id', async () => {
  expect(await call('127.0.0.1', ID)).toEqual({ answered: ID, logged: [ID] })
})

test.each([
  ['from a stranger', '203.0.113.7', ID],
  ['that is none', '127.0.0.1', 'a forged\tid'],
  ['that is not said', '127.0.0.1', undefined],
  ['without a network', undefined, ID],
])('an id %s is replaced', async (_, peer, said) => {
  const { answered, logged } = await call(peer, said)
  expect(answered).toMatch(MADE)
  expect(answered).not.toBe(said)
  expect(logged).toEqual([answered])
})
