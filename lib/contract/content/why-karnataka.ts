import { z } from 'zod'
import { cmsSection, content, field, group, numbered } from '@/lib/contract/content'
import { image, list, text } from '@/lib/contract/lenient'

const highlightSchema = z
  .object({ label: text, subtitle: text, image, content: text })
  .refine((item) => item.label !== null || item.subtitle !== null || item.content !== null, 'an item without a text')
  .transform(({ label, subtitle, image, content }) => ({ label, subTitle: subtitle, image, content }))
/** An item of the scroll-linked list; `content` has one bullet a line. */
export type Highlight = z.output<typeof highlightSchema>

const cards = (section: string) =>
  group({
    title: field(`${section}_title`, text),
    description: field(`${section}_desc`, text),
    items: numbered(10, {
      icon: field(`${section}_icon`, image),
      subTitle: field(`${section}_sub_title`, text),
      description: field(`${section}_desc`, text),
    }),
  })

/** The section `whykarnataka`. Lists of cards have ten places, culture and section 8 four. */
export const whyKarnatakaSchema = content({
  banner: group({
    image: field('why_karnataka_banner_image', image),
    title: field('why_karnataka_title', text),
    subTitle: field('why_karnataka_sub_title', text),
    description: field('why_karnataka_description', text),
  }),
  section1: group({ title: field('section1_title', text), description: field('section1_description', text) }),
  section2: group({
    title: field('section2_title', text),
    description: field('section2_description', text),
    items: numbered(10, {
      icon: field('section2_icon', image),
      title: field('section2_title', text),
      description: field('section2_description', text),
    }),
  }),
  section3: group({ title: field('section3_title', text), image: field('section3_image', image) }),
  section4: group({ title: field('section4_title', text), description: field('section4_desc', text) }),
  culture: numbered(4, {
    title: field('culture_title', text),
    subTitle: field('culture_sub_title', text),
    description: field('culture_desc', text),
    image: field('culture_image', image),
  }),
  section5: cards('section5'),
  section6: cards('section6'),
  section7: group({
    title: field('section7_title', text),
    description: field('section7_desc', text),
    items: numbered(10, {
      icon: field('section7_icon', image),
      subTitle: field('section7_sub_title', text),
      description: field('section7_sub_desc', text),
    }),
  }),
  section8: group({
    image: field('section8_image', image),
    title: field('section8_title', text),
    description: field('section8_desc', text),
    items: numbered(4, { subTitle: field('section8_sub_title', text) }),
  }),
  section9: group({ title: field('section9_title', text), description: field('section9_desc', text) }),
  highlights: field('highlights', list(highlightSchema)),
})
export type WhyKarnataka = z.output<typeof whyKarnatakaSchema>

/** `GET /cms?type=whykarnataka`. */
export const whyKarnatakaAnswerSchema = cmsSection('whykarnataka', whyKarnatakaSchema)
