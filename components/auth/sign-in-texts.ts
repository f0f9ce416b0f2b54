import type { Language } from '@/lib/contract/lenient'
import type { SignInMessages } from '@/lib/messages/en/sign-in'

/** What the modals say: it comes with them, in one language, and not with every page. */
export async function loadSignInTexts(lang: Language): Promise<SignInMessages> {
  const { signIn } = await (lang === 'kn' ? import('@/lib/messages/kn/sign-in') : import('@/lib/messages/en/sign-in'))
  return signIn
}

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
