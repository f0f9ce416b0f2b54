import { screen, within } from '@testing-library/react'
import { showToast } from '@/components/ui/toast'
import * as kn from '@/lib/messages/kn'
import { ASHA, failure, type Frame, openLogin, PHONE } from '@/testing/open-sign-in'

const push = jest.fn<void, [string]>()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))
jest.mock('@/components/ui/toast', () => ({ showToast: jest.fn() }))
jest.mock('@/lib/client/go-to', () => ({
  ...jest.requireActual<object>('@/lib/client/go-to'),
  goTo: jest.fn(),
  reloadAt: jest.fn(),
}))

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  window.history.replaceState(null, '', '/filter')
})
afterEach(() => {
  jest.useRealTimers()
  // Its errors stand in a banner.
  expect(showToast).not.toHaveBeenCalled()
})

const dialog = () => screen.getByRole('dialog', { name: 'Create Account' })
const phone = () => screen.getByLabelText('Phone Number')
const otp = () => screen.getByLabelText('OTP')
const first = () => screen.getByLabelText('First name')
const last = () => screen.getByLabelText('Last name')
const control = () => within(dialog()).getByRole('button', { name: /^(Get OTP|Resend|Sending)/ })
const verify = () => within(dialog()).getByRole('button', { name: /^Verify/ })
const submit = () =>
  within(dialog()).getByRole('button', { name: /^(Register|Confirm Registration|Registering\.\.\.)$/ })
const banner = () => screen.getByRole('alert')

async function openRegister(options: Parameters<typeof openLogin>[0] = {}): Promise<Frame> {
  const frame = await openLogin(options)
  await frame.user.click(screen.getByRole('button', { name: 'Register' }))
  return frame
}

async function send(frame: Frame) {
  await frame.user.type(phone(), PHONE)
  await frame.user.click(control())
  await frame.answer({ ok: true, retryAfter: 30 })
}

async function verifyCode(frame: Frame) {
  await send(frame)
  await frame.user.type(otp(), '1234')
  await frame.user.click(verify())
  await frame.answer({ ok: true })
}

async function openVerified() {
  const frame = await openRegister()
  await verifyCode(frame)
  return frame
}

