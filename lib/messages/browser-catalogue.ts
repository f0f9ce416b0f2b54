import type { Language } from '@/lib/contract/language'
import { broken as en, type BrokenMessages } from '@/lib/messages/en/broken'
import type { SignInMessages } from '@/lib/messages/en/sign-in'
import { broken as kn } from '@/lib/messages/kn/broken'

/** What browsers load by themselves, besides the texts that pages give them: apart, because it is in every page's scripts. */

export const brokenTexts: Readonly<Record<Language, BrokenMessages>> = { en, kn }

/** What the modals say: it comes with them, in one language. */
export const loadSignInTexts: Readonly<Record<Language, () => Promise<{ signIn: SignInMessages }>>> = {
  en: () => import('@/lib/messages/en/sign-in'),
  kn: () => import('@/lib/messages/kn/sign-in'),
}
