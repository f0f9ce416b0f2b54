import { z } from '@hono/zod-openapi'
import { bullets, description, image, list, numbered, section, title } from '@/provider/content/fields'

const MOST_HIGHLIGHTS = 24

const highlight = z
  .strictObject(
    { label: title, subtitle: title.optional(), image: image.optional(), content: bullets.optional() },
    'expects {"label": {"en": "…"}, "subtitle", "image", "content"}',
  )
  .openapi('Highlight')

/** The why-the-state page (spec 1 §3 "Why-the-state content"). */
export const whykarnataka = section('WhyKarnataka', {
  why_karnataka_banner_image: image,
  why_karnataka_title: title,
  why_karnataka_sub_title: title,
  why_karnataka_description: description,
  section1_title: title,
  section1_description: description,
  section2_title: title,
  section2_description: description,
  ...numbered(10, { section2_icon: image, section2_title: title, section2_description: description }),
  section3_title: title,
  section3_image: image,
  section4_title: title,
  section4_desc: description,
  ...numbered(4, { culture_title: title, culture_sub_title: title, culture_desc: description, culture_image: image }),
  section5_title: title,
  section5_desc: description,
  ...numbered(10, { section5_icon: image, section5_sub_title: title, section5_desc: description }),
  section6_title: title,
  section6_desc: description,
  ...numbered(10, { section6_icon: image, section6_sub_title: title, section6_desc: description }),
  section7_title: title,
  section7_desc: description,
  ...numbered(10, { section7_icon: image, section7_sub_title: title, section7_sub_desc: description }),
  section8_image: image,
  section8_title: title,
  section8_desc: description,
  ...numbered(4, { section8_sub_title: title }),
  section9_title: title,
  section9_desc: description,
  highlights: list(highlight, MOST_HIGHLIGHTS),
})
