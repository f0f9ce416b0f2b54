import { description, image, numbered, section, title } from '@/provider/content/fields'

/** The mentoring page (spec 1 §3 "Mentoring content"); its mentors are a section of their own. */
export const mentor = section('Mentoring', {
  mentoring_banner_image: image,
  mentoring_title: title,
  mentoring_sub_title: title,
  mentoring_description: description,
  mentoring_section1_title: title,
  mentoring_section1_desc: description,
  ...numbered(4, { mentoring_offer_icon: image, mentoring_offer_title: title }),
  mentoring_section2_title: title,
  mentoring_section2_desc: description,
  mentoring_section3_title: title,
  mentoring_section3_desc: description,
  mentoring_section4_title: title,
  mentoring_section4_desc: description,
})
