import { description, image, numbered, section, title } from '@/provider/content/fields'

/** The home page (spec 1 §2 "Home"). */
export const homepage = section('Homepage', {
  home_page_title: title,
  home_page_image: image,
  home_page_video: image,
  section1_title: title,
  ...numbered(4, { section1_sub_title: title, section1_description: description, section1_icon: image }),
  section1_image: image,
  section2_title: title,
  section3_title: title,
  section4_title: title,
  section5_title: title,
  filter_page_image: image,
})
