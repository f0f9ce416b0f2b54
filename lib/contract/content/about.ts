import type { z } from 'zod'
import { cmsSection, content, field, group, numbered } from '@/lib/contract/content'
import { image, text } from '@/lib/contract/lenient'

/** The section `about`; the founders come from the homepage bundle. `section2.items` has ten places. */
export const aboutSchema = content({
  banner: group({
    image: field('about_us_banner_image', image),
    title: field('about_us_banner_title', text),
    subTitle: field('about_us_banner_sub_title', text),
    description: field('about_us_banner_description', text),
  }),
  section1Image: field('about_us_section1_image', image),
  mission: group({
    icon: field('about_us_mission_icon', image),
    title: field('about_us_mission_title', text),
    description: field('about_us_mission_description', text),
  }),
  vision: group({
    icon: field('about_us_vision_icon', image),
    title: field('about_us_vision_title', text),
    description: field('about_us_vision_description', text),
  }),
  section2: group({
    title: field('about_us_section2_title', text),
    items: numbered(10, {
      icon: field('about_us_section2_icon', image),
      subTitle: field('about_us_section2_sub_title', text),
      description: field('about_us_section2_description', text),
    }),
  }),
  section3Title: field('about_us_section3_title', text),
  section4: group({
    title: field('about_us_section4_title', text),
    description: field('about_us_section4_description', text),
  }),
})
export type About = z.output<typeof aboutSchema>

/** `GET /cms?type=aboutus`. */
export const aboutAnswerSchema = cmsSection('about', aboutSchema)
