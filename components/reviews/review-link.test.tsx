import { screen, waitFor, within } from '@testing-library/react'
// A chunk of its own, which is asked for while a test runs: known beforehand, it comes at once.
import '@/components/reviews/review-modal'
import { showToast } from '@/components/ui/toast'
import { goTo } from '@/lib/client/go-to'
import * as en from '@/lib/messages/en'
import { ASHA, logIn, openFrame } from '@/testing/open-sign-in'
import { ReviewLink } from './review-link'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), refresh }) }))
jest.mock('@/components/ui/toast', () => ({ showToast: jest.fn() }))
jest.mock('@/lib/client/go-to', () => ({ goTo: jest.fn(), reloadAt: jest.fn() }))

const OWN = { name: 'Asha R', role: 'Student', rating: 3, description: 'Good teachers, long queues.', state: null }

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  window.history.replaceState(null, '', '/college/detail?id=7#reviews')
})
afterEach(() => jest.useRealTimers())

async function start(hint = true) {
  const frame = openFrame({
    hint,
    children: <ReviewLink instituteId="7" lang="en" text={en.review} closeLabel="Close" />,
  })
  if (hint) await frame.answer({ user: ASHA })
  const press = async () => {
    await frame.user.click(screen.getByRole('link', { name: 'Write Review' }))
    await frame.wait(300)
  }
  const send = async () => {
    await frame.user.click(screen.getByRole('button', { name: 'Submit Review' }))
    await frame.wait(50)
  }
  return { ...frame, press, send }
}

const dialog = () => screen.getByRole('dialog', { name: 'Write Review' })
const field = (name: string) => within(dialog()).getByRole('textbox', { name })
const star = (name: string) => within(dialog()).getByRole('radio', { name })

async function open(own: object | null = null) {
  const frame = await start()
  await frame.press()
  await frame.answer({ review: own })
  return frame
}

/** The form, filled in as far as it is not. */
async function fillIn({ user }: Awaited<ReturnType<typeof start>>) {
  await user.type(field('Role'), 'Student')
  await user.click(star('4 stars'))
  await user.type(field('Description'), 'Good teachers, long queues.')
}

test('without its script it is a link to a page with the form', async () => {
  await start()
  expect(screen.getByRole('link', { name: 'Write Review' })).toHaveAttribute('href', '/college/review?id=7')
})

test('the form: name, role, rating 1 to 5, description; the name of who is signed in stands there', async () => {
  await open()
  expect(field('Name')).toHaveFocus()
  expect(field('Name')).toHaveValue('Asha Rao')
  expect(within(dialog()).getAllByRole('radio')).toHaveLength(5)
  expect(field('Description')).toHaveValue('')
  expect(within(dialog()).getByRole('radiogroup', { name: 'Rating' })).toBeInTheDocument()
})

