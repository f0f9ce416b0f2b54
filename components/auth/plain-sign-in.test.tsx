import { render, screen } from '@testing-library/react'
import { getMessages } from '@/lib/messages/catalogue'
import { emptyFormState, type FormState, type SignInForm } from '@/lib/rules/auth/form-state'
import { PlainAccount } from './plain-account'
import { PlainSignIn } from './plain-sign-in'

const NOW = 1_800_000_000_000
const phone = '9845012345'

function show(form: SignInForm, state: Partial<FormState> = {}, lang: 'en' | 'kn' = 'en', otpLength = 6) {
  const whole = { ...emptyFormState(form), ...state }
  const text = getMessages(lang).signIn
  return render(<PlainSignIn lang={lang} text={text} state={whole} otpLength={otpLength} now={NOW} />)
}

const failure = (call: 'send' | 'verify' | 'register', reason: string, rest = {}) =>
  ({ call, reason, message: null, field: null, retryAfter: null, ...rest }) as NonNullable<FormState['failure']>

const posted = (name: string) => {
  const form = screen.getByRole('button', { name }).closest('form')
  return [form?.method, form?.getAttribute('action'), Object.fromEntries(new FormData(form ?? undefined))]
}

test('login begins with the number, posts it with what the answer needs, and leads to registration', () => {
  show('login', { returnTo: '/settings?tab=profile' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome Back')
  expect(screen.getByLabelText('Phone Number')).toHaveAttribute('autocomplete', 'tel-national')
  expect(posted('Get OTP')).toEqual([
    'post',
    '/api/otp/send',
    { form: 'login', lang: 'en', return: '/settings?tab=profile', phone: '' },
  ])
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    '/register?return=%2Fsettings%3Ftab%3Dprofile',
  )
})

test('then the code: where it went, the waiting time in words, another number, another code', () => {
  show('login', { step: 'code', phone, notice: 'code-sent', resendAt: NOW + 22_400 })
  expect(screen.getByRole('status')).toHaveTextContent('OTP sent successfully! A code was sent to 98450 12345.')
  expect(screen.getByRole('status').textContent).toContain('98450\u00a012345')
  const code = screen.getByLabelText('One-time code')
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  expect(code).toHaveAccessibleDescription('Enter the 6 digits from the SMS.')
  expect(posted('Login')).toEqual(['post', '/api/otp/verify', { form: 'login', lang: 'en', phone, otp: '' }])
  expect(posted('Resend OTP')).toEqual(['post', '/api/otp/send', { form: 'login', lang: 'en', phone }])
  expect(screen.getByText('You can ask for another code in 23 seconds.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Change number' })).toHaveAttribute('href', '/login?step=phone')
})

test('after the waiting time it says so', () => {
  show('login', { step: 'code', phone, resendAt: NOW - 1 })
  expect(screen.getByText('You can ask for another code now.')).toBeVisible()
})

