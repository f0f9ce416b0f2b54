import { description, image, numbered, section, title } from '@/provider/content/fields'

/** The about page (spec 1 §3 "About content"); its founders are a section of their own. */
export const about = section('About', {
  about_us_banner_image: image,
  about_us_banner_title: title,
  about_us_banner_sub_title: title,
  about_us_banner_description: description,
  about_us_section1_image: image,
  about_us_mission_icon: image,
  about_us_mission_title: title,
  about_us_mission_description: description,
  about_us_vision_icon: image,
  about_us_vision_title: title,
  about_us_vision_description: description,
  about_us_section2_title: title,
  ...numbered(10, {
    about_us_section2_icon: image,
    about_us_section2_sub_title: title,
    about_us_section2_description: description,
  }),
  about_us_section3_title: title,
  about_us_section4_title: title,
  about_us_section4_description: description,
})
