import 'server-only'
import { aboutAnswerSchema } from '@/lib/contract/content/about'
import { careerAnswerSchema } from '@/lib/contract/content/career'
import { contactAnswerSchema } from '@/lib/contract/content/contact'
import { homepageBundleSchema } from '@/lib/contract/content/homepage'
import { mentoringAnswerSchema } from '@/lib/contract/content/mentoring'
import { policyAnswerSchema } from '@/lib/contract/content/policy'
import type { CmsType } from '@/lib/contract/content/sections'
import { whyKarnatakaAnswerSchema } from '@/lib/contract/content/why-karnataka'
import { endpoints } from '@/lib/contract/endpoints'
import { cacheTags } from '@/lib/contract/cache-tags'
import { cachedRead } from '@/lib/server/cache/cached-read'
import { readPreview } from '@/lib/server/desk/preview'
import { readForPage } from '@/lib/server/provider/outage'
import { findInProvider } from '@/lib/server/provider/provider'
import type { z } from 'zod'

/** A read of one type of content that never fails (lib/server/provider/outage.ts). */
function contentRead<Schema extends z.ZodType>(type: CmsType, schema: Schema) {
  const read = readForPage(
    cachedRead(
      `content-${type}`,
      () => findInProvider(endpoints.cms(type), schema),
      () => [cacheTags.content(type)],
    ),
  )
  return async () => {
    const preview = await readPreview(type, schema)
    return preview === undefined ? read() : preview
  }
}

/** One read for each type of `GET /cms` that pages are made of (spec 1 §7). */
export const readHomepageBundle = contentRead('homepage', homepageBundleSchema)
export const readContact = contentRead('contactus', contactAnswerSchema)
export const readAbout = contentRead('aboutus', aboutAnswerSchema)
export const readCareer = contentRead('career', careerAnswerSchema)
export const readWhyKarnataka = contentRead('whykarnataka', whyKarnatakaAnswerSchema)
export const readMentoring = contentRead('mentoring', mentoringAnswerSchema)
export const readPolicy = {
  refundpolicy: contentRead('refundpolicy', policyAnswerSchema('refundpolicy')),
  privacypolicy: contentRead('privacypolicy', policyAnswerSchema('privacypolicy')),
  termpolicy: contentRead('termpolicy', policyAnswerSchema('termpolicy')),
}
