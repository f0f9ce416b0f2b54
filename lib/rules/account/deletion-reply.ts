import type { Language } from '@/lib/contract/language'
import type { Failure } from '@/lib/rules/result'
import { wordsFor } from '@/lib/rules/text/written-language'

/** A deletion has no fields to name: there is the code alone. */
export type DeletionFailure = Failure<never>

/**
 * How far the deletion has come, for the settings that are shown after a form without JavaScript.
 * `resendAt` is when another code can be asked for, in ms of the epoch.
 */
export type DeletionReply = { step: 'begin' | 'code'; resendAt: number | null; failure: DeletionFailure | null }

type Texts = {
  deleteIncomplete: string
  deleteWrongCode: string
  deleteSendFailed: string
  deleteFailed: string
}

/** A failure in words: the provider's where it has any in the page's language, as when signing in (spec 1 §8). */
export function deletionFailureText({ reason, message: said }: DeletionFailure, text: Texts, lang: Language): string {
  const message = wordsFor(lang, said)
  switch (reason) {
    case 'incomplete':
      return text.deleteIncomplete
    case 'wrong-code':
      return message ?? text.deleteWrongCode
    case 'limited':
    case 'not-sent':
      return message ?? text.deleteSendFailed
    default:
      return message ?? text.deleteFailed
  }
}
