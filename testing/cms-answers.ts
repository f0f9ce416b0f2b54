import type { z } from 'zod'
import { aboutAnswerSchema } from '@/lib/contract/content/about'
import { careerAnswerSchema } from '@/lib/contract/content/career'
import { contactAnswerSchema } from '@/lib/contract/content/contact'
import { footerAnswerSchema } from '@/lib/contract/content/footer'
import { homepageBundleSchema } from '@/lib/contract/content/homepage'
import { mentoringAnswerSchema } from '@/lib/contract/content/mentoring'
import { policyAnswerSchema } from '@/lib/contract/content/policy'
import type { CmsType } from '@/lib/contract/content/sections'
import { whyKarnatakaAnswerSchema } from '@/lib/contract/content/why-karnataka'

/** How `GET /cms?type=…` is read, for whoever asks for all of them. */
export const CMS_ANSWERS: Readonly<Record<CmsType, z.ZodType>> = {
  homepage: homepageBundleSchema,
  footer: footerAnswerSchema,
  contactus: contactAnswerSchema,
  aboutus: aboutAnswerSchema,
  career: careerAnswerSchema,
  whykarnataka: whyKarnatakaAnswerSchema,
  mentoring: mentoringAnswerSchema,
  privacypolicy: policyAnswerSchema('privacypolicy'),
  refundpolicy: policyAnswerSchema('refundpolicy'),
  termpolicy: policyAnswerSchema('termpolicy'),
}
