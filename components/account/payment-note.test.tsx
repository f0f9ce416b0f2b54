import { act, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { getMessages } from '@/lib/messages/catalogue'
import * as en from '@/lib/messages/en'
import { type PendingCall, stubBff } from '@/testing/stub-bff'
import { PaymentNote } from './payment-note'

const refresh = jest.fn()
const router = { refresh }
jest.mock('next/navigation', () => ({ useRouter: () => router }))

/** Two seconds, then ever longer: together some four minutes. */
const WAITS_MS = [2_000, 2_000, 3_000, 3_000, 5_000, 5_000, 10_000, 10_000, 20_000, 30_000, 60_000, 90_000]

let calls: PendingCall[]
beforeEach(() => {
  jest.useFakeTimers()
  refresh.mockReset()
  calls = stubBff()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

async function open(status: ComponentProps<typeof PaymentNote>['status'] = 'pending') {
  const links = { href: '/myprofile', payHref: '/pay/7', plansHref: '/pricing' }
  const note = render(<PaymentNote id="7/8" status={status} planName="Basic" lang="en" text={en.account} {...links} />)
  await wait(0)
  return note
}
async function answer(body: unknown, status?: number) {
  calls.at(-1)?.answer(body, status)
  await wait(0)
}

test('a payment that is pending is looked for, quickly at first, until it is settled', async () => {
  await open()
  await wait(1_999)
  expect(calls).toHaveLength(0)
  await wait(1)
  expect(calls.map(({ path }) => path)).toEqual(['/api/subscriptions/7%2F8'])
  await answer({ status: 'pending' })
  expect(refresh).not.toHaveBeenCalled()
  await wait(2_000)
  await answer({ status: 'active' })
  expect(refresh).toHaveBeenCalledTimes(1)
  await wait(600_000)
  expect(calls).toHaveLength(2)
})

test('one that stays pending is given up after some minutes, and it is said', async () => {
  await open()
  for (const [index, ms] of WAITS_MS.entries()) {
    expect(screen.getByText(en.account.paymentPending)).toBeInTheDocument()
    await wait(ms)
    expect(calls).toHaveLength(index + 1)
    // A look that fails is a look.
    await answer({ status: 'pending' }, index === 3 ? 503 : 200)
  }
  expect(screen.getByText(en.account.paymentLong)).toBeInTheDocument()
  await wait(600_000)
  expect(calls).toHaveLength(WAITS_MS.length)
  expect(refresh).not.toHaveBeenCalled()
})

test('who is signed out by then looks no more', async () => {
  await open()
  await wait(2_000)
  await answer({ reason: 'signed-out' }, 401)
  await wait(600_000)
  expect(calls).toHaveLength(1)
})

test('a tab that is not seen looks when it is seen again', async () => {
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await open()
  await wait(20_000)
  expect(calls).toHaveLength(0)
  seen.mockReturnValue('visible')
  await wait(2_000)
  expect(calls).toHaveLength(1)
})

test('a page that is left looks no more', async () => {
  const { unmount } = await open()
  await wait(2_000)
  unmount()
  expect(calls[0]?.signal?.aborted).toBe(true)
  await wait(600_000)
  expect(calls).toHaveLength(1)
})

test('where what looks does not come at first it is loaded again', async () => {
  jest.resetModules()
  jest.doMock('@/lib/client/query-client', () => {
    throw new Error('the chunk did not come')
  })
  await open()
  await wait(9_999)
  jest.dontMock('@/lib/client/query-client')
  await wait(1)
  expect(calls).toHaveLength(0)
  await wait(2_000)
  expect(calls).toHaveLength(1)
})

test('what is settled is not looked for', async () => {
  await open('active')
  await wait(600_000)
  expect(calls).toHaveLength(0)
})

test('on a Kannada page the name of a plan in English says so', () => {
  const links = { href: '/myprofile', payHref: null, plansHref: '/pricing' }
  render(
    <PaymentNote id="7/8" status="active" planName="Scholar" lang="kn" text={getMessages('kn').account} {...links} />,
  )
  expect(screen.getByText('Scholar')).toHaveAttribute('lang', 'en')
})
