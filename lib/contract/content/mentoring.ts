import type { z } from 'zod'
import { description, image, numbered, section, title } from '@/lib/contract/content/fields'
import { mentors_data } from '@/lib/contract/content/person'
import { cmsAnswer } from '@/lib/contract/content/read'

const part = <const Number extends 1 | 2 | 3 | 4>(number: Number) => ({
  title: title(`mentoring_section${number}_title`),
  description: description(`mentoring_section${number}_desc`),
})

/** The mentoring page; `offers` has four places. */
const mentor = section('Mentoring', {
  banner: {
    image: image('mentoring_banner_image'),
    title: title('mentoring_title'),
    subTitle: title('mentoring_sub_title'),
    description: description('mentoring_description'),
  },
  section1: part(1),
  offers: numbered(4, { icon: image('mentoring_offer_icon'), title: title('mentoring_offer_title') }),
  /** Over the mentors. */
  section2: part(2),
  /** The blue promo block. */
  promo: part(3),
  /** The closing statement. */
  closing: part(4),
})

/** `GET /cms?type=mentoring`. `texts` is `null` when the answer lacks them; the mentors stand alone. */
export const mentoringSections = { mentor, mentors_data }
export const mentoringAnswerSchema = cmsAnswer(mentoringSections).transform(({ mentor, mentors_data }) => ({
  texts: mentor,
  mentors: mentors_data,
}))
export type MentoringAnswer = z.output<typeof mentoringAnswerSchema>
