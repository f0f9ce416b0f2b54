import { screen, waitFor } from '@testing-library/react'
import { showToast } from '@/components/ui/toast'
import * as en from '@/lib/messages/en'
import * as kn from '@/lib/messages/kn'
import { ASHA, openFrame } from '@/testing/open-sign-in'
import { DeleteAccount } from './delete-account'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }))
jest.mock('@/components/ui/toast', () => ({ showToast: jest.fn() }))
jest.mock('@/lib/client/go-to', () => ({ goTo: jest.fn(), reloadAt: jest.fn() }))

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(showToast).mockClear()
  window.history.replaceState(null, '', '/settings')
})
afterEach(() => jest.useRealTimers())

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const code = () => screen.getByRole('textbox', { name: 'Code from the SMS' })

async function begin(lang: 'en' | 'kn' = 'en') {
  const { account, signIn } = lang === 'en' ? en : kn
  const frame = openFrame({
    hint: true,
    children: (
      <>
        <h2 id="heading">Delete account</h2>
        <DeleteAccount lang={lang} text={account} signIn={signIn} otpLength={6} headingId="heading" reply={null} />
      </>
    ),
  })
  await frame.answer({ user: ASHA })
  await frame.user.click(button(account.deleteBegin))
  return frame
}

test('the code comes in an SMS in the language of the page', async () => {
  const { user, calls } = await begin('kn')
  await user.click(button(kn.account.deleteSendCode))
  expect(calls.at(-1)).toMatchObject({ path: '/api/account/delete/code', body: { lang: 'kn' } })
})

test('the focus goes into what opens, and back to the button that opened it', async () => {
  const { user } = await begin()
  await waitFor(() => expect(screen.getByRole('group', { name: 'Delete account' })).toHaveFocus())
  await user.tab()
  expect(button('Send the code')).toHaveFocus()
  await user.click(button('Keep my account'))
  await waitFor(() => expect(button('Delete my account…')).toHaveFocus())
})

test('a code that could not be sent is announced, and the button to ask again keeps the focus', async () => {
  const { user, answer } = await begin()
  await user.click(button('Send the code'))
  await answer({ reason: 'limited', message: 'Please wait a moment.', retryAfter: 30 }, 429)
  expect(screen.getByRole('alert')).toHaveTextContent('Please wait a moment.')
  expect(button(/^Resend/)).toHaveFocus()
  expect(button(/^Resend/)).toHaveAttribute('aria-disabled', 'true')
  // What stands there is not said once more.
  expect(showToast).not.toHaveBeenCalled()
})

test('a wrong code is read with the field it is to be mended in, each time', async () => {
  const { user, answer } = await begin()
  await user.click(button('Send the code'))
  await answer({ ok: true, retryAfter: 30 })
  expect(code()).toHaveFocus()
  for (const typed of ['12', '3456']) {
    await user.type(code(), typed)
    await user.click(button('Delete my account now'))
    if (typed === '3456') await answer({ reason: 'wrong-code', message: null, retryAfter: null }, 400)
    expect(code()).toHaveFocus()
    expect(code()).toBeInvalid()
  }
  expect(code()).toHaveAccessibleDescription(/^This code is not right\./)
  expect(showToast).not.toHaveBeenCalled()
})

test('the button that deletes is red', async () => {
  const { user, answer } = await begin()
  await user.click(button('Send the code'))
  await answer({ ok: true, retryAfter: 30 })
  // Of two classes of one kind the style sheet's order decides, not the element's.
  expect(button('Delete my account now')).toHaveClass('bg-kumkum', 'border-kumkum')
  expect(button('Delete my account now')).not.toHaveClass('bg-river', 'border-river')
})