test('registration has three steps; the last has the names, an unticked box that need not be ticked, and the links', () => {
  show('register', { step: 'names', phone })
  expect(screen.getByText('Step 3 of 3')).toBeVisible()
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(posted('Confirm Registration')).toEqual([
    'post',
    '/api/register',
    { form: 'register', lang: 'en', phone, firstName: '', lastName: '' },
  ])
  expect(screen.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/tearms')
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  expect(screen.getByText(/By registering you accept the/)).toHaveTextContent(
    'By registering you accept the Terms & Conditions and the Privacy Policy.',
  )
})

describe('what is wrong stands beside its field, or above the form where no field is concerned', () => {
  test.each([
    ['login', 'phone', 'Phone Number', failure('send', 'invalid', { field: 'phone' }), 'Enter a valid 10-digit number'],
    [
      'login',
      'phone',
      'Phone Number',
      failure('send', 'not-registered'),
      'This number is not registered. Please register.',
    ],
    [
      'register',
      'phone',
      'Phone Number',
      failure('send', 'already-registered'),
      'This number is already registered. Please login.',
    ],
    [
      'login',
      'code',
      'One-time code',
      failure('verify', 'invalid', { field: 'otp' }),
      'Please enter the complete OTP.',
    ],
    ['login', 'code', 'One-time code', failure('verify', 'refused', { message: 'Expired' }), 'Expired'],
    ['register', 'code', 'OTP', failure('verify', 'wrong-code', { message: 'x' }), 'Invalid OTP'],
    [
      'register',
      'names',
      'Last name',
      failure('register', 'too-long', { field: 'lastName' }),
      'Last name must not exceed 50 characters',
    ],
  ] as const)('%s, %s: %s', (form, step, label, failed, message) => {
    show(form, { step, phone, firstName: 'A', lastName: 'B', failure: failed })
    const field = screen.getByLabelText(label)
    expect(field).toBeInvalid()
    expect(
      field
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    ).toContain(message)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test.each([
    ['login', 'phone', failure('send', 'away'), 'Failed to send OTP. Try again.'],
    [
      'login',
      'code',
      failure('send', 'limited', { retryAfter: 12 }),
      'Too many requests. Please try again in 12 seconds.',
    ],
    ['login', 'code', failure('verify', 'away'), 'OTP verification failed. Please try again.'],
    ['register', 'names', failure('register', 'refused', { message: 'No.' }), 'No.'],
    ['register', 'names', failure('register', 'away'), 'Registration failed. Please try again.'],
    ['register', 'phone', failure('register', 'unverified'), 'Please verify your OTP first'],
  ] as const)('%s, %s: %j', (form, step, failed, message) => {
    show(form, { step, phone, failure: failed })
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    for (const field of screen.queryAllByRole('textbox')) expect(field).toBeValid()
  })

  test('both names are marked where both are missing', () => {
    show('register', { step: 'names', phone, failure: failure('register', 'invalid', { field: 'firstName' }) })
    expect(screen.getAllByText('Please fill in all required fields')).toHaveLength(2)
  })
})

test('in Kannada every step stays in Kannada, with its addresses', () => {
  show('login', { step: 'code', phone }, 'kn', 4)
  expect(screen.getByRole('link', { name: 'ಸಂಖ್ಯೆ ಬದಲಿಸಿ' })).toHaveAttribute('href', '/kn/login?step=phone')
  expect(screen.getByRole('link', { name: 'ನೋಂದಣಿ' })).toHaveAttribute('href', '/kn/register')
  expect(screen.getByText('SMSನಲ್ಲಿ ಬಂದ 4 ಅಂಕೆಗಳನ್ನು ನಮೂದಿಸಿ.')).toBeVisible()
})

test.each([
  ['kn', 'Asha Rao', 'en', 'Premium', 'en'],
  ['kn', 'ಆಶಾ ರಾವ್', null, 'Premium', 'en'],
  ['kn', 'ಆಶಾ ರಾವ್', null, null, null],
  ['en', 'ಆಶಾ ರಾವ್', 'kn', 'Premium', null],
] as const)(
  'on a page in %s, the name %s has the language %s and the plan %s %s',
  (lang, fullName, written, plan, of) => {
    const text = getMessages(lang).signIn
    render(<PlainAccount lang={lang} text={text} user={{ id: '7', fullName, image: null, plan }} />)
    expect(screen.getByText(fullName).getAttribute('lang')).toBe(written)
    expect(screen.getByText(plan ?? text.basicPlan).getAttribute('lang')).toBe(of)
  },
)

test('who is signed in sees the links of the menu and the way out', () => {
  const user = { id: '7', fullName: 'Asha Rao', image: null, plan: null }
  render(<PlainAccount lang="kn" text={getMessages('kn').signIn} user={user} />)
  expect(screen.getByText('Asha Rao')).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/kn/myprofile',
    '/kn/pricing',
    '/kn/settings?tab=subscription',
  ])
  expect(posted('ಲಾಗ್ ಔಟ್')).toEqual(['post', '/api/logout', { form: 'login', lang: 'kn' }])
  // Shown by the address to which a logout that was refused leads.
  expect(screen.getByText(/^ಲಾಗ್ ಔಟ್ ಆಗಲಿಲ್ಲ/).closest('#logout-failed')).toHaveClass('hidden', 'target:block')
})
