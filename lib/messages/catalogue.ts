import type { Language } from '@/lib/contract/language'
import * as en from '@/lib/messages/en'
import type { Messages } from '@/lib/messages/en'
import * as kn from '@/lib/messages/kn'

const catalogue = { en, kn } satisfies Record<Language, Messages>

/**
 * The fixed texts in a language. For server components: a client component gets the strings it
 * shows as props, so that no catalogue is sent to browsers.
 */
export function getMessages(lang: Language): Messages {
  return catalogue[lang]
}
