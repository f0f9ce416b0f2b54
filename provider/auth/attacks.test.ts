import { lockSends } from '@/provider/auth/store/code-sends'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { DAY, MINUTE, newAddress, newPhone, otherCode, signInCalls } from '@/testing/provider/sign-in'

const LIMIT_MS = 60_000

const withStatus = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

describeOnEachDatabase('attacks on one-time codes', (database) => {
  const { send, verify, register, codeFor, forward, sent } = signInCalls(() => database().db)

  beforeEach(() => forward(2 * DAY))

  test(
    '"1,000 concurrent sends for one phone give one SMS"',
    async () => {
      const phone = newPhone()
      const answers = await Promise.all(Array.from({ length: 1_000 }, () => send(phone, 'registration')))
      expect(sent.filter((sms) => sms.phone === phone)).toHaveLength(1)
      expect(withStatus(answers, 200)).toBe(1)
      expect(withStatus(answers, 429)).toBe(999)
    },
    LIMIT_MS,
  )

  test('many phones at once from one address get no more than it may have', async () => {
    const address = newAddress()
    const phones = Array.from({ length: 40 }, newPhone)
    const answers = await Promise.all(phones.map((phone) => send(phone, 'registration', address)))
    expect(withStatus(answers, 200)).toBe(10)
    expect(sent.filter((sms) => phones.includes(sms.phone))).toHaveLength(10)
  })

  test('other processes wait for their turn: limits hold for all together', async () => {
    // The lock is what processes share: another connection stands for another process.
    const { db } = database()
    const order: string[] = []
    let entered = () => {}
    const inside = new Promise<void>((resolve) => (entered = resolve))
    const first = db.transaction(async (tx) => {
      await lockSends(tx)
      entered()
      await new Promise((resolve) => setTimeout(resolve, 150))
      order.push('first')
    })
    await inside
    await db.transaction(async (tx) => {
      await lockSends(tx)
      order.push('second')
    })
    await first
    expect(order).toEqual(['first', 'second'])
  })

  test(
    'guessing every code in turn, also the right one, over many codes and at once, never succeeds',
    async () => {
      const phone = newPhone()
      await register(phone)
      forward(DAY)
      for (let round = 0; round < 3; round += 1) {
        expect((await send(phone, 'login')).status).toBe(200)
        const code = codeFor(phone)
        // The guesser does not know the code: it comes after five others, which use up the tries.
        const first = await Promise.all([1, 2, 3, 4, 5].map((by) => verify(phone, 'login', otherCode(code, by))))
        const rest = await Promise.all(
          Array.from({ length: 60 }, (_, at) => verify(phone, 'login', otherCode(code, at - 5))),
        )
        expect(withStatus([...first, ...rest], 422)).toBe(65)
        forward(10 * MINUTE)
      }
    },
    LIMIT_MS,
  )

  describe('a stranger who knows a number', () => {
    const [own, strange] = ['b'.repeat(43), 's'.repeat(43)]

    test.each([
      ['with a browser of its own', strange],
      ['without one', undefined],
    ])('uses up none of the tries of its owner, and cannot use the code: %s', async (_, browser_nonce) => {
      const phone = newPhone()
      await register(phone)
      forward(MINUTE)
      await send(phone, 'login', newAddress(), own)
      const code = codeFor(phone)
      for (let at = 0; at < 12; at += 1) {
        const tried = at < 6 ? otherCode(code, at + 1) : code
        expect((await verify(phone, 'login', tried, { browser_nonce })).status).toBe(422)
      }
      for (let at = 1; at < 5; at += 1) {
        expect((await verify(phone, 'login', otherCode(code, at), { browser_nonce: own })).status).toBe(422)
      }
      expect((await verify(phone, 'login', code, { browser_nonce: own })).status).toBe(200)
    })

    test('who asks for a code as well leaves the owner the one that is there', async () => {
      const phone = newPhone()
      await send(phone, 'registration', newAddress(), own)
      const code = codeFor(phone)
      forward(30)
      expect((await send(phone, 'registration', newAddress(), strange)).status).toBe(200)
      expect((await verify(phone, 'registration', code, { browser_nonce: own })).status).toBe(200)
    })

    test('at one address always leaves the owner another code: in 10 minutes, an hour and a day', async () => {
      const phone = newPhone()
      await register(phone)
      forward(2 * DAY)
      const address = newAddress()
      const askGreedily = async () => {
        let given = 0
        for (let at = 0; at < 5; at += 1) {
          if ((await send(phone, 'login', address)).status === 200) given += 1
          forward(30)
        }
        return given
      }
      for (const [wait, given] of [
        [0, 2],
        [10 * MINUTE, 1],
        [60 * MINUTE, 2],
        [10 * MINUTE, 1],
      ] as const) {
        forward(wait)
        expect(await askGreedily()).toBe(given)
        const owner = await send(phone, 'login')
        expect(owner.status).toBe(200)
        expect((await verify(phone, 'login', codeFor(phone))).status).toBe(200)
      }
    })

    test('whose address is the owner’s, by a right code, has all that the number may have', async () => {
      const [phone, address] = [newPhone(), newAddress()]
      for (let at = 0; at < 3; at += 1) {
        expect((await send(phone, 'registration', address)).status).toBe(200)
        expect((await verify(phone, 'registration', codeFor(phone), { address })).status).toBe(200)
        forward(30)
      }
      expect((await send(phone, 'registration', address)).status).toBe(429)
    })
  })

  test('guessing at many phones gives each five tries, however many ask', async () => {
    const phones = Array.from({ length: 12 }, newPhone)
    await Promise.all(phones.map((phone) => send(phone, 'registration')))
    for (const phone of phones) {
      const wrong = Array.from({ length: 20 }, (_, at) => otherCode(codeFor(phone), at + 1))
      const answers = await Promise.all(wrong.map((code) => verify(phone, 'registration', code)))
      expect(answers.filter(({ body }) => JSON.stringify(body).includes('Invalid OTP'))).toHaveLength(4)
      expect((await verify(phone, 'registration', codeFor(phone))).status).toBe(422)
    }
  })

  test('"used once": a replay fails, for the other purpose and for another phone as well', async () => {
    const [phone, other] = [newPhone(), newPhone()]
    await register(phone)
    forward(MINUTE)
    await send(phone, 'login')
    await send(other, 'registration')
    const code = codeFor(phone)
    expect((await verify(phone, 'registration', code)).status).toBe(422)
    if (codeFor(other) !== code) expect((await verify(other, 'registration', code)).status).toBe(422)
    expect((await verify(phone, 'login', code)).status).toBe(200)
    for (let at = 0; at < 3; at += 1) expect((await verify(phone, 'login', code)).status).toBe(422)
  })

  test('"used once, atomically": of many who verify at once exactly one wins', async () => {
    for (const tries of [2, 3, 5, 30]) {
      const phone = newPhone()
      await register(phone)
      forward(MINUTE)
      await send(phone, 'login')
      const answers = await Promise.all(Array.from({ length: tries }, () => verify(phone, 'login', codeFor(phone))))
      expect(withStatus(answers, 200)).toBe(1)
      expect(withStatus(answers, 422)).toBe(tries - 1)
    }
  })

  test('a new code asked for while the former is tried does not make two of them', async () => {
    const phone = newPhone()
    await register(phone)
    for (let round = 0; round < 5; round += 1) {
      forward(DAY)
      await send(phone, 'login')
      const code = codeFor(phone)
      forward(MINUTE)
      const answers = await Promise.all([verify(phone, 'login', code), send(phone, 'login')])
      expect(answers[1].status).toBe(200)
      const later = codeFor(phone)
      if (later === code) continue
      expect((await verify(phone, 'login', code)).status).toBe(422)
      expect((await verify(phone, 'login', later)).status).toBe(200)
    }
  })
})
