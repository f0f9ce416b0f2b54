import type { z } from 'zod'
import { cmsAnswer, content, field, group, numbered } from '@/lib/contract/content'
import { mentorSchema } from '@/lib/contract/content/person'
import { image, list, orNull, text } from '@/lib/contract/lenient'

const section = (number: 1 | 2 | 3 | 4) =>
  group({
    title: field(`mentoring_section${number}_title`, text),
    description: field(`mentoring_section${number}_desc`, text),
  })

/** The section `mentor`; `offers` has four places. */
export const mentoringSchema = content({
  banner: group({
    image: field('mentoring_banner_image', image),
    title: field('mentoring_title', text),
    subTitle: field('mentoring_sub_title', text),
    description: field('mentoring_description', text),
  }),
  section1: section(1),
  offers: numbered(4, { icon: field('mentoring_offer_icon', image), title: field('mentoring_offer_title', text) }),
  /** Over the mentors. */
  section2: section(2),
  /** The blue promo block. */
  promo: section(3),
  /** The closing statement. */
  closing: section(4),
})
export type Mentoring = z.output<typeof mentoringSchema>

/** `GET /cms?type=mentoring`. `texts` is `null` when the answer lacks them; the mentors stand alone. */
export const mentoringAnswerSchema = cmsAnswer({
  mentor: orNull(mentoringSchema),
  mentors_data: list(mentorSchema),
}).transform(({ mentor, mentors_data }) => ({ texts: mentor, mentors: mentors_data }))
export type MentoringAnswer = z.output<typeof mentoringAnswerSchema>
