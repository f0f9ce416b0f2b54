import fc from 'fast-check'
import { nextState, type SubscriptionEvent, type SubscriptionState } from '@/provider/payments/subscription-machine'

const NEW: SubscriptionState = { status: 'pending', isPaid: false }
const OTHERS = ['attempt-failed', 'given-up', 'timed-out'] as const
const LATER = ['replaced', 'ended'] as const

const other = fc.constantFrom(...OTHERS).map((kind): SubscriptionEvent => ({ kind }))
const later = fc.constantFrom(...LATER).map((kind): SubscriptionEvent => ({ kind }))
const payment = fc.boolean().map((isOvertaken): SubscriptionEvent => ({ kind: 'paid', isOvertaken }))
const anything = fc.array(fc.oneof(other, later, payment), { maxLength: 12 })

const run = (events: readonly SubscriptionEvent[], from = NEW) =>
  events.reduce((state, event) => nextState(state, event).state, from)

test('no plan is ever active, expired or replaced without a verified payment', () => {
  fc.assert(
    fc.property(anything, (events) => {
      const isPaidFor = events.some((event) => event.kind === 'paid' && !event.isOvertaken)
      const { status, isPaid } = run(events)
      if (!isPaidFor) {
        expect(isPaid).toBe(false)
        expect(['pending', 'failed', 'cancelled']).toContain(status)
      }
      if (status === 'active' || status === 'expired') expect(isPaid).toBe(true)
    }),
  )
})

test('what was paid is active, in whatever order the rest is heard', () => {
  fc.assert(
    fc.property(fc.array(other), fc.array(other), (before, after) => {
      expect(run([...before, { kind: 'paid', isOvertaken: false }, ...after])).toEqual({
        status: 'active',
        isPaid: true,
      })
    }),
  )
})

test('every payment gives a plan once, or is to be refunded', () => {
  fc.assert(
    fc.property(anything, (events) => {
      let state = NEW
      let given = 0
      for (const event of events) {
        const before = state.isPaid
        const transition = nextState(state, event)
        state = transition.state
        const isGiven = !before && state.isPaid
        if (isGiven) given += 1
        expect(transition.isRefundDue).toBe(event.kind === 'paid' && !isGiven)
      }
      expect(given).toBeLessThanOrEqual(1)
    }),
  )
})

test('what has ended stays so', () => {
  fc.assert(
    fc.property(later, anything, (end, events) => {
      const over = run([{ kind: 'paid', isOvertaken: false }, end])
      expect(run(events, over)).toEqual(over)
    }),
  )
})

test.each([
  ['pending', 'attempt-failed', 'failed'],
  ['pending', 'given-up', 'cancelled'],
  ['pending', 'timed-out', 'failed'],
  ['failed', 'given-up', 'cancelled'],
  ['cancelled', 'attempt-failed', 'cancelled'],
  ['cancelled', 'timed-out', 'cancelled'],
] as const)('%s, %s: %s', (status, kind, after) => {
  expect(nextState({ status, isPaid: false }, { kind }).state.status).toBe(after)
})

test('a payment for what another plan has overtaken gives nothing', () => {
  for (const status of ['pending', 'failed', 'cancelled'] as const) {
    expect(nextState({ status, isPaid: false }, { kind: 'paid', isOvertaken: true })).toEqual({
      state: { status: 'cancelled', isPaid: false },
      isRefundDue: true,
    })
  }
})
