import * as z from 'zod/mini'
import { BffError, getFromBff } from '@/lib/client/bff-client'
import { type PendingCall, stubBff } from '@/lib/testing/stub-bff'

const schema = z.object({ total: z.number() })
let calls: PendingCall[]
let controller: AbortController
const ask = () => getFromBff('/api/x', schema, controller.signal)

beforeEach(() => {
  calls = stubBff()
  controller = new AbortController()
})

it('gives what the schema reads', async () => {
  const asked = ask()
  calls[0]?.answer({ total: 3, more: true })
  await expect(asked).resolves.toEqual({ total: 3 })
})

it.each([
  ['a status of failure', (call?: PendingCall) => call?.answer({ total: 3 }, 503), 503],
  ['another shape', (call?: PendingCall) => call?.answer({ total: 'three' }), 200],
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
