import { act, fireEvent, screen, within } from '@testing-library/react'
import { showToast } from '@/components/ui/toast'
import { goTo, reloadAt } from '@/lib/client/go-to'
import * as kn from '@/lib/messages/kn'
import { ASHA, failure, type Frame, openLogin, PHONE } from '@/testing/open-sign-in'

const push = jest.fn<void, [string]>()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))
jest.mock('@/components/ui/toast', () => ({ showToast: jest.fn() }))
jest.mock('@/lib/client/go-to', () => ({ goTo: jest.fn(), reloadAt: jest.fn() }))

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  window.history.replaceState(null, '', '/filter')
})
afterEach(() => jest.useRealTimers())

const SENT = { ok: true, retryAfter: 30 }
const dialog = () => screen.getByRole('dialog', { name: 'Welcome Back' })
const phone = () => screen.getByLabelText('Phone Number')
const control = () => within(dialog()).getByRole('button', { name: /OTP/ })
const loginButton = () => within(dialog()).getByRole('button', { name: /^Login$|^Verifying/ })
const boxes = () => screen.getAllByRole('textbox').filter((box) => box !== phone())
const code = () => boxes().map((box) => (box as HTMLInputElement).value)
const error = (message: string) => expect(showToast).toHaveBeenCalledWith({ type: 'error', message })

async function requestCode(options: Parameters<typeof openLogin>[0] = {}): Promise<Frame> {
  const frame = await openLogin(options)
  await frame.user.type(phone(), PHONE)
  await frame.user.click(control())
  await frame.answer(SENT)
  return frame
}

describe('the phone', () => {
  test('has the focus first, and the keyboard and suggestions of a phone number', async () => {
    await openLogin()
    expect(dialog()).toBeVisible()
    expect(phone()).toHaveFocus()
    expect(phone()).toHaveAttribute('type', 'tel')
    expect(phone()).toHaveAttribute('autocomplete', 'tel-national')
    expect(phone()).toBeRequired()
  })

  test.each([
    ['98765abc43210', '9876543210'],
    ['98765432109', '9876543210'],
    ['+98765012345678', '9876501234'],
    ['0802345678', '0802345678'],
    ['٩٨٧٦٥٤٣٢١٠', '9876543210'],
  ])('typed as %s is %s', async (typed, shown) => {
    const { user } = await openLogin()
    await user.type(phone(), typed)
    expect(phone()).toHaveValue(shown)
    expect(control()).toBeEnabled()
  })

  test.each(['+91 98765 43210', '919876543210', '098765-43210'])('pasted as %s is the ten digits', async (pasted) => {
    const { user } = await openLogin()
    await user.click(phone())
    await user.paste(pasted)
    expect(phone()).toHaveValue('9876543210')
  })

  test('"Get OTP" can be pressed with exactly 10 digits only', async () => {
    const { user } = await openLogin()
    expect(control()).toHaveTextContent('Get OTP')
    expect(control()).toBeDisabled()
    await user.type(phone(), '987654321')
    expect(control()).toBeDisabled()
    await user.type(phone(), '0')
    expect(control()).toBeEnabled()
  })

  test('that is too short is told on Enter, and nothing is sent', async () => {
    const { user, calls } = await openLogin()
    await user.type(phone(), '98765{Enter}')
    error('Enter a valid 10-digit number')
    expect(phone()).toHaveAccessibleDescription(/Enter a valid 10-digit number/)
    expect(phone()).toBeInvalid()
    await user.type(phone(), '4')
    expect(phone()).not.toBeInvalid()
    expect(calls).toHaveLength(0)
  })

  test('Enter asks for the code', async () => {
    const { user, calls } = await openLogin()
    await user.type(phone(), `${PHONE}{Enter}`)
    expect(calls[0]).toMatchObject({ path: '/api/otp/send', body: { phone: PHONE, purpose: 'login', lang: 'en' } })
  })

  test('in Kannada, it asks for an SMS in Kannada', async () => {
    const { user, calls } = await openLogin({ lang: 'kn' })
    await user.type(screen.getByLabelText(kn.signIn.phone), `${PHONE}{Enter}`)
    expect(calls[0]).toMatchObject({ path: '/api/otp/send', body: { lang: 'kn' } })
  })
})

