import type { SignInMessages } from '@/lib/messages/en/sign-in'

const ACCOUNT = [
  'login',
  'account',
  'logout',
  'logoutFailed',
  'student',
  'basicPlan',
  'myProfile',
  'subscription',
  'subscriptionHistory',
] as const

export type AccountTexts = Pick<SignInMessages, (typeof ACCOUNT)[number]>

/** What the navbar says about who is signed in. */
export function accountTexts(text: SignInMessages): AccountTexts {
  // fromEntries forgets which key has which type.
  return Object.fromEntries(ACCOUNT.map((key) => [key, text[key]])) as AccountTexts
}
