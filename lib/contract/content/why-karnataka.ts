import {
  bullets,
  description,
  image,
  list,
  listed,
  numbered,
  section,
  title,
  written,
} from '@/lib/contract/content/fields'
import { cmsAnswer, type Read } from '@/lib/contract/content/read'

/** The scroll-linked list; `content` has one bullet a line. */
const highlights = list({
  entry: 'Highlight',
  expects: 'expects {"label": {"en": "…"}, "subtitle", "image", "content"}',
  most: 24,
  fields: {
    label: written(title('label')),
    subTitle: title('subtitle'),
    image: image('image'),
    content: bullets('content'),
  },
  anyOf: ['label', 'subTitle', 'content'],
})
export type Highlight = Read<typeof highlights>[number]

const cards = <const Name extends 'section5' | 'section6'>(name: Name) => ({
  title: title(`${name}_title`),
  description: description(`${name}_desc`),
  items: numbered(10, {
    icon: image(`${name}_icon`),
    subTitle: title(`${name}_sub_title`),
    description: description(`${name}_desc`),
  }),
})

/** The why-the-state page. Lists of cards have ten places, culture and section 8 four. */
const whykarnataka = section('WhyKarnataka', {
  banner: {
    image: image('why_karnataka_banner_image'),
    title: title('why_karnataka_title'),
    subTitle: title('why_karnataka_sub_title'),
    description: description('why_karnataka_description'),
  },
  section1: { title: title('section1_title'), description: description('section1_description') },
  section2: {
    title: title('section2_title'),
    description: description('section2_description'),
    items: numbered(10, {
      icon: image('section2_icon'),
      title: title('section2_title'),
      description: description('section2_description'),
    }),
  },
  section3: { title: title('section3_title'), image: image('section3_image') },
  section4: { title: title('section4_title'), description: description('section4_desc') },
  culture: numbered(4, {
    title: title('culture_title'),
    subTitle: title('culture_sub_title'),
    description: description('culture_desc'),
    image: image('culture_image'),
  }),
  section5: cards('section5'),
  section6: cards('section6'),
  section7: {
    title: title('section7_title'),
    description: description('section7_desc'),
    items: numbered(10, {
      icon: image('section7_icon'),
      subTitle: title('section7_sub_title'),
      description: description('section7_sub_desc'),
    }),
  },
  section8: {
    image: image('section8_image'),
    title: title('section8_title'),
    description: description('section8_desc'),
    items: numbered(4, { subTitle: title('section8_sub_title') }),
  },
  section9: { title: title('section9_title'), description: description('section9_desc') },
  highlights: listed('highlights', highlights),
})
export type WhyKarnataka = Read<typeof whykarnataka>

/** `GET /cms?type=whykarnataka`. */
export const whyKarnatakaSections = { whykarnataka }
export const whyKarnatakaAnswerSchema = cmsAnswer(whyKarnatakaSections).transform(({ whykarnataka }) => whykarnataka)