describe('sending', () => {
  test('reads "Sending OTP...", and a double press sends once', async () => {
    const { user, calls } = await openLogin()
    await user.type(phone(), PHONE)
    await user.dblClick(control())
    await user.click(control())
    expect(control()).toHaveTextContent('Sending OTP...')
    expect(calls).toHaveLength(1)
  })

  test('is for the number that was asked for: it cannot be changed meanwhile', async () => {
    const { user, answer } = await openLogin()
    await user.type(phone(), `${PHONE}{Enter}`)
    await user.type(phone(), '{Backspace}1')
    expect(phone()).toHaveValue(PHONE)
    await answer(failure('refused'), 422)
    await user.type(phone(), '{Backspace}1')
    expect(phone()).toHaveValue('9876543211')
  })

  test('that succeeds says so, shuts the phone, shows the boxes with the focus in the first, and counts down', async () => {
    await requestCode()
    expect(showToast).toHaveBeenCalledWith({ type: 'success', message: 'OTP sent successfully!' })
    expect(phone()).toBeDisabled()
    expect(boxes()).toHaveLength(6)
    expect(boxes()[0]).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('A code was sent to 9 8 7 6 5 4 3 2 1 0.')
    expect(control()).toHaveTextContent('Resend OTP in 30s')
    expect(control()).toBeDisabled()
  })

  test('counts second by second without telling screen readers, who hear of the end', async () => {
    const { wait } = await requestCode()
    await wait(1000)
    expect(control()).toHaveTextContent('Resend OTP in 29s')
    await wait(28_000)
    expect(control()).toHaveTextContent('Resend OTP in 1s')
    expect(screen.getByRole('status')).toHaveTextContent('A code was sent')
    expect(control().closest('[aria-live]')).toBeNull()
    await wait(1000)
    expect(control()).toHaveTextContent(/^Resend OTP$/)
    expect(control()).toBeEnabled()
    expect(screen.getByRole('status')).toHaveTextContent('You can ask for another code now.')
  })

  test('goes by the clock where the tab slept', async () => {
    const { wait } = await requestCode()
    jest.setSystemTime(Date.now() + 25_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(control()).toHaveTextContent(/Resend OTP in [45]s/)
    await wait(5000)
    expect(control()).toBeEnabled()
  })

  test('again starts the countdown again, with as long as the answer says', async () => {
    const { user, answer, wait, calls } = await requestCode()
    await wait(30_000)
    await user.click(control())
    await answer({ ok: true, retryAfter: 45 })
    expect(calls).toHaveLength(2)
    expect(control()).toHaveTextContent('Resend OTP in 45s')
  })

  test('that is refused as too early counts down to when it is possible', async () => {
    const { user, answer, wait } = await openLogin()
    await user.type(phone(), `${PHONE}{Enter}`)
    await answer(failure('limited', { retryAfter: 12 }), 429)
    error('Too many requests. Please try again in 12 seconds.')
    expect(control()).toBeDisabled()
    expect(phone()).toBeEnabled()
    await wait(12_000)
    expect(control()).toBeEnabled()
  })

  test.each([
    ['the provider said', failure('refused', { message: 'Our gateway is closed.' }), 'Our gateway is closed.'],
    ['is the fixed one', failure('refused'), 'Failed to send OTP. Try again.'],
  ])('that fails has the text that %s, and keeps the number', async (_, body, message) => {
    const { user, answer } = await openLogin()
    await user.type(phone(), `${PHONE}{Enter}`)
    await answer(body, 422)
    error(message)
    expect(phone()).toHaveAccessibleDescription(message)
    expect(phone()).toHaveValue(PHONE)
    expect(phone()).toHaveFocus()
    expect(control()).toBeEnabled()
  })

  test('offline keeps the number and says what to do', async () => {
    const { user, cut } = await openLogin()
    await user.type(phone(), `${PHONE}{Enter}`)
    await cut()
    error('Failed to send OTP. Try again.')
    expect(phone()).toHaveValue(PHONE)
    expect(phone()).toHaveAccessibleDescription(/Try again\. Check your connection\.$/)
  })

  test('to a number that is not registered says so, and one press leads to registering with the number kept', async () => {
    const { user, answer } = await openLogin()
    await user.type(phone(), `${PHONE}{Enter}`)
    await answer(failure('not-registered', { message: 'Number not registered' }), 404)
    error('This number is not registered. Please register.')
    expect(phone()).toHaveAccessibleDescription('This number is not registered. Please register.')
    await user.click(within(dialog()).getAllByRole('button', { name: 'Register' })[0] as HTMLElement)
    expect(screen.getByRole('dialog', { name: 'Create Account' })).toBeVisible()
    expect(phone()).toHaveValue(PHONE)
    expect(phone()).toHaveFocus()
  })
})

test('"Change number" gives the number back for another, which need not wait; the old one still must', async () => {
  const { user, wait } = await requestCode()
  await user.type(boxes()[0] as HTMLElement, '12')
  await user.click(screen.getByRole('button', { name: 'Change number' }))
  await wait(50)
  expect(phone()).toBeEnabled()
  expect(phone()).toHaveFocus()
  expect(phone()).toHaveValue(PHONE)
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  expect(control()).toBeDisabled()
  await user.type(phone(), '{Backspace}1')
  expect(control()).toBeEnabled()
})

describe('the code', () => {
  const type = async (frame: Frame, keys: string) => {
    await frame.user.click(boxes()[0] as HTMLElement)
    await frame.user.keyboard(keys)
  }

  test.each([5, 6])('has %i boxes where codes have as many digits, each with a name', async (otpLength) => {
    await requestCode({ otpLength })
    expect(boxes()).toHaveLength(otpLength)
    expect(boxes()[0]).toHaveAccessibleName('One-time code')
    expect(boxes()[otpLength - 1]).toHaveAccessibleName(`Digit ${otpLength} of ${otpLength}`)
    expect(screen.getByText(`Enter the ${otpLength} digits from the SMS.`)).toBeVisible()
  })

  test('takes one digit each, goes on by itself, and ignores what is no digit', async () => {
    const frame = await requestCode()
    await type(frame, '1a2-३')
    expect(code()).toEqual(['1', '2', '3', '', '', ''])
    expect(boxes()[3]).toHaveFocus()
  })

  test('Backspace on an empty box moves to the box before', async () => {
    const frame = await requestCode()
    await type(frame, '12')
    expect(boxes()[2]).toHaveFocus()
    await frame.user.keyboard('{Backspace}')
    expect(boxes()[1]).toHaveFocus()
    await frame.user.keyboard('{Backspace}{Backspace}')
    expect(code().join('')).toBe('')
    expect(boxes()[0]).toHaveFocus()
  })

  test('arrows, Home and End move among what is filled', async () => {
    const frame = await requestCode()
    await type(frame, '123')
    await frame.user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(boxes()[1]).toHaveFocus()
    await frame.user.keyboard('{ArrowRight}')
    expect(boxes()[2]).toHaveFocus()
    await frame.user.keyboard('{Home}')
    expect(boxes()[0]).toHaveFocus()
    await frame.user.keyboard('{End}')
    expect(boxes()[3]).toHaveFocus()
  })

  test('a digit in the middle can be typed over', async () => {
    const frame = await requestCode()
    await type(frame, '123456{Home}{ArrowRight}9')
    expect(code().join('')).toBe('193456')
  })

  test.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['Your code is 123456', '123456'],
    ['Your code is 123456, valid for 5 minutes', '123456'],
    ['१२३४५६', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['12', '12'],
    ['hello', ''],
  ])('pasted as %j fills the boxes with %j', async (pasted, digits) => {
    const { user } = await requestCode()
    await user.paste(pasted)
    expect(code().join('')).toBe(digits)
  })

  test('a whole code fills all boxes, whichever it is pasted into', async () => {
    const frame = await requestCode()
    await type(frame, '99')
    await frame.user.paste('Code: 123456')
    expect(code().join('')).toBe('123456')
    expect(boxes()[5]).toHaveFocus()
  })

  test("the phone's own suggestion, which comes into the first box alone, fills them all", async () => {
    await requestCode()
    const first = boxes()[0] as HTMLInputElement
    expect(first).toHaveAttribute('autocomplete', 'one-time-code')
    expect(first).toHaveAttribute('inputmode', 'numeric')
    expect(first.maxLength).toBeGreaterThanOrEqual(6)
    fireEvent.change(first, { target: { value: '123456' } })
    expect(code().join('')).toBe('123456')
  })

  test('the code of an SMS comes by itself where the browser has WebOTP, and the wait ends with the modal', async () => {
    let give: (credential: { code: string }) => void = () => {}
    const get = jest.fn((options: { signal: AbortSignal }) => {
      void options
      return new Promise((resolve) => (give = resolve))
    })
    Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
    Object.defineProperty(window, 'OTPCredential', { value: class {}, configurable: true })
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
    const { user, wait } = await requestCode()
    await act(async () => give({ code: '654321' }))
    expect(code().join('')).toBe('654321')
    await user.keyboard('{Escape}')
    await wait(300)
    expect(get.mock.calls[0]?.[0].signal.aborted).toBe(true)
    Reflect.deleteProperty(window, 'OTPCredential')
  })
})

