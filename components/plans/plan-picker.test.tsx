import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { AuthProviders } from '@/components/auth/auth-providers'
import { PlanSection } from '@/components/plans/plan-section'
import { goTo } from '@/lib/client/go-to'
import * as en from '@/lib/messages/en'
import type { OwnPlan, PlanOffer } from '@/lib/rules/plans/plans'
import { ASHA, type Frame, logIn, openFrame } from '@/testing/open-sign-in'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/pricing' }))
jest.mock('@/components/ui/toast', () => ({ showToast: jest.fn() }))
jest.mock('@/lib/client/go-to', () => ({ goTo: jest.fn() }))

const plan = (id: string, name: string, price: number | null = 299) => ({
  id,
  name: { en: name },
  price,
  features: [{ en: `All of ${name}` }],
})
const OFFER: PlanOffer = {
  monthly: [plan('1', 'Basic', 0), plan('2', 'Smart Student')],
  yearly: [plan('3', 'Family', 149900)],
  hasCheckout: false,
}

const OWN: OwnPlan = {
  name: 'Smart Student',
  price: 299,
  billingCycle: 'monthly',
  startDate: null,
  expireDate: null,
  amount: null,
}

beforeEach(() => {
  jest.useFakeTimers()
  window.history.replaceState(null, '', '/pricing')
})
afterEach(() => {
  jest.useRealTimers()
  jest.mocked(goTo).mockReset()
})

type Options = { offer?: PlanOffer | 'failed'; initial?: 'none' | 'first'; own?: OwnPlan | null; hint?: boolean }

function open({ offer = OFFER, initial, own, hint = false }: Options = {}): Frame {
  return openFrame({
    hint,
    children: <PlanSection offer={offer} lang="en" text={en.plans} page="/pricing" initial={initial} own={own} />,
  })
}
const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li') ?? document.body)
const choose = (name: string) => card(name).getByRole('button', { name: 'Choose Plan' })
const selected = () => screen.queryAllByRole('button', { name: 'Selected' }).length

describe('without a checkout', () => {
  test('the toggle counts the plans of either cycle, and cards say what a plan costs and contains', () => {
    open()
    expect(screen.getByRole('radio', { name: 'Monthly (2)' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Yearly (1)' })).not.toBeChecked()
    expect(card('Smart Student').getByText('₹299 / monthly')).toBeVisible()
    expect(card('Family').getByText('₹1,49,900 / yearly')).toBeInTheDocument()
    expect(card('Basic').getByText('All of Basic')).toBeVisible()
  })

  test('a plan is selected by its button or its card, one at a time, and nothing else happens', () => {
    const { calls } = open()
    expect(selected()).toBe(0)
    fireEvent.click(choose('Basic'))
    expect(card('Basic').getByRole('button')).toHaveTextContent('Selected')
    fireEvent.click(screen.getByText('₹299 / monthly'))
    expect(card('Smart Student').getByRole('button')).toHaveTextContent('Selected')
    expect(choose('Basic')).toBeVisible()
    expect(calls).toHaveLength(0)
  })

  test('switching resets the selection', () => {
    open()
    fireEvent.click(choose('Basic'))
    fireEvent.click(screen.getByRole('radio', { name: 'Yearly (1)' }))
    expect(selected()).toBe(0)
  })

  test('in the settings the first card is selected, also after a switch', () => {
    open({ initial: 'first' })
    expect(card('Basic').getByRole('button')).toHaveTextContent('Selected')
    fireEvent.click(choose('Smart Student'))
    fireEvent.click(screen.getByRole('radio', { name: 'Yearly (1)' }))
    expect(card('Family').getByRole('button')).toHaveTextContent('Selected')
    fireEvent.click(screen.getByRole('radio', { name: 'Monthly (2)' }))
    expect(card('Basic').getByRole('button')).toHaveTextContent('Selected')
  })

  test("the student's own plan is selected at first, on its cycle, and after a switch the first card", () => {
    open({ initial: 'first', own: { ...OWN, name: 'Smart Student' } })
    expect(card('Smart Student').getByRole('button')).toHaveTextContent('Selected')
    expect(choose('Basic')).toBeVisible()
    fireEvent.click(screen.getByRole('radio', { name: 'Yearly (1)' }))
    expect(card('Family').getByRole('button')).toHaveTextContent('Selected')
    fireEvent.click(screen.getByRole('radio', { name: 'Monthly (2)' }))
    expect(card('Basic').getByRole('button')).toHaveTextContent('Selected')
    expect(choose('Smart Student')).toBeVisible()
  })

  test('a yearly plan opens the yearly plans', () => {
    open({ initial: 'first', own: { ...OWN, name: 'Family', billingCycle: 'Yearly' } })
    expect(screen.getByRole('radio', { name: 'Yearly (1)' })).toBeChecked()
    expect(card('Family').getByRole('button')).toHaveTextContent('Selected')
  })

  describe('the toggle, while a yearly plan becomes known', () => {
    const section = (known?: OwnPlan) => (
      <AuthProviders>
        <PlanSection offer={OFFER} lang="en" text={en.plans} page="/pricing" own={known} />
      </AuthProviders>
    )
    const yearly = { ...OWN, name: 'Family', billingCycle: 'Yearly' }
    const radio = (name: string) => screen.getByRole('radio', { name })

    test('keeps the focus', () => {
      const { rerender } = render(section())
      radio('Monthly (2)').focus()
      rerender(section(yearly))
      expect(radio('Yearly (1)')).toBeChecked()
      expect(radio('Monthly (2)')).toHaveFocus()
    })

    test('keeps what somebody has switched to, also before the script came', () => {
      const container = document.body.appendChild(document.createElement('div'))
      container.innerHTML = renderToString(section())
      container.querySelector<HTMLInputElement>('[value="yearly"]')!.checked = true
      const { rerender } = render(section(), { container, hydrate: true })
      rerender(section(OWN))
      expect(radio('Yearly (1)')).toBeChecked()
      fireEvent.click(choose('Family'))
      expect(radio('Yearly (1)')).toBeChecked()
      expect(card('Family').getByRole('button')).toHaveTextContent('Selected')
    })
  })

  test('a paid plan that is not offered any more makes no other look like it', () => {
    open({ initial: 'first', own: { ...OWN, name: 'Of old' } })
    expect(selected()).toBe(0)
  })

  test('a cycle without plans says so', () => {
    open({ offer: { monthly: [], yearly: [], hasCheckout: false } })
    expect(screen.getByText('No monthly plans available.')).toBeVisible()
    expect(screen.getByText('No yearly plans available.')).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'Monthly (0)' })).toBeChecked()
  })

  test('a plan without a known price says so', () => {
    open({ offer: { ...OFFER, monthly: [plan('1', 'Basic', null)] } })
    expect(card('Basic').getByText('Price on request')).toBeVisible()
  })
})

