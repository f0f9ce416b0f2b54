import { SharedSession } from './shared-session'

const READY = Uint8Array.from([...Buffer.from('Z'), 0, 0, 0, 5, ...Buffer.from('I')])
const IN_TRANSACTION = Uint8Array.from([...READY.subarray(0, 5), ...Buffer.from('T')])

/** A session whose backend answers every batch by these pieces, and who was answered, in order. */
function sessionAnswering(pieces: (batch: number) => readonly Uint8Array[]) {
  const fatal = jest.fn()
  const backend = {
    execProtocolRawStream: async (
      message: Uint8Array,
      { onRawData }: { onRawData: (data: Uint8Array) => void },
    ): Promise<void> => pieces(message[0] ?? 0).forEach(onRawData),
  }
  const session = new SharedSession(backend, fatal)
  const answered: number[] = []
  const ask = (client: object, batch: number) =>
    session.run(client, Uint8Array.of(batch), () => {}).then(() => void answered.push(batch))
  return { session, answered, ask }
}

describe('the session is free after an answer', () => {
  test.each([0, 1, 2, 3, 4, 5])('whose last piece has %i of the six bytes that end it', async (inLast) => {
    const cut = READY.length - inLast
    const { answered, ask } = sessionAnswering(() => [
      Buffer.concat([Buffer.alloc(8_192), READY.subarray(0, cut)]),
      READY.subarray(cut),
    ])
    await Promise.all([ask({}, 1), ask({}, 2)])
    expect(answered).toEqual([1, 2])
  })

  test('and not within a transaction, whose client goes first', async () => {
    const one = {}
    const { session, answered, ask } = sessionAnswering((batch) => (batch === 1 ? [IN_TRANSACTION] : [READY]))
    await ask(one, 1)
    expect(session.holds(one)).toBe(true)
    await Promise.all([ask({}, 2), ask(one, 3)])
    expect(answered).toEqual([1, 3, 2])
  })
})
