import type { Language } from '@/lib/contract/lenient'
import type { SignInMessages } from '@/lib/messages/en/sign-in'

const LOADERS: Readonly<Record<Language, () => Promise<{ signIn: SignInMessages }>>> = {
  en: () => import('@/lib/messages/en/sign-in'),
  kn: () => import('@/lib/messages/kn/sign-in'),
}

/** What the modals say: it comes with them, in one language, and not with every page. */
export async function loadSignInTexts(lang: Language): Promise<SignInMessages> {
  return (await LOADERS[lang]()).signIn
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
