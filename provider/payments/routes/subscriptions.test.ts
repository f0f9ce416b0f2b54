import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { z } from 'zod'
import { checkoutAnswerSchema } from '@/lib/contract/checkout'
import { profileAnswerSchema } from '@/lib/contract/profile'
import { subscriptionAnswerSchema } from '@/lib/contract/subscription'
import { development } from '@/provider/payments/development'
import type { Gateway } from '@/provider/payments/gateway'
import { followUp } from '@/provider/payments/follow-up'
import { startRazorpay, type Razorpay } from '@/testing/payments/razorpay-server'
import { plans } from '@/provider/directory/store/schema'
import { payments, subscriptions } from '@/provider/payments/store/subscription-tables'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { reviewBody } from '@/testing/provider/reviews'
import { addInstitute } from '@/testing/provider/directory'
import { DAY, HOUR, MINUTE, newPhone, signInCalls } from '@/testing/provider/sign-in'

const SITE = 'https://guide.example'

let razorpay: Razorpay
beforeAll(async () => {
  razorpay = await startRazorpay()
})
afterAll(() => razorpay.close())

describeOnEachDatabase('plans that students choose', (database) => {
  // The server starts before the tests, after these lines: its gateway is looked up at each call.
  const dependencies = {
    siteUrl: SITE,
    get gateway() {
      return razorpay.gateway
    },
  }
  const calls = signInCalls(() => database().db, {}, { payments: dependencies })
  const { app, register, as, postAs, forward, clock } = calls
  const log = pino({}, { write: (line: string) => void calls.lines.push(line) })
  const plan = { free: 0, monthly: 0, yearly: 0, gone: 0 }
  let phone = ''
  let token = ''

  beforeAll(async () => {
    const rows = await database()
      .db.insert(plans)
      .values([
        { name: { en: 'Free' }, price: 0, billingCycle: 'monthly' },
        { name: { en: 'Scholar' }, price: 299, billingCycle: 'monthly' },
        { name: { en: 'Scholar' }, price: 2_999, billingCycle: 'yearly' },
        { name: { en: 'Gone' }, price: 99, billingCycle: 'monthly', isActive: false },
      ])
      .returning({ id: plans.id })
    const [free = 0, monthly = 0, yearly = 0, gone = 0] = rows.map(({ id }) => id)
    Object.assign(plan, { free, monthly, yearly, gone })
  })
  beforeEach(async () => {
    clock.at = Date.UTC(2027, 0, 31, 6)
    razorpay.state.isAway = false
    calls.lines.length = 0
    phone = newPhone()
    token = await register(phone)
  })

  const choose = (planId: unknown = plan.monthly, whose = token) =>
    postAs(whose, '/subscriptions/checkout', { plan_id: planId })
  async function begin(planId: unknown = plan.monthly, whose = token) {
    const { id } = checkoutAnswerSchema.parse((await choose(planId, whose)).body)
    const [row] = await database()
      .db.select()
      .from(subscriptions)
      .where(eq(subscriptions.id, id ?? ''))
    return { id: id ?? '', order: row?.gatewayOrder ?? '' }
  }
  const one = async (id: string, whose = token) =>
    subscriptionAnswerSchema.parse((await as(whose, `/subscriptions/${id}`)).body)
  const profile = async (whose = token) => profileAnswerSchema.parse((await as(whose, '/profile')).body)
  const paymentsOf = (id: string) => database().db.select().from(payments).where(eq(payments.subscriptionId, id))

  async function tell({ body, signature }: { body: string; signature?: string | undefined }, gateway = 'razorpay') {
    const headers = new Headers({ 'Content-Type': 'application/json' })
    if (signature !== undefined) headers.set('X-Razorpay-Signature', signature)
    const answer = await app.request(`/api/v1/payments/${gateway}/message`, { method: 'POST', body, headers })
    return answer.status
  }
  const paid = (order: string, more = {}) => razorpay.message('payment.captured', razorpay.pay(order, more))
  const comeBack = (fields: object) => postAs('', '/payments/razorpay/return', fields)
  const refunds = () => calls.lines.filter((line) => line.includes('A PAYMENT IS TO BE PAID BACK'))

  test('a field may be called as what every object has', async () => {
    const refused = await comeBack({ valueOf: {}, constructor: 7 })
    expect(refused.status).toBe(422)
    expect(Object.keys(z.object({ errors: z.object({}).loose() }).parse(refused.body).errors)).toEqual([
      'valueOf',
      'constructor',
    ])
  })

  test('the list of plans says that they can be chosen', async () => {
    expect((await as('', '/plans')).body).toMatchObject({ checkout: true })
  })

  test('the list of plans says of each by 1 or 0 whether it is sold', async () => {
    const { body } = await as('', '/plans')
    expect(body).toMatchObject({ all_plans: [1, 1, 1, 0].map((is_active) => ({ is_active })) })
  })

  test('a plan that is paid: pending, until the gateway says that the money is there', async () => {
    const { status, body } = await choose()
    expect(status).toBe(201)
    const { id = '', url } = checkoutAnswerSchema.parse(body)
    expect(url).toBe(`${SITE}/pay/${id}`)
    expect(await one(id ?? '')).toMatchObject({ status: 'pending', amount: 29_900, startDate: null, expireDate: null })
    expect((await profile()).plan).toBeNull()

    const { order } = await begin()
    expect(razorpay.orders.get(order)?.amount).toBe(29_900)
    expect(await tell(paid(order))).toBe(200)
    expect(await one(id ?? '')).toEqual({
      id,
      status: 'active',
      plan: { id: String(plan.monthly), name: 'Scholar', price: 299, billingCycle: 'monthly' },
      amount: 29_900,
      startDate: '2027-01-31',
      expireDate: '2027-02-28',
      payment: null,
    })
    const { plan: current, subscriptions: history } = await profile()
    expect(current).toEqual({
      id,
      name: 'Scholar',
      price: 299,
      billingCycle: 'monthly',
      startDate: '2027-01-31',
      expireDate: '2027-02-28',
      status: 'active',
      amount: 29_900,
    })
    expect(history).toEqual([current])
    expect((await as(token, '/auth/user')).body).toMatchObject({ data: { plan: 'Scholar' } })
  })

  test('how it can be paid: a form of the gateway’s own page, with what was agreed', async () => {
    const { id, order } = await begin()
    const { body } = await as(token, `/subscriptions/${id}`)
    expect(body).toMatchObject({
      data: {
        payment: {
          title: 'Razorpay',
          action: expect.stringMatching(/\/v1\/checkout\/embedded$/),
          fields: {
            order_id: order,
            amount: '29900',
            currency: 'INR',
            callback_url: `${SITE}/api/payments/razorpay/return?subscription=${id}`,
            cancel_url: `${SITE}/pay/${id}`,
          },
        },
      },
    })
    expect(JSON.stringify(body)).not.toContain('secret')
    await tell(paid(order))
    expect((await as(token, `/subscriptions/${id}`)).body).toMatchObject({ data: { payment: null } })
  })

  test('a message that comes three times, at once and later, counts once', async () => {
    const { id, order } = await begin()
    const message = paid(order)
    expect(await Promise.all([tell(message), tell(message), tell(message)])).toEqual([200, 200, 200])
    forward(20 * DAY)
    expect(await tell(message)).toBe(200)
    expect(await paymentsOf(id)).toMatchObject([{ amount: 29_900, currency: 'INR', isRefundDue: false }])
    expect((await one(id)).expireDate).toBe('2027-02-28')
    expect(refunds()).toEqual([])
  })

  test('two messages about one payment, and the browser’s return, at the same moment: once', async () => {
    const { id, order } = await begin()
    const payment = razorpay.pay(order)
    const [captured, orderPaid] = [
      razorpay.message('payment.captured', payment),
      razorpay.message('order.paid', payment),
    ]
    await Promise.all([tell(captured), comeBack(razorpay.returned(payment)), tell(orderPaid), tell(captured)])
    expect(await paymentsOf(id)).toHaveLength(1)
    expect((await one(id)).status).toBe('active')
  })

  test('out of order: that an attempt failed, heard before or after, changes nothing of what was paid', async () => {
    const [first, second] = [await begin(), await begin(plan.yearly)]
    const failed = (order: string) => razorpay.message('payment.failed', razorpay.pay(order, { status: 'failed' }))
    await tell(failed(first.order))
    expect((await one(first.id)).status).toBe('failed')
    await tell(paid(first.order))
    await tell(failed(first.order))
    expect((await one(first.id)).status).toBe('active')
    await tell(paid(second.order))
    await tell(failed(second.order))
    expect((await one(second.id)).status).toBe('active')
  })

  test.each([
    [
      'of another secret',
      (order: string) => razorpay.message('payment.captured', razorpay.pay(order), 'another secret'),
    ],
    ['without a signature', (order: string) => ({ ...paid(order), signature: undefined })],
    ['with half a signature', (order: string) => ({ ...paid(order), signature: paid(order).signature.slice(0, 32) })],
    ['that is no signature', (order: string) => ({ ...paid(order), signature: 'x'.repeat(64) })],
    [
      'of other bytes',
      (order: string) => {
        const { body, signature } = paid(order)
        return { body: body.replace('29900', '29901'), signature }
      },
    ],
  ])('a message %s is refused, and changes nothing', async (_how, forge) => {
    const { id, order } = await begin()
    expect(await tell(forge(order))).toBe(401)
    expect((await one(id)).status).toBe('pending')
    expect(await paymentsOf(id)).toEqual([])
  })

  test.each([
    ['less money', { amount: 100 }],
    ['another currency', { currency: 'USD' }],
  ])('%s gives no plan, and is to be paid back', async (_what, more) => {
    const { id, order } = await begin()
    expect(await tell(paid(order, more))).toBe(200)
    expect((await one(id)).status).toBe('pending')
    expect(await paymentsOf(id)).toMatchObject([{ isRefundDue: true }])
    expect(refunds()).toHaveLength(1)
  })

  test('money that is only reserved is none', async () => {
    const { id, order } = await begin()
    const payment = razorpay.pay(order, { status: 'authorized' })
    await tell(razorpay.message('payment.authorized', payment))
    await tell(razorpay.message('payment.captured', payment))
    await comeBack(razorpay.returned(payment))
    expect((await one(id)).status).toBe('pending')
    expect(await paymentsOf(id)).toEqual([])
  })

  test.each(['{', '[]', 'null', '{"event":"payment.captured"}', '{"event":"payment.captured","payload":{}}', ''])(
    'a signed message that says nothing is taken as such: %j',
    async (body) => {
      const signature = createHmac('sha256', 'the webhook secret of the tests').update(body).digest('hex')
      expect(await tell({ body, signature })).toBe(200)
    },
  )

  test('a payment of an order that is not known here is a line of the log', async () => {
    const { order } = await begin()
    const payment = { ...razorpay.pay(order), order_id: 'order_ofnobody' }
    expect(await tell(razorpay.message('payment.captured', payment))).toBe(200)
    expect(calls.lines.join('')).toContain('an order that is not known here')
  })

  test('a second payment of one order is to be paid back', async () => {
    const { id, order } = await begin()
    await tell(paid(order))
    await tell(paid(order))
    expect((await paymentsOf(id)).map(({ isRefundDue }) => isRefundDue)).toEqual([false, true])
    expect((await one(id)).expireDate).toBe('2027-02-28')
    expect(refunds()).toHaveLength(1)
  })

  describe('the browser’s return', () => {
    test('activates at once where the gateway says that the money is there', async () => {
      const { id, order } = await begin()
      expect(await comeBack(razorpay.returned(razorpay.pay(order)))).toMatchObject({ status: 200 })
      expect((await one(id)).status).toBe('active')
    })

    test('forged, it is refused, also where there is a payment', async () => {
      const { id, order } = await begin()
      const payment = razorpay.pay(order)
      expect((await comeBack(razorpay.returned(payment, 'another secret'))).status).toBe(422)
      expect((await comeBack({})).status).toBe(422)
      expect((await comeBack({ ...razorpay.returned(payment), razorpay_payment_id: 'pay_other' })).status).toBe(422)
      expect((await one(id)).status).toBe('pending')
    })

    test('while the gateway cannot be asked, the plan waits, and is found when it can', async () => {
      const { id, order } = await begin()
      const payment = razorpay.pay(order)
      razorpay.state.isAway = true
      expect((await comeBack(razorpay.returned(payment))).status).toBe(200)
      expect((await one(id)).status).toBe('pending')
      forward(2 * DAY)
      await followUp(database().db, razorpay.gateway, new Date(clock.at), log)
      expect((await one(id)).status).toBe('pending')
      razorpay.state.isAway = false
      await followUp(database().db, razorpay.gateway, new Date(clock.at), log)
      expect((await one(id)).status).toBe('active')
    })
  })

  test('an order that the gateway does not know holds up no other, and fails after a day like any', async () => {
    const { db } = database()
    const unknown = await begin()
    await db.update(subscriptions).set({ gatewayOrder: 'order_elsewhere' }).where(eq(subscriptions.id, unknown.id))
    token = await register(newPhone())
    const lost = await begin()
    razorpay.pay(lost.order)
    forward(HOUR)
    await followUp(db, razorpay.gateway, new Date(clock.at), log)
    expect((await one(lost.id)).status).toBe('active')
    expect(calls.logged()).toContain('the gateway does not know this order')
    forward(DAY)
    await followUp(db, razorpay.gateway, new Date(clock.at), log)
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, unknown.id))
    expect(row?.status).toBe('failed')
  })

  test.each(['failed', 'cancelled'] as const)(
    'one that %s, and is paid all the same on the same day without a message, is found',
    async (status) => {
      const { db } = database()
      const { id, order } = await begin()
      await db.update(subscriptions).set({ status }).where(eq(subscriptions.id, id))
      razorpay.pay(order)
      forward(HOUR)
      await followUp(db, razorpay.gateway, new Date(clock.at), log)
      expect((await one(id)).status).toBe('active')
    },
  )

  test('what nobody pays fails after a day, and is forgotten after thirty; money that comes in between counts', async () => {
    const { db } = database()
    const [one1, two] = [await begin(), await begin(plan.yearly)]
    forward(DAY - 1)
    await followUp(db, razorpay.gateway, new Date(clock.at), log)
    expect((await one(one1.id)).status).toBe('pending')
    forward(1)
    await followUp(db, razorpay.gateway, new Date(clock.at), log)
    expect((await one(one1.id)).status).toBe('failed')
    await tell(paid(two.order))
    expect((await one(two.id)).status).toBe('active')
    forward(29 * DAY)
    token = await register((phone = newPhone()))
    await followUp(db, razorpay.gateway, new Date(clock.at), log)
    expect(await db.$count(subscriptions, eq(subscriptions.id, one1.id))).toBe(0)
    expect(await db.$count(subscriptions, eq(subscriptions.id, two.id))).toBe(1)
  })

  describe('giving up', () => {
    const giveUp = (id: string, whose = token) => postAs(whose, `/subscriptions/${id}/cancel`, {})

    test('what was not paid is cancelled; a payment that was under way counts all the same', async () => {
      const { id, order } = await begin()
      expect((await giveUp(id)).body).toMatchObject({ data: { status: 'cancelled', payment: null } })
      await tell(paid(order))
      expect((await one(id)).status).toBe('active')
    })

    test('what was paid stays', async () => {
      const { id, order } = await begin()
      await tell(paid(order))
      expect((await giveUp(id)).body).toMatchObject({ data: { status: 'active' } })
    })

    test('nobody gives up, or sees, what is another’s', async () => {
      const { id } = await begin()
      const other = await register(newPhone())
      for (const call of [giveUp(id, other), as(other, `/subscriptions/${id}`)]) expect((await call).status).toBe(404)
      expect((await as('x'.repeat(43), `/subscriptions/${id}`)).status).toBe(401)
      for (const none of ['1', '%00', `${id}x`, id.toUpperCase(), '00000000-0000-0000-0000-000000000000']) {
        expect((await as(token, `/subscriptions/${none}`)).status).toBe(404)
      }
      expect((await one(id)).status).toBe('pending')
    })
  })

  describe('one plan after another', () => {
    test('a new plan replaces the former one from that day on', async () => {
      const first = await begin()
      await tell(paid(first.order))
      forward(3 * DAY)
      const second = await begin(plan.yearly)
      await tell(paid(second.order))
      expect((await one(first.id)).status).toBe('cancelled')
      expect(await one(second.id)).toMatchObject({
        status: 'active',
        startDate: '2027-02-03',
        expireDate: '2028-02-02',
      })
      expect((await profile()).subscriptions.map(({ id, status }) => [id, status])).toEqual([
        [second.id, 'active'],
        [first.id, 'cancelled'],
      ])
    })

    test('renewed before its end, no day is lost', async () => {
      const first = await begin()
      await tell(paid(first.order))
      forward(20 * DAY)
      const second = await begin()
      expect(second.id).not.toBe(first.id)
      await tell(paid(second.order))
      expect(await one(second.id)).toMatchObject({
        status: 'active',
        startDate: '2027-02-20',
        expireDate: '2027-03-31',
      })
    })

    test('what was begun before and is paid after the new one is to be paid back', async () => {
      const first = await begin()
      forward(60)
      const second = await begin(plan.yearly)
      await tell(paid(second.order))
      await tell(paid(first.order))
      expect((await one(second.id)).status).toBe('active')
      expect((await one(first.id)).status).toBe('cancelled')
      expect(await paymentsOf(first.id)).toMatchObject([{ isRefundDue: true }])
      expect(refunds()).toHaveLength(1)
    })

    test('two that are paid at the same moment: the later choice runs', async () => {
      const first = await begin()
      forward(60)
      const second = await begin(plan.yearly)
      await Promise.all([tell(paid(second.order)), tell(paid(first.order))])
      expect((await profile()).plan).toMatchObject({ id: second.id })
      expect((await one(first.id)).status).toBe('cancelled')
    })

    test('it ends with its last day in India, also before it is marked so', async () => {
      const { id, order } = await begin()
      await tell(paid(order))
      clock.at = Date.parse('2027-02-28T18:29:59Z')
      await followUp(database().db, razorpay.gateway, new Date(clock.at), log)
      expect((await one(id)).status).toBe('active')
      clock.at = Date.parse('2027-02-28T18:30:00Z')
      expect((await one(id)).status).toBe('expired')
      expect((await profile()).plan).toBeNull()
      expect((await as(token, '/auth/user')).body).toMatchObject({ data: { plan: null } })
      await followUp(database().db, razorpay.gateway, new Date(clock.at), log)
      const [row] = await database().db.select().from(subscriptions).where(eq(subscriptions.id, id))
      expect(row?.status).toBe('expired')
    })

    test('after its end the same plan begins anew', async () => {
      const first = await begin()
      await tell(paid(first.order))
      // Sessions end after thirty days: within them, but after the plan's last day.
      clock.at = Date.parse('2027-03-01T06:00:00Z')
      const second = await begin()
      await tell(paid(second.order))
      expect(await one(second.id)).toMatchObject({
        status: 'active',
        startDate: '2027-03-01',
        expireDate: '2027-03-31',
      })
      expect((await one(first.id)).status).toBe('expired')
    })
  })

  describe('a plan that costs nothing', () => {
    test('is active at once, without a gateway, and has no last day', async () => {
      razorpay.state.isAway = true
      const { status, body } = await choose(plan.free)
      const { id } = checkoutAnswerSchema.parse(body)
      expect([status, body]).toEqual([
        201,
        { data: { id, url: `${SITE}/myprofile?subscription=${id}`, status: 'active' } },
      ])
      expect(await one(id ?? '')).toMatchObject({
        status: 'active',
        amount: 0,
        startDate: '2027-01-31',
        expireDate: null,
      })
      expect(checkoutAnswerSchema.parse((await choose(plan.free)).body).id).toBe(id)
      expect(await paymentsOf(id ?? '')).toEqual([])
    })

    test('counts among the ten of an hour', async () => {
      const { db } = database()
      const row = { name: { en: 'Other' }, price: 0, billingCycle: 'monthly' } as const
      const [other = { id: 0 }] = await db.insert(plans).values(row).returning({ id: plans.id })
      for (let at = 0; at < 10; at += 1) expect((await choose(at % 2 === 0 ? plan.free : other.id)).status).toBe(201)
      expect((await choose(plan.free)).status).toBe(429)
      // The one that runs is no new choice.
      expect((await choose(other.id)).status).toBe(201)
    })

    test('gives way to one that is paid, and does not take its days away', async () => {
      const { id: free } = checkoutAnswerSchema.parse((await choose(plan.free)).body)
      const { id, order } = await begin()
      await tell(paid(order))
      expect((await one(free ?? '')).status).toBe('cancelled')
      expect(await choose(plan.free)).toMatchObject({
        status: 409,
        body: { message: 'Your present plan is paid until 28-02-2027. Choose this one after that.' },
      })
      expect((await one(id)).status).toBe('active')
    })
  })

  describe('choosing', () => {
    test('twice within half an hour goes on with what was begun', async () => {
      const first = await begin()
      forward(29 * MINUTE)
      expect((await begin()).id).toBe(first.id)
      expect((await begin(plan.yearly)).id).not.toBe(first.id)
      forward(MINUTE)
      expect((await begin()).id).not.toBe(first.id)
    })

    test.each([{ billingCycle: 'yearly' as const }, { name: { en: 'Other' } }])(
      'what was begun of a plan that is another one now is left: %j',
      async (changed) => {
        const first = await begin()
        const row = () => database().db.update(plans)
        await row().set(changed).where(eq(plans.id, plan.monthly))
        const next = await begin()
        await row()
          .set({ billingCycle: 'monthly', name: { en: 'Scholar' } })
          .where(eq(plans.id, plan.monthly))
        expect(next.id).not.toBe(first.id)
      },
    )

    test('at most ten an hour', async () => {
      for (let at = 0; at < 10; at += 1) {
        expect((await choose(at % 2 === 0 ? plan.monthly : plan.yearly)).status).toBe(201)
        if (at % 2 === 1)
          await database().db.update(subscriptions).set({ status: 'failed' }).where(eq(subscriptions.status, 'pending'))
        forward(60)
      }
      const refused = await choose()
      expect(refused.status).toBe(429)
      expect(refused.headers['retry-after']).toBe(String(HOUR - 10 * 60))
    })

    test.each([['x'], [0], [999_999], ['1.5']])('there is no plan %j', async (id) => {
      expect(await choose(id)).toMatchObject({ status: 422, body: { errors: { plan_id: ['This plan is not sold.'] } } })
    })

    test('one that is not sold any more cannot be chosen', async () => {
      expect((await choose(plan.gone)).status).toBe(422)
    })

    test('while the gateway is away nothing is begun, and it says so', async () => {
      razorpay.state.isAway = true
      expect(await choose()).toMatchObject({
        status: 503,
        body: { message: 'The payment service cannot be reached. Nothing was paid; please try again in a moment.' },
      })
      expect((await profile()).subscriptions).toMatchObject([{ status: 'failed' }])
      razorpay.state.isAway = false
      expect((await choose()).status).toBe(201)
    })

    test('nobody but who is signed in', async () => {
      expect((await choose(plan.monthly, 'x'.repeat(43))).status).toBe(401)
    })
  })

  test('an account that goes: what it paid stays in the books, without a student; later money is paid back', async () => {
    const { db } = database()
    const [active, pending] = [await begin(), await begin(plan.yearly)]
    await tell(paid(active.order))
    const { body } = await as(token, '/account/export')
    expect(body).toMatchObject({
      data: {
        subscriptions: expect.arrayContaining([expect.objectContaining({ id: active.id, status: 'active' })]),
        payments: [{ subscription: active.id, amount: 29_900, currency: 'INR', to_be_paid_back: false }],
      },
    })
    forward(60)
    await postAs(token, '/auth/otp/send', { phone_number: phone, otp_type: 'deletion' })
    expect((await postAs(token, '/account/delete', { otp: calls.codeFor(phone) })).status).toBe(200)
    const rows = await db.select().from(subscriptions).where(eq(subscriptions.id, active.id))
    expect(rows).toMatchObject([{ studentId: null, status: 'cancelled', amount: 29_900 }])
    await tell(paid(pending.order))
    expect(await paymentsOf(pending.id)).toMatchObject([{ isRefundDue: true }])
    expect(refunds()).toHaveLength(1)
    // After eight years the books may go.
    forward(8 * 366 * DAY)
    await followUp(db, null, new Date(clock.at), log)
    expect(await paymentsOf(active.id)).toEqual([])
    expect(await db.$count(subscriptions, eq(subscriptions.id, active.id))).toBe(0)
  })

  test('two browsers that review and a message that comes three times, all at once: the figures are right', async () => {
    const college = await addInstitute(database().db, { name: 'Hill College' })
    const other = await register(newPhone())
    const { id, order } = await begin()
    const message = paid(order)
    const review = (whose: string, rating: number) =>
      postAs(whose, `/institutes/${college}/reviews`, reviewBody({ rating }))
    await Promise.all([
      review(token, 5),
      tell(message),
      review(other, 2),
      tell(message),
      review(other, 4),
      tell(message),
    ])
    const { body } = await as(token, `/institute/details?id=${college}`)
    const { data } = body as {
      data: { reviewStats: { average_rating: number; review_count: number }; reviews: { rating: number }[] }
    }
    const ratings = data.reviews.map(({ rating }) => rating)
    expect(ratings).toHaveLength(2)
    expect(data.reviewStats).toEqual({
      average_rating: ratings.reduce((sum, rating) => sum + rating, 0) / 2,
      review_count: 2,
    })
    expect(await paymentsOf(id)).toHaveLength(1)
    expect((await profile()).plan).toMatchObject({ id, status: 'active' })
  })

  test('nothing personal stands in the log', () => {
    expect(calls.logged()).not.toMatch(/Asha|asha@|\b9\d{9}\b/)
  })

  describe('with the development gateway', () => {
    const local = signInCalls(
      () => database().db,
      { now: () => new Date(clock.at) },
      { payments: { gateway: development.make({}), siteUrl: 'http://localhost:3000' } },
    )
    const decide = (whose: string, subscription: string, outcome: unknown) =>
      local.postAs(whose, '/payments/development', { subscription, outcome })

    test('the student decides how it ends; no other call pays', async () => {
      const { id = '' } = checkoutAnswerSchema.parse(
        (await local.postAs(token, '/subscriptions/checkout', { plan_id: plan.monthly })).body,
      )
      expect((await local.as(token, `/subscriptions/${id}`)).body).toMatchObject({
        data: { payment: { title: null, action: null, fields: {} } },
      })
      const other = await register(newPhone())
      expect((await decide(other, id ?? '', 'paid')).status).toBe(404)
      expect((await decide(token, id ?? '', 'free')).status).toBe(422)
      expect((await decide(token, '\u0000', 'paid')).status).toBe(404)
      expect((await decide(token, id ?? '', 'failed')).status).toBe(200)
      expect((await one(id ?? '')).status).toBe('failed')
      expect((await decide(token, id ?? '', 'paid')).status).toBe(200)
      expect((await decide(token, id ?? '', 'paid')).status).toBe(200)
      expect((await one(id ?? '')).status).toBe('active')
      expect(await paymentsOf(id ?? '')).toHaveLength(1)
    })

    test('there is no such call with another gateway, and none of the other gateway’s', async () => {
      const { id } = await begin()
      expect((await postAs(token, '/payments/development', { subscription: id, outcome: 'paid' })).status).toBe(404)
      expect(await tell({ body: '{}', signature: '' }, 'development')).toBe(404)
      expect((await local.postAs('', '/payments/razorpay/return', {})).status).toBe(404)
      expect((await one(id)).status).toBe('pending')
    })
  })

  describe('with a gateway that has a page for each order', () => {
    const gateway: Gateway = {
      ...development.make({}),
      name: 'lotus',
      title: 'Lotus',
      open: ({ id }, lang) => Promise.resolve({ number: `lotus-${id}`, page: `https://lotus.example/${lang}/${id}` }),
    }
    const lotus = signInCalls(() => database().db, {}, { payments: { gateway, siteUrl: SITE } })
    async function linkFor(language: Record<string, string>) {
      const whose = await register(newPhone())
      const answer = await lotus.app.request('/api/v1/subscriptions/checkout', {
        method: 'POST',
        body: JSON.stringify({ plan_id: plan.monthly }),
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${whose}`, ...language },
      })
      const { id = '' } = checkoutAnswerSchema.parse(await answer.json())
      const state = subscriptionAnswerSchema.parse((await lotus.as(whose, `/subscriptions/${id}`)).body)
      return { id, payment: state.payment }
    }

    test.each([
      [{ 'Accept-Language': 'kn' }, 'kn'],
      [{ 'Accept-Language': 'ta-IN,*' }, 'en'],
      [{}, 'en'],
    ])('%j: the visitor is sent there by a link, and comes back to %s', async (language, lang) => {
      const { id, payment } = await linkFor(language)
      expect(payment).toEqual({
        title: 'Lotus',
        action: `https://lotus.example/${lang}/${id}`,
        fields: {},
      })
    })
  })

  test('without a gateway nothing is sold', async () => {
    const none = signInCalls(() => database().db, { now: () => new Date(clock.at) })
    expect((await none.as('', '/plans')).body).toMatchObject({ checkout: false })
    expect((await none.postAs(token, '/subscriptions/checkout', { plan_id: plan.free })).status).toBe(404)
  })
})
