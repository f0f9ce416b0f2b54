import { description, image, numbered, section, title } from '@/provider/content/fields'

/** The career counselling page (spec 1 §3 "Career content"). */
export const career = section('Career', {
  career_banner_image: image,
  career_title: title,
  career_sub_title: title,
  career_description: description,
  career_section1_title: title,
  career_section1_description: description,
  career_section1_image: image,
  career_section2_title: title,
  ...numbered(4, {
    career_section2_icon: image,
    career_section2_sub_title: title,
    career_section2_description: description,
  }),
  career_section3_title: title,
  ...numbered(8, {
    career_section3_icon: image,
    career_section3_sub_title: title,
    career_section3_description: description,
  }),
  mentoring_section3_title: title,
  mentoring_section3_desc: description,
  mentoring_section4_title: title,
})