describe('Login', () => {
  async function fill(options: Parameters<typeof openLogin>[0] = {}) {
    const frame = await requestCode(options)
    await frame.user.paste('123456')
    await frame.user.click(loginButton())
    return frame
  }

  test('with empty boxes: the toast, and the same beside the boxes until they are full', async () => {
    const { user, calls } = await requestCode()
    await user.keyboard('123')
    await user.click(loginButton())
    error('Please enter the complete OTP.')
    expect(calls).toHaveLength(1)
    const group = screen.getByRole('group')
    expect(group).toHaveAccessibleDescription('Please enter the complete OTP.')
    expect(boxes()[0]).toHaveFocus()
    await user.keyboard('1234')
    expect(group).toHaveAccessibleDescription('Please enter the complete OTP.')
    await user.keyboard('56')
    expect(group).not.toHaveAccessibleDescription('Please enter the complete OTP.')
  })

  test('before a code was asked for: the toast, and nothing is sent', async () => {
    const { user, calls } = await openLogin()
    await user.type(phone(), PHONE)
    await user.click(loginButton())
    error('Please enter the complete OTP.')
    expect(calls).toHaveLength(0)
  })

  test('reads "Verifying..." while busy, and a double press verifies once', async () => {
    const { user, calls } = await fill()
    expect(loginButton()).toHaveTextContent('Verifying...')
    await user.dblClick(loginButton())
    expect(calls.slice(1)).toHaveLength(1)
    expect(calls[1]).toMatchObject({ path: '/api/otp/verify', body: { phone: PHONE, purpose: 'login', otp: '123456' } })
  })

  test('Enter in a box is the same', async () => {
    const { user, calls } = await requestCode()
    await user.keyboard('123456{Enter}')
    expect(calls[1]).toMatchObject({ path: '/api/otp/verify' })
  })

  test('that succeeds signs in, closes, and goes to /', async () => {
    const { answer, wait } = await fill()
    await answer({ ok: true, user: ASHA, returnTo: null })
    await wait(300)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(push).toHaveBeenCalledWith('/')
    expect(screen.getByRole('button', { name: 'Account: Asha Rao' })).toBeVisible()
  })

  test('that succeeds goes where the visitor was sent away from', async () => {
    const { answer } = await fill()
    await answer({ ok: true, user: ASHA, returnTo: '/settings?tab=subscription' })
    expect(goTo).toHaveBeenCalledWith('/settings?tab=subscription')
    expect(push).not.toHaveBeenCalled()
  })

  test('that succeeds on a page that another account has used loads it anew', async () => {
    const { user, answer, wait } = await fill()
    await answer({ ok: true, user: ASHA, returnTo: null })
    // Without the cookie that tells of a session, as after a 401.
    act(() => void window.dispatchEvent(new Event('focus')))
    await user.click(await screen.findByRole('button', { name: 'Login' }))
    await wait(300)
    push.mockClear()
    await user.type(phone(), PHONE)
    await user.click(control())
    await answer(SENT)
    await user.click(boxes()[0] ?? document.body)
    await user.keyboard('123456{Enter}')
    await answer({ ok: true, user: { ...ASHA, id: '8', fullName: 'Ravi Patil' }, returnTo: null })
    expect(reloadAt).toHaveBeenCalledWith('/')
    expect(push).not.toHaveBeenCalled()
  })

  test.each([
    ['the provider said', failure('refused', { message: 'The code has expired.' }), 'The code has expired.'],
    ['is the fixed one', failure('refused'), 'OTP verification failed. Please try again.'],
    ['is the fixed one', failure('wrong-code'), 'OTP verification failed. Please try again.'],
  ])('that fails has the text that %s, keeps the digits, and goes back to them', async (_, body, message) => {
    const { user, answer } = await fill()
    await answer(body, 422)
    error(message)
    const group = screen.getByRole('group')
    expect(group).toHaveAccessibleDescription(message)
    expect(code().join('')).toBe('123456')
    expect(boxes()[0]).toHaveFocus()
    await user.keyboard('9')
    expect(group).not.toHaveAccessibleDescription(message)
  })

  test.each(['offline', '503'])('%s keeps what was typed and says what to do', async (kind) => {
    const { answer, cut } = await fill()
    if (kind === '503') await answer(failure('away'), 503)
    else await cut()
    error('OTP verification failed. Please try again.')
    expect(screen.getByRole('group')).toHaveAccessibleDescription(/Please try again\. Check your connection\./)
    expect(code().join('')).toBe('123456')
    expect(loginButton()).toHaveTextContent('Login')
  })
})