test('plans that could not be had: says so, loads when asked, and shows them', async () => {
  const { answer, calls, wait } = open({ offer: 'failed' })
  expect(screen.getByRole('heading', { name: 'Failed to load plans.' })).toBeVisible()
  fireEvent.click(screen.getByRole('link', { name: 'Try again' }))
  expect(screen.getByRole('heading', { name: 'Loading plans...' })).toBeVisible()
  await wait(0)
  expect(calls.at(-1)?.path).toBe('/api/plans')
  await answer(OFFER)
  expect(screen.getByRole('radio', { name: 'Monthly (2)' })).toBeChecked()
})

describe('with a checkout', () => {
  const offer = { ...OFFER, hasCheckout: true }

  test('choosing leads who is signed in to the payment', async () => {
    const { calls, answer } = open({ offer, hint: true })
    await answer({ user: ASHA })
    fireEvent.click(choose('Smart Student'))
    expect(calls.at(-1)).toMatchObject({ path: '/api/subscriptions', body: { planId: '2' } })
    expect(card('Smart Student').getByRole('button', { name: 'Selected' })).toBeVisible()
    expect(card('Smart Student').getByRole('button', { name: /Opening the payment page/ })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    const asked = calls.length
    fireEvent.click(card('Smart Student').getByRole('button', { name: /Opening/ }))
    expect(calls).toHaveLength(asked)
    await answer({ url: 'https://pay.example/7' }, 201)
    expect(goTo).toHaveBeenCalledWith('https://pay.example/7')
  })

  test.each([
    [503, { reason: 'away', message: null }, 'The payment page could not be opened. Please try again in a moment.'],
    [422, { reason: 'refused', message: 'This plan is sold out.' }, 'This plan is sold out.'],
    [429, { reason: 'limited', message: null }, 'Too many requests. Please try again in a few minutes.'],
    [201, { url: 7 }, 'The payment page could not be opened. Please try again in a moment.'],
  ])(
    'a payment page that does not open says so at the plan, and can be tried again (%s)',
    async (status, body, said) => {
      const { calls, answer } = open({ offer, hint: true })
      await answer({ user: ASHA })
      fireEvent.click(choose('Basic'))
      await answer(body, status)
      expect(card('Basic').getByRole('alert')).toHaveTextContent(said)
      expect(goTo).not.toHaveBeenCalled()
      fireEvent.click(card('Basic').getByRole('button', { name: 'Continue' }))
      expect(screen.queryByRole('alert')).toBeNull()
      expect(calls.at(-1)?.path).toBe('/api/subscriptions')
    },
  )

  test('who is signed out is asked to sign in, and led to the payment afterwards', async () => {
    const frame = open({ offer })
    const { calls, wait, answer } = frame
    fireEvent.click(choose('Smart Student'))
    await wait(300)
    expect(calls.filter(({ path }) => path === '/api/subscriptions')).toHaveLength(0)
    expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
    await logIn(frame)
    expect(calls.at(-1)).toMatchObject({ path: '/api/subscriptions', body: { planId: '2' } })
    await answer({ url: '/pay/7' }, 201)
    expect(goTo).toHaveBeenCalledWith('/pay/7')
  })

  test('a session that is over by then is asked for again', async () => {
    const { answer, wait } = open({ offer, hint: true })
    await answer({ user: ASHA })
    fireEvent.click(choose('Basic'))
    await answer({ reason: 'signed-out' }, 401)
    await wait(300)
    expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
  })

  test('clicking a card selects and buys nothing yet', async () => {
    const { calls, answer } = open({ offer, hint: true })
    await answer({ user: ASHA })
    const before = calls.length
    await act(async () => fireEvent.click(screen.getByText('₹299 / monthly')))
    expect(card('Smart Student').getByRole('button', { name: 'Selected' })).toBeVisible()
    expect(calls).toHaveLength(before)
  })

  test('without JavaScript each plan is a form of its own', () => {
    open({ offer })
    const form = choose('Smart Student').closest('form')
    expect(form).toHaveAttribute('action', '/api/subscriptions')
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ planId: '2', lang: 'en', page: '/pricing' })
    expect(choose('Smart Student')).toHaveAttribute('type', 'submit')
  })
})
