import type { z } from 'zod'
import { cmsAnswer, content, field, numbered } from '@/lib/contract/content'
import { contactSchema } from '@/lib/contract/content/contact'
import { categorySchema, founderSchema, testimonialSchema } from '@/lib/contract/content/person'
import { image, list, orNull, text } from '@/lib/contract/lenient'
import { notificationSchema } from '@/lib/contract/notification'
import { partnerSchema } from '@/lib/contract/partner'

const homepageSchema = content({
  title: field('home_page_title', text),
  image: field('home_page_image', image),
  /** The address of the promotional video, in the manner of an image's. */
  video: field('home_page_video', image),
  section1Title: field('section1_title', text),
  exploreCards: numbered(4, {
    subTitle: field('section1_sub_title', text),
    description: field('section1_description', text),
    icon: field('section1_icon', image),
  }),
  section1Image: field('section1_image', image),
  section2Title: field('section2_title', text),
  section3Title: field('section3_title', text),
  section4Title: field('section4_title', text),
  section5Title: field('section5_title', text),
  filterPageImage: field('filter_page_image', image),
})
/** The texts of the home page; `exploreCards` always has four places. */
export type Homepage = z.output<typeof homepageSchema>

/** `GET /cms?type=homepage`. `homepage` and `contact` are `null` when the bundle lacks them. */
export const homepageBundleSchema = cmsAnswer({
  homepage: orNull(homepageSchema),
  testimonial: list(testimonialSchema),
  partners: list(partnerSchema),
  founders: list(founderSchema),
  contact: orNull(contactSchema),
  categories: list(categorySchema),
  notifications: list(notificationSchema),
}).transform(({ testimonial, ...bundle }) => ({ ...bundle, testimonials: testimonial }))
export type HomepageBundle = z.output<typeof homepageBundleSchema>
