import { account as english } from '@/lib/messages/en/account'
import { account as kannada } from '@/lib/messages/kn/account'
import { deletionFailureText } from './deletion-reply'

test('a failure is said in the provider’s words where they are in the language of the page, else in our own', () => {
  const failure = { reason: 'wrong-code', message: 'Invalid OTP' } as const
  expect(deletionFailureText(failure, english, 'en')).toBe('Invalid OTP')
  expect(deletionFailureText(failure, kannada, 'kn')).toBe(kannada.deleteWrongCode)
  expect(deletionFailureText({ ...failure, message: 'OTP ಸರಿಯಿಲ್ಲ' }, kannada, 'kn')).toBe('OTP ಸರಿಯಿಲ್ಲ')
})
