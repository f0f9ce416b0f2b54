import { z } from '@hono/zod-openapi'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/contract/language'

/** The header by which the website says in which language the visitor reads (docs/contract.md "Base and headers"). */
export const visitorLanguage = z.object({
  'accept-language': z
    .enum(LANGUAGES)
    .catch(DEFAULT_LANGUAGE)
    .openapi({ type: 'string', enum: [...LANGUAGES] }),
})
