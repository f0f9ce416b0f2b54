import { fireEvent, screen, within } from '@testing-library/react'
import * as en from '@/lib/messages/en'
import type { PlanOffer } from '@/lib/rules/plans/plans'
import { ASHA, openFrame } from '@/testing/open-sign-in'
import { PricingPlans } from './pricing-plans'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/pricing' }))
jest.mock('@/components/ui/toast', () => ({ showToast: jest.fn() }))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const NO_PLANS: PlanOffer = { monthly: [], yearly: [], hasCheckout: false }
const open = (hint = false, offer = NO_PLANS) =>
  openFrame({ hint, children: <PricingPlans offer={offer} lang="en" text={en.plans} page="/pricing" /> })
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

const PLAN = {
  name: 'Family',
  price: 499,
  billingCycle: 'monthly',
  startDate: '2026-11-01',
  expireDate: null,
  amount: null,
}

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

test('one that cannot be had says so, where screen readers have listened before', async () => {
  const { answer } = open(true)
  const region = screen.getByRole('status')
  await answer({ user: ASHA })
  await answer({ reason: 'away' }, 503)
  expect(screen.getByRole('status')).toBe(region)
  expect(screen.getByRole('status')).toHaveTextContent('Your plan cannot be shown just now.')
  expect(screen.queryByText('Smart Student')).toBeNull()
})

describe('among the plans that are offered', () => {
  const plan = (name: string) => ({ id: name, name: { en: name }, price: 499, features: [] })
  const offer = { ...NO_PLANS, monthly: [plan('Solo')], yearly: [plan('Pair'), plan('Family')] }
  const isSelected = (name: string) =>
    within(screen.getByRole('heading', { name }).closest('li') ?? document.body).queryByRole('button', {
      name: 'Selected',
    }) !== null

  test('the own one is selected as soon as it is known, and its cycle shows', async () => {
    const { answer } = open(true, offer)
    await answer({ user: ASHA })
    expect(isSelected('Family')).toBe(false)
    await answer({ plan: { ...PLAN, billingCycle: 'yearly' } })
    expect(isSelected('Family')).toBe(true)
    expect(screen.getByRole('radio', { name: 'Yearly (2)' })).toBeChecked()
  })

  test('what was chosen meanwhile stays', async () => {
    const { answer } = open(true, offer)
    await answer({ user: ASHA })
    fireEvent.click(screen.getByRole('heading', { name: 'Solo' }))
    await answer({ plan: { ...PLAN, billingCycle: 'yearly' } })
    expect(isSelected('Solo')).toBe(true)
    expect(isSelected('Family')).toBe(false)
    expect(screen.getByRole('radio', { name: 'Monthly (1)' })).toBeChecked()
  })
})
