import { setTimeout as after } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { students } from '@/provider/account/store/student-tables'
import { lockStudent } from '@/provider/account/store/students'
import { LOCKS, takeLockOf } from '@/provider/platform/locks'
import { changeContent } from '@/provider/content/store/content'
import { openDatabase } from '@/provider/open-database'
import { settlePayment } from '@/provider/payments/settle'
import { addSubscription, getSubscription } from '@/provider/payments/store/subscriptions'
import { postgresDirectory } from '@/testing/provider/databases'
import { addInstitute } from '@/testing/provider/directory'
import { contactBody, enquiryCalls } from '@/testing/provider/enquiries'
import { reviewBody } from '@/testing/provider/reviews'
import { newPhone, signInCalls } from '@/testing/provider/sign-in'

const LIMIT_MS = 60_000

test('no two locks are the same', () => {
  expect(new Set(Object.values(LOCKS)).size).toBe(Object.keys(LOCKS).length)
})

// The embedded database has one session, and does everything one after the other in any case.
test(
  'a code is sent while an editor imports texts',
  async () => {
    const { place, remove } = await postgresDirectory()
    const { db, close } = await openDatabase(place)
    let finish = () => {}
    const finished = new Promise<void>((resolve) => (finish = resolve))
    let begin = () => {}
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const importing = changeContent(db, () => {
      begin()
      return finished
    })
    await begun
    const { send } = signInCalls(() => db)
    const first = await Promise.race([
      send(newPhone(), 'registration').then(({ status }) => status),
      after(5_000, 'waits for the import', { ref: false }),
    ])
    finish()
    await importing
    await close()
    await remove()
    expect(first).toBe(200)
  },
  LIMIT_MS,
)

test(
  'what one student, or one phone, posts many times at once, or a gateway tells of them, leaves connections to others',
  async () => {
    const { place, remove } = await postgresDirectory()
    const { db, pool, close } = await openDatabase(place)
    const { register, postAs, as } = signInCalls(() => db)
    const college = await addInstitute(db, { name: 'Hill College' })
    const [phone, other] = [newPhone(), newPhone()]
    const [token, tokenOfOther] = [await register(phone), await register(other)]
    const [found] = await db.select({ id: students.id }).from(students).where(eq(students.phone, phone))
    const { id: subscription } = await addSubscription(db, {
      studentId: Number(found?.id),
      planName: 'Scholar',
      price: 299,
      billingCycle: 'monthly',
      amount: 29_900,
      status: 'pending',
      gateway: 'gateway',
      gatewayOrder: 'order',
      createdAt: new Date(),
    })
    let finish = () => {}
    const finished = new Promise<void>((resolve) => (finish = resolve))
    // Somebody holds both locks, for as long as a slow disk may.
    const holding = db.transaction(async (tx) => {
      await lockStudent(tx, Number(found?.id))
      await takeLockOf(tx, 'enquiriesOfPhone', phone)
      await finished
    })
    const enquiries = enquiryCalls(() => db)
    const posted = Array.from({ length: 20 }, () => [
      postAs(token, `/institutes/${college}/reviews`, reviewBody()),
      postAs(token, '/shortlist', { add: [college], remove: [] }),
      enquiries.contact(contactBody({ phone }), { key: enquiries.newKey() }),
    ]).flat()
    const payment = { order: 'order', payment: 'paid', amount: 29_900, currency: 'INR' }
    const told = Promise.allSettled(Array.from({ length: 20 }, () => settlePayment(db, 'gateway', payment, new Date())))
    await after(200)
    const answers = await Promise.race([
      Promise.all([
        as(tokenOfOther, '/institutes'),
        postAs(tokenOfOther, `/institutes/${college}/reviews`, reviewBody()),
      ]).then((both) => both.map(({ status }) => status)),
      after(20_000, 'wait for the one student', { ref: false }),
    ])
    const waiting = pool.waitingCount
    finish()
    await holding
    const statuses = (await Promise.all(posted)).map(({ status }) => status)
    const settled = (await told).map((one) => (one.status === 'fulfilled' ? one.value.kind : one.reason))
    const bought = await getSubscription(db, subscription)
    await close()
    await remove()
    expect(answers).toEqual([200, 201])
    expect(waiting).toBe(0)
    expect(statuses).not.toContain(503)
    expect(bought?.status).toBe('active')
    expect(settled.filter((kind) => kind === 'activated')).toHaveLength(1)
    expect(settled.filter((kind) => kind === 'repeated')).toHaveLength(19)
  },
  LIMIT_MS,
)
