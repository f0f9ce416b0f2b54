import { z } from '@hono/zod-openapi'
import type { OtherLanguage } from '@/lib/contract/language'
import { OTHER_LANGUAGES } from '@/lib/contract/lenient'

/** A text by language: the first is there, and others may be. @param error what is said of anything else */
export function byLanguage<Words extends z.ZodType>(words: Words, error?: string) {
  // fromEntries forgets which key has which type.
  const others = Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, words.optional()])) as {
    [Other in OtherLanguage]: z.ZodOptional<Words>
  }
  return z.strictObject({ en: words, ...others }, error)
}
