import 'server-only'
import { aboutAnswerSchema } from '@/lib/contract/content/about'
import { careerAnswerSchema } from '@/lib/contract/content/career'
import { contactAnswerSchema } from '@/lib/contract/content/contact'
import { homepageBundleSchema } from '@/lib/contract/content/homepage'
import { mentoringAnswerSchema } from '@/lib/contract/content/mentoring'
import { whyKarnatakaAnswerSchema } from '@/lib/contract/content/why-karnataka'
import { type CmsType, endpoints } from '@/lib/contract/endpoints'
import { cacheTags } from '@/lib/server/cache-tags'
import { cachedRead } from '@/lib/server/cached-read'
import { keepBriefly } from '@/lib/server/keep-briefly'
import { findInProvider, ProviderError } from '@/lib/server/provider'
import type { z } from 'zod'

/** The content, `null` in it when the provider has none, or that it could not be had. */
export type ContentRead<Content> = { content: Content | null } | 'failed'

/**
 * A read of one type of content that never fails: while the provider does, it gives the last good
 * content that this process has seen, on a page that is kept for a second only. The cache keeps it
 * too, but not after a revalidation that the provider asked for and then could not answer.
 */
function contentRead<Schema extends z.ZodType>(type: CmsType, schema: Schema) {
  const find = cachedRead(
    `content-${type}`,
    () => findInProvider(endpoints.cms(type), schema),
    () => [cacheTags.content(type)],
  )
  let lastGood: ContentRead<z.output<Schema>> = 'failed'
  return async (): Promise<ContentRead<z.output<Schema>>> => {
    try {
      lastGood = { content: await find() }
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      await keepBriefly()
    }
    return lastGood
  }
}

/** One read for each type of `GET /cms` that pages are made of (spec 1 §7). */
export const readHomepageBundle = contentRead('homepage', homepageBundleSchema)
export const readContact = contentRead('contactus', contactAnswerSchema)
export const readAbout = contentRead('aboutus', aboutAnswerSchema)
export const readCareer = contentRead('career', careerAnswerSchema)
export const readWhyKarnataka = contentRead('whykarnataka', whyKarnatakaAnswerSchema)
export const readMentoring = contentRead('mentoring', mentoringAnswerSchema)