describe('closing', () => {
  test.each(['Escape', 'the cross'])('by %s resets all fields and gives the focus back', async (way) => {
    const { user, wait } = await requestCode()
    await user.keyboard('12')
    if (way === 'Escape') await user.keyboard('{Escape}')
    else await user.click(screen.getByRole('button', { name: 'Close' }))
    await wait(300)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Login' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await wait(300)
    expect(phone()).toHaveValue('')
    expect(phone()).toBeEnabled()
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
    expect(control()).toHaveTextContent('Get OTP')
  })

  test('at once followed by opening, still resets all fields', async () => {
    const { user, wait } = await requestCode()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Login', hidden: true }))
    await wait(300)
    expect(phone()).toHaveValue('')
    expect(phone()).toBeEnabled()
  })

  test('a press beside it does not close', async () => {
    const { user, wait } = await openLogin()
    await user.click(document.body)
    await wait(300)
    expect(dialog()).toBeVisible()
  })

  test.each([
    ['a code sent', SENT],
    ['a failure', failure('refused')],
  ])('an answer that comes after it does nothing: %s', async (_, body) => {
    const { user, answer, wait } = await openLogin()
    await user.type(phone(), `${PHONE}{Enter}`)
    await user.keyboard('{Escape}')
    await wait(300)
    await answer(body, 'ok' in body ? 200 : 422)
    expect(showToast).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await wait(300)
    expect(control()).toHaveTextContent('Get OTP')
  })

  test('a sign-in that is answered after it does not move the page', async () => {
    const { user, answer, wait } = await requestCode()
    await user.keyboard('123456{Enter}{Escape}')
    await wait(300)
    await answer({ ok: true, user: ASHA, returnTo: null })
    expect(push).not.toHaveBeenCalled()
  })
})

test('"Don\'t have an Account? Register" switches to the other modal, and back', async () => {
  const { user } = await openLogin()
  await user.type(phone(), '98765')
  expect(dialog()).toHaveTextContent("Don't have an Account? Register")
  await user.click(screen.getByRole('button', { name: 'Register' }))
  expect(screen.getByRole('dialog', { name: 'Create Account' })).toHaveAccessibleDescription(
    'Register to start your educational journey',
  )
  expect(phone()).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(dialog()).toBeVisible()
  expect(phone()).toHaveFocus()
})

test('the focus stays in the modal', async () => {
  const { user, wait } = await openLogin()
  for (let step = 0; step < 12; step += 1) {
    await user.tab()
    await wait(20)
    expect(dialog()).toContainElement(document.activeElement as HTMLElement)
  }
})