test('has its title, subtitle, fields, an unticked checkbox, and the sentence with its links', async () => {
  await openRegister()
  expect(dialog()).toHaveAccessibleDescription('Register to start your educational journey')
  for (const field of [phone(), otp(), first(), last()]) expect(field).toHaveValue('')
  expect(otp()).toHaveAttribute('autocomplete', 'one-time-code')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(dialog()).toHaveTextContent('By registering you accept the Terms & Conditions and the Privacy Policy.')
  expect(screen.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/tearms')
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  expect(submit()).toHaveTextContent('Register')
})

describe('sending', () => {
  test.each(['', '98765', '5876543210'])('to %j asks for a mobile number, and sends nothing', async (typed) => {
    const { user, calls } = await openRegister()
    if (typed !== '') await user.type(phone(), typed)
    await user.click(control())
    expect(banner()).toHaveTextContent('Enter a valid 10-digit mobile number starting with 6-9')
    expect(phone()).toHaveFocus()
    expect(phone()).toBeInvalid()
    expect(calls).toHaveLength(0)
  })

  test('the banner is red', async () => {
    const { user } = await openRegister()
    await user.click(control())
    expect(banner().firstElementChild).toHaveClass('border-kumkum', 'bg-kumkum-tint', 'text-kumkum')
  })

  test('in Kannada asks for an SMS in Kannada', async () => {
    const { user, calls } = await openLogin({ lang: 'kn' })
    await user.click(screen.getByRole('button', { name: kn.signIn.register }))
    await user.type(screen.getByLabelText(kn.signIn.phone), PHONE)
    await user.click(screen.getByRole('button', { name: kn.signIn.getCode }))
    expect(calls[0]).toMatchObject({ path: '/api/otp/send', body: { lang: 'kn' } })
  })

  test('sends once, then counts down from what the answer says, with the focus on the code', async () => {
    const { user, calls, answer, wait } = await openRegister()
    await user.type(phone(), PHONE)
    await user.dblClick(control())
    expect(control()).toHaveTextContent('Sending OTP...')
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({
      path: '/api/otp/send',
      body: { phone: PHONE, purpose: 'registration', lang: 'en' },
    })
    await answer({ ok: true, retryAfter: 30 })
    expect(control()).toHaveTextContent(/^Resend in 30s$/)
    expect(control()).toBeDisabled()
    expect(otp()).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('A code was sent to')
    await wait(1000)
    expect(control()).toHaveTextContent('Resend in 29s')
    await user.type(phone(), '{Enter}')
    expect(calls).toHaveLength(1)
    await wait(29_000)
    expect(control()).toHaveTextContent(/^Resend OTP$/)
    expect(control()).toBeEnabled()
    expect(screen.getByRole('status')).toHaveTextContent('You can ask for another code now.')
  })

  test('to a number that is registered says so, and one press leads to the login with the number kept', async () => {
    const { user, answer } = await openRegister()
    await user.type(phone(), `${PHONE}{Enter}`)
    await answer(failure('already-registered', { message: 'Phone already registered' }), 409)
    expect(banner()).toHaveTextContent('This number is already registered. Please login.')
    await user.click(within(banner()).getByRole('button', { name: 'Login' }))
    expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
    expect(phone()).toHaveValue(PHONE)
  })

  test.each([
    ['the text of the provider', failure('refused', { message: 'No SMS today.' }), 'No SMS today.'],
    ['the fixed text', failure('refused'), 'Failed to send OTP'],
    ['what to do', failure('away'), 'Failed to send OTP Check your connection.'],
  ])('that fails shows %s and keeps the number', async (_, body, text) => {
    const { user, answer } = await openRegister()
    await user.type(phone(), `${PHONE}{Enter}`)
    await answer(body, 503)
    expect([...banner().querySelectorAll('p')].map((line) => line.textContent).join(' ')).toBe(text)
    expect(phone()).toHaveValue(PHONE)
    expect(control()).toBeEnabled()
  })
})

describe('the code', () => {
  test.each([
    [6, '123456789', '123456'],
    [5, '123456789', '123456'],
    [8, '123456789', '12345678'],
    [6, '12a३4', '1234'],
  ])('with codes of %i digits, %s becomes %s', async (otpLength, typed, value) => {
    const { user } = await openRegister({ otpLength })
    await user.type(otp(), typed)
    expect(otp()).toHaveValue(value)
  })

  test('pasted within a message is found', async () => {
    const { user } = await openRegister()
    await user.click(otp())
    await user.paste('Your code is 482133, valid for 5 minutes')
    expect(otp()).toHaveValue('482133')
  })

  test.each(['', '123'])('%j is too short', async (typed) => {
    const frame = await openRegister()
    await send(frame)
    if (typed !== '') await frame.user.type(otp(), typed)
    await frame.user.click(verify())
    expect(banner()).toHaveTextContent('Enter a valid OTP')
    expect(otp()).toHaveFocus()
    expect(frame.calls).toHaveLength(1)
  })

  test('whoever writes their last name meanwhile goes on with it', async () => {
    const frame = await openRegister()
    await send(frame)
    await frame.user.type(otp(), '1234')
    await frame.user.click(verify())
    await frame.user.type(first(), 'Asha')
    await frame.user.type(last(), 'R')
    await frame.answer({ ok: true })
    await frame.user.keyboard('ao')
    expect([first(), last()].map((field) => field instanceof HTMLInputElement && field.value)).toEqual(['Asha', 'Rao'])
  })

  test('that is right is verified once; the focus goes to the name, and the button confirms', async () => {
    const frame = await openRegister()
    await send(frame)
    await frame.user.type(otp(), '1234')
    await frame.user.dblClick(verify())
    expect(verify()).toHaveTextContent('Verifying...')
    expect(frame.calls.slice(1)).toMatchObject([
      { path: '/api/otp/verify', body: { phone: PHONE, purpose: 'registration', otp: '1234' } },
    ])
    await frame.answer({ ok: true })
    expect(screen.getByText('Verified')).toBeVisible()
    expect(phone()).toBeDisabled()
    expect(first()).toHaveFocus()
    expect(submit()).toHaveTextContent('Confirm Registration')
    expect(screen.getByRole('status')).toHaveTextContent('Your number is verified.')
  })

  test.each([
    ['Invalid OTP', failure('wrong-code', { message: 'Nope' })],
    ['The code has expired.', failure('refused', { message: 'The code has expired.' })],
    ['OTP verification failed', failure('refused')],
  ])('that is wrong says "%s"', async (text, body) => {
    const frame = await openRegister()
    await send(frame)
    await frame.user.type(otp(), '1234{Enter}')
    await frame.answer(body, 422)
    expect(banner()).toHaveTextContent(text)
    expect(otp()).toHaveFocus()
    expect(otp()).toHaveValue('1234')
    await frame.user.type(otp(), '5')
    expect(banner()).toBeEmptyDOMElement()
  })

  test('of another number has to be verified again', async () => {
    const { user, wait } = await openVerified()
    await user.click(screen.getByRole('button', { name: 'Change number' }))
    await wait(50)
    expect(phone()).toHaveFocus()
    expect(otp()).toHaveValue('')
    expect(submit()).toHaveTextContent('Register')
  })
})

describe('completing', () => {
  const fillNames = async ({ user }: Frame, firstName = 'Asha', lastName = 'Rao') => {
    if (firstName !== '') await user.type(first(), firstName)
    if (lastName !== '') await user.type(last(), lastName)
  }

  test('asks for the phone, then the code, then the names, then that the code be verified', async () => {
    const frame = await openRegister()
    const { user, calls } = frame
    const expectProblem = async (text: string, field: () => HTMLElement) => {
      await user.click(submit())
      expect(banner()).toHaveTextContent(text)
      expect(field()).toHaveFocus()
      expect(field()).toHaveAccessibleDescription(expect.stringContaining(text))
    }
    await expectProblem('Enter a valid 10-digit mobile number starting with 6-9', phone)
    await send(frame)
    await expectProblem('Enter a valid OTP', otp)
    await user.type(otp(), '1234')
    await expectProblem('Please fill in all required fields', first)
    await user.type(first(), '  ')
    await expectProblem('Please fill in all required fields', first)
    await user.type(first(), 'Asha')
    await expectProblem('Please fill in all required fields', last)
    await user.type(last(), 'Rao')
    await expectProblem('Please verify your OTP first', otp)
    expect(calls).toHaveLength(1)
  })

  test('sends names without outer spaces and what the checkbox says, once; "Registering..." meanwhile', async () => {
    const frame = await openVerified()
    await fillNames(frame, ' Asha ', 'Rao')
    await frame.user.click(screen.getByRole('checkbox'))
    await frame.user.dblClick(submit())
    expect(submit()).toHaveTextContent('Registering...')
    expect(frame.calls.slice(2)).toMatchObject([
      { path: '/api/register', body: { phone: PHONE, firstName: 'Asha', lastName: 'Rao', terms: true, lang: 'en' } },
    ])
  })

  test('does not need the checkbox', async () => {
    const frame = await openVerified()
    await fillNames(frame)
    await frame.user.click(submit())
    expect(frame.calls.at(-1)).toMatchObject({ path: '/api/register', body: { terms: false } })
  })

  test.each([
    ['firstName', 'First name must not exceed 50 characters'],
    ['lastName', 'Last name must not exceed 50 characters'],
  ] as const)('with a %s over 50 characters says so', async (name, text) => {
    const frame = await openVerified()
    await fillNames(frame)
    await frame.user.click(name === 'firstName' ? first() : last())
    await frame.user.paste('x'.repeat(50))
    await frame.user.click(submit())
    expect(banner()).toHaveTextContent(text)
    expect(name === 'firstName' ? first() : last()).toHaveFocus()
    expect(frame.calls).toHaveLength(2)
  })

  test('that succeeds signs in, closes, goes to /, and the next opening is empty', async () => {
    const frame = await openVerified()
    await fillNames(frame)
    await frame.user.keyboard('{Enter}')
    await frame.answer({ ok: true, user: ASHA, returnTo: null })
    await frame.wait(300)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(push).toHaveBeenCalledWith('/')
    expect(screen.getByRole('button', { name: 'Account: Asha Rao' })).toBeVisible()
    // It has taken the place of the login button, from which all of this began.
    expect(screen.getByRole('button', { name: 'Account: Asha Rao' })).toHaveFocus()

    // She logs out, and somebody else registers.
    await frame.user.click(screen.getByRole('button', { name: 'Account: Asha Rao' }))
    await frame.wait(50)
    await frame.user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await frame.answer({ ok: true })
    await frame.user.click(screen.getByRole('button', { name: 'Login' }))
    await frame.wait(300)
    await frame.user.click(screen.getByRole('button', { name: 'Register' }))
    for (const field of [phone(), otp(), first(), last()]) expect(field).toHaveValue('')
    expect(phone()).toBeEnabled()
    expect(control()).toHaveTextContent('Get OTP')
    expect(submit()).toHaveTextContent(/^Register$/)
  })

  test.each([
    ['the fixed text', failure('refused'), 422, 'Registration failed. Please try again.'],
    ['the text of the provider', failure('refused', { message: 'Closed.' }), 422, 'Closed.'],
    ['what to do', failure('away'), 503, 'Check your connection.'],
  ])('that fails shows %s and keeps everything', async (_, body, status, text) => {
    const frame = await openVerified()
    await fillNames(frame)
    await frame.user.click(submit())
    await frame.answer(body, status)
    expect(banner()).toHaveTextContent(text)
    expect(first()).toHaveValue('Asha')
    expect(last()).toHaveValue('Rao')
    expect(submit()).toHaveTextContent('Confirm Registration')
  })

  test('in a browser whose verified code is too old goes back to the code, with the names kept', async () => {
    const frame = await openVerified()
    await fillNames(frame)
    await frame.user.click(submit())
    await frame.answer(failure('unverified'), 403)
    expect(banner()).toHaveTextContent('Please verify your OTP first')
    expect(otp()).toHaveFocus()
    expect(otp()).toHaveValue('')
    expect(first()).toHaveValue('Asha')
    expect(submit()).toHaveTextContent('Register')
  })

  test('answered after closing does nothing', async () => {
    const frame = await openVerified()
    await fillNames(frame)
    await frame.user.keyboard('{Enter}{Escape}')
    await frame.wait(300)
    await frame.answer({ ok: true, user: ASHA, returnTo: null })
    expect(push).not.toHaveBeenCalled()
  })
})

test('"Already have an account? Login" switches to the login modal', async () => {
  const { user } = await openRegister()
  expect(dialog()).toHaveTextContent('Already have an account? Login')
  await user.click(within(dialog()).getByRole('button', { name: 'Login' }))
  expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
})
