import { signIn as texts } from '@/lib/messages/en/sign-in'
import { signIn as kannada } from '@/lib/messages/kn/sign-in'
import { failureText, isCodeValid, isPhoneValid, type SignInCall, type SignInFailure } from '@/lib/rules/auth/sign-in'

const FAILURE: SignInFailure = { reason: 'refused', message: null, field: null, retryAfter: null }
const CALLS = [
  ['send', 'login', 'Failed to send OTP. Try again.'],
  ['send', 'registration', 'Failed to send OTP'],
  ['verify', 'login', 'OTP verification failed. Please try again.'],
  ['verify', 'registration', 'OTP verification failed'],
  ['register', 'registration', 'Registration failed. Please try again.'],
] as const

describe.each(CALLS)('%s for %s', (call, purpose, fallback) => {
  const text = (failure: Partial<SignInFailure>) => failureText(call, purpose, { ...FAILURE, ...failure }, texts, 'en')

  test.each(['refused', 'away', 'limited'] as const)('%s says what the provider says, else its own text', (reason) => {
    expect(text({ reason, message: 'The gateway is busy.' })).toBe('The gateway is busy.')
    expect(text({ reason })).toBe(fallback)
  })

  test('limited without words says how long to wait', () => {
    expect(text({ reason: 'limited', retryAfter: 42 })).toBe('Too many requests. Please try again in 42 seconds.')
  })

  test.each([
    ['already-registered', 'This number is already registered. Please login.'],
    ['not-registered', 'This number is not registered. Please register.'],
    ['unverified', 'Please verify your OTP first'],
  ] as const)('%s has its fixed text, whatever the provider says', (reason, fixed) => {
    expect(text({ reason, message: 'Something else' })).toBe(fixed)
  })
})

test.each([
  ['login', 'phone', 'Enter a valid 10-digit number'],
  ['registration', 'phone', 'Enter a valid 10-digit mobile number starting with 6-9'],
  ['login', 'otp', 'Please enter the complete OTP.'],
  ['registration', 'otp', 'Enter a valid OTP'],
  ['registration', 'firstName', 'Please fill in all required fields'],
  ['registration', 'lastName', 'Please fill in all required fields'],
  ['login', null, 'Enter a valid 10-digit number'],
] as const)('an invalid %s %s says "%s"', (purpose, field, message) => {
  expect(failureText('verify', purpose, { ...FAILURE, reason: 'invalid', field }, texts, 'en')).toBe(message)
})

test.each([
  ['firstName', 'First name must not exceed 50 characters'],
  ['lastName', 'Last name must not exceed 50 characters'],
] as const)('a %s that is too long says so', (field, message) => {
  expect(failureText('register', 'registration', { ...FAILURE, reason: 'too-long', field }, texts, 'en')).toBe(message)
})

test('the provider’s words in another language give way to those of the page', () => {
  const failure = { ...FAILURE, message: 'Invalid OTP' }
  expect(failureText('verify', 'login', failure, kannada, 'kn')).toBe(kannada.loginVerifyFailed)
  expect(failureText('verify', 'login', { ...failure, message: 'OTP ಸರಿಯಿಲ್ಲ' }, kannada, 'kn')).toBe('OTP ಸರಿಯಿಲ್ಲ')
  expect(failureText('verify', 'login', { ...failure, message: 'OTP ಸರಿಯಿಲ್ಲ' }, texts, 'en')).toBe(
    texts.loginVerifyFailed,
  )
})

test('an answer of success that does not say the code was right is "Invalid OTP" for registration', () => {
  const failure = { ...FAILURE, reason: 'wrong-code', message: 'Hello' } as const
  expect(failureText('verify', 'registration', failure, texts, 'en')).toBe('Invalid OTP')
  expect(failureText('verify', 'login', failure, texts, 'en')).toBe('Hello')
})

test.each<[SignInCall, 'login' | 'registration', string, boolean]>([
  ['send', 'login', '1234567890', true],
  ['send', 'login', '123456789', false],
  ['send', 'registration', '5876543210', false],
  ['send', 'registration', '6876543210', true],
])('%s for %s: the phone %s is valid: %s', (_, purpose, phone, valid) => {
  expect(isPhoneValid(phone, purpose)).toBe(valid)
})

test.each([
  ['login', '12345', 6, false],
  ['login', '123456', 6, true],
  ['login', '12345', 5, true],
  ['registration', '123', 6, false],
  ['registration', '1234', 6, true],
] as const)('%s: the code %s of %i digits is valid: %s', (purpose, code, length, valid) => {
  expect(isCodeValid(code, purpose, length)).toBe(valid)
})
