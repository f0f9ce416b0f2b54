import { isNumber, isText, listOf, objectOf, orNull } from '@/lib/client/answer-shape'
import { BffError, getFromBff } from '@/lib/client/bff-client'
import { type PendingCall, stubBff } from '@/testing/stub-bff'

const isAnswer = objectOf<{ total: number; names: string[] | null }>({ total: isNumber, names: orNull(listOf(isText)) })
let calls: PendingCall[]
let controller: AbortController
const ask = () => getFromBff('/api/x', isAnswer, controller.signal)

beforeEach(() => {
  calls = stubBff()
  controller = new AbortController()
})

it('gives what has the shape agreed', async () => {
  const asked = ask()
  calls[0]?.answer({ total: 3, names: ['a'] })
  await expect(asked).resolves.toEqual({ total: 3, names: ['a'] })
})

it.each([
  ['a status of failure', (call?: PendingCall) => call?.answer({ total: 3 }, 503), 503],
  ['another shape', (call?: PendingCall) => call?.answer({ total: 'three', names: null }), 200],
  ['a bad element of a list', (call?: PendingCall) => call?.answer({ total: 3, names: ['a', 1] }), 200],
  ['a missing field', (call?: PendingCall) => call?.answer({ total: 3 }), 200],
  ['null', (call?: PendingCall) => call?.answer(null), 200],
  ['no JSON', (call?: PendingCall) => call?.answer(undefined), 200],
  ['no answer', (call?: PendingCall) => call?.break(), 0],
])('fails with %s', async (_, end, status) => {
  const asked = ask()
  end(calls[0])
  await expect(asked).rejects.toEqual(new BffError('/api/x', status))
})

it('leaves an abort an abort', async () => {
  const asked = ask()
  controller.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})