test('a review is sent, said to be, and the page fetched anew', async () => {
  const frame = await open()
  await fillIn(frame)
  await frame.send()
  const call = frame.calls.at(-1)
  expect(call?.path).toBe('/api/institutes/7/reviews')
  expect(call?.body).toEqual({
    name: 'Asha Rao',
    role: 'Student',
    rating: '4',
    description: 'Good teachers, long queues.',
    lang: 'en',
  })
  expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true')
  await frame.answer({ ok: true })
  expect(showToast).toHaveBeenCalledWith({ type: 'success', message: 'Review submitted successfully!' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('what is wrong stands beside the fields, the first of them is focused, and nothing is sent', async () => {
  const frame = await open()
  await frame.user.clear(field('Name'))
  await frame.user.type(field('Name'), ' A ')
  const before = frame.calls.length
  await frame.send()
  expect(frame.calls).toHaveLength(before)
  expect(field('Name')).toHaveAccessibleDescription('Name must be at least 3 characters.')
  expect(field('Role')).toHaveAccessibleDescription(/^Role is required\./)
  expect(within(dialog()).getByRole('radiogroup')).toHaveAccessibleDescription('Please select a rating.')
  expect(field('Description')).toHaveAccessibleDescription('Description is required.')
  expect(field('Name')).toHaveFocus()
})

test('an error goes when its field is edited, and the others stay', async () => {
  const frame = await open()
  await frame.send()
  expect(field('Role')).toHaveFocus()
  await frame.user.type(field('Role'), 'S')
  expect(field('Role')).not.toHaveAttribute('aria-invalid')
  expect(within(dialog()).getByText('Please select a rating.')).toBeInTheDocument()
  await frame.user.click(star('2 stars'))
  expect(within(dialog()).queryByText('Please select a rating.')).toBeNull()
  expect(within(dialog()).getByText('Description is required.')).toBeInTheDocument()
})

test('a rating that is missing is focused where it is chosen', async () => {
  const frame = await open()
  await frame.user.type(field('Role'), 'Student')
  await frame.send()
  expect(star('1 star')).toHaveFocus()
})

test.each([
  ['no answer', (frame: Awaited<ReturnType<typeof start>>) => frame.cut(), 'What you wrote is still here.'],
  [
    'too many',
    (frame: Awaited<ReturnType<typeof start>>) => frame.answer({ reason: 'limited', retryAfter: 90 }, 429),
    'You can try again in 2 minutes.',
  ],
])('a failure is said, also at the button, and the text is kept: %s', async (_, fail, more) => {
  const frame = await open()
  await fillIn(frame)
  await frame.send()
  await fail(frame)
  const message = 'Failed to submit review. Try again later.'
  expect(showToast).toHaveBeenCalledWith({ type: 'error', message })
  expect(within(dialog()).getByText(`${message} ${more}`)).toBeInTheDocument()
  expect(field('Description')).toHaveValue('Good teachers, long queues.')
  expect(star('4 stars')).toBeChecked()
  await frame.send()
  await frame.answer({ ok: true })
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('of an institution that has gone nobody is told to try again', async () => {
  const frame = await open()
  await fillIn(frame)
  await frame.send()
  await frame.answer({ reason: 'unknown' }, 404)
  const message = 'The review was not sent: this institution is no longer in the guide.'
  expect(showToast).toHaveBeenCalledWith({ type: 'error', message })
  expect(within(dialog()).getByText(`${message} What you wrote is still here.`)).toBeInTheDocument()
  expect(field('Description')).toHaveValue('Good teachers, long queues.')
})

test('what the provider finds wrong stands beside its field', async () => {
  const frame = await open()
  await fillIn(frame)
  await frame.send()
  await frame.answer({ reason: 'invalid', errors: { description: 'No links, please' } }, 422)
  expect(field('Description')).toHaveAccessibleDescription('No links, please')
  expect(field('Description')).toHaveFocus()
})

test('while it is sent, pressing again sends nothing', async () => {
  const frame = await open()
  await fillIn(frame)
  await frame.send()
  const sent = frame.calls.length
  await frame.user.click(screen.getByRole('button', { name: 'Submitting...' }))
  expect(frame.calls).toHaveLength(sent)
})

test('one’s own review is there to be edited', async () => {
  await open(OWN)
  expect(field('Name')).toHaveValue('Asha R')
  expect(star('3 stars')).toBeChecked()
  expect(field('Description')).toHaveValue('Good teachers, long queues.')
  expect(within(dialog()).getByText(/^You reviewed this institution before/)).toBeInTheDocument()
})

test('one that others do not see is explained on its page', async () => {
  await open({ ...OWN, state: 'rejected' })
  expect(goTo).toHaveBeenCalledWith('/college/review?id=7')
})

test('so is one that is held when it is sent', async () => {
  const frame = await open()
  await fillIn(frame)
  await frame.send()
  await frame.answer({ ok: true, isHeld: true })
  expect(goTo).toHaveBeenCalledWith('/college/review?id=7')
  expect(showToast).not.toHaveBeenCalled()
})

test('where it cannot be had the form is empty', async () => {
  const frame = await start()
  await frame.press()
  expect(within(dialog()).getByText('Loading your review...')).toBeInTheDocument()
  await frame.answer({ reason: 'away' }, 503)
  expect(field('Name')).toHaveValue('Asha Rao')
})

test('what was typed is there again after closing', async () => {
  const frame = await open()
  await fillIn(frame)
  await frame.user.keyboard('{Escape}')
  await frame.wait(300)
  expect(screen.queryByRole('dialog')).toBeNull()
  await frame.press()
  expect(field('Description')).toHaveValue('Good teachers, long queues.')
  expect(star('4 stars')).toBeChecked()
})

test('signed out: it is said, the login modal opens, and the form after signing in', async () => {
  const frame = await start(false)
  await frame.press()
  expect(showToast).toHaveBeenCalledWith({ type: 'error', message: 'Please log in to submit a review.' })
  expect(frame.calls).toEqual([])
  expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeInTheDocument()
  await logIn(frame)
  await frame.answer({ review: null })
  expect(field('Name')).toHaveValue('Asha Rao')
})

test('a session that turns out to be over: the same, and what was typed is there again afterwards', async () => {
  const frame = await open()
  await fillIn(frame)
  await frame.send()
  await frame.answer({ reason: 'signed-out' }, 401)
  await frame.wait(300)
  expect(showToast).toHaveBeenCalledWith({ type: 'error', message: 'Please log in to submit a review.' })
  expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeInTheDocument()
  await logIn(frame)
  expect(field('Description')).toHaveValue('Good teachers, long queues.')
  expect(star('4 stars')).toBeChecked()
})
