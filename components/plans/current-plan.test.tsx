import { screen, within } from '@testing-library/react'
import { en } from '@/lib/messages/en'
import { ASHA, openFrame } from '@/lib/testing/open-sign-in'
import { CurrentPlan } from './current-plan'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/pricing' }))
jest.mock('@/components/ui/toast', () => ({ showToast: jest.fn() }))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const open = (hint = false) => openFrame({ hint, children: <CurrentPlan lang="en" text={en.plans} /> })
const table = () => screen.getByRole('table', { name: 'Current Plan' })
const cells = () =>
  within(table())
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

test('signed out it is the sample of the specification, and says so', () => {
  open()
  expect(screen.getByText('Sample')).toBeVisible()
  expect(
    within(table())
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Plan', 'Billing Date', 'Expire Date', 'Amount', 'Action'])
  expect(cells()).toEqual(['Smart Student', '1 Jun 2026', '30 Jun 2026', '₹299', 'Edit Plan'])
  expect(screen.getByRole('link', { name: 'Edit Plan' })).toHaveAttribute('href', '/settings?tab=subscription')
})

const PLAN = { name: 'Family', price: 499, startDate: '2026-11-01', expireDate: null, amount: null }

test('signed in it is the real plan, without the word', async () => {
  const { answer, calls } = open(true)
  expect(screen.queryByRole('table')).not.toBeNull()
  await answer({ user: ASHA })
  expect(calls.at(-1)?.path).toBe('/api/profile')
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('Your plan is on its way')
  await answer({ plan: PLAN })
  expect(cells()).toEqual(['Family', '1 Nov 2026', '—', '₹499', 'Edit Plan'])
  expect(screen.queryByText('Sample')).toBeNull()
})

test('without a plan it is the free one', async () => {
  const { answer } = open(true)
  await answer({ user: ASHA })
  await answer({ plan: null })
  expect(cells()).toEqual(['Free', '—', '—', '₹0', 'Edit Plan'])
})

test('one that cannot be had says so', async () => {
  const { answer } = open(true)
  await answer({ user: ASHA })
  await answer({ reason: 'away' }, 503)
  expect(screen.getByRole('status')).toHaveTextContent('Your plan cannot be shown just now.')
  expect(screen.queryByText('Smart Student')).toBeNull()
})
