import type { z } from 'zod'
import { cmsSection, content, field, group, numbered } from '@/lib/contract/content'
import { image, text } from '@/lib/contract/lenient'

/** The section `career`. Section 2 has four places, section 3 eight. */
export const careerSchema = content({
  banner: group({
    image: field('career_banner_image', image),
    title: field('career_title', text),
    subTitle: field('career_sub_title', text),
    description: field('career_description', text),
  }),
  section1: group({
    title: field('career_section1_title', text),
    description: field('career_section1_description', text),
    image: field('career_section1_image', image),
  }),
  section2: group({
    title: field('career_section2_title', text),
    items: numbered(4, {
      icon: field('career_section2_icon', image),
      subTitle: field('career_section2_sub_title', text),
      description: field('career_section2_description', text),
    }),
  }),
  section3: group({
    title: field('career_section3_title', text),
    items: numbered(8, {
      icon: field('career_section3_icon', image),
      subTitle: field('career_section3_sub_title', text),
      description: field('career_section3_description', text),
    }),
  }),
  /** The blue mentoring panel, and the closing heading under it. */
  promo: group({ title: field('mentoring_section3_title', text), description: field('mentoring_section3_desc', text) }),
  closingTitle: field('mentoring_section4_title', text),
})
export type Career = z.output<typeof careerSchema>

/** `GET /cms?type=career`. */
export const careerAnswerSchema = cmsSection('career', careerSchema)
