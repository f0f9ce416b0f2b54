import { description, image, numbered, section, title } from '@/lib/contract/content/fields'
import { cmsAnswer, type Read } from '@/lib/contract/content/read'

/** The about page; its founders come from the homepage bundle. */
const about = section('About', {
  banner: {
    image: image('about_us_banner_image'),
    title: title('about_us_banner_title'),
    subTitle: title('about_us_banner_sub_title'),
    description: description('about_us_banner_description'),
  },
  section1Image: image('about_us_section1_image'),
  mission: {
    icon: image('about_us_mission_icon'),
    title: title('about_us_mission_title'),
    description: description('about_us_mission_description'),
  },
  vision: {
    icon: image('about_us_vision_icon'),
    title: title('about_us_vision_title'),
    description: description('about_us_vision_description'),
  },
  section2: {
    title: title('about_us_section2_title'),
    items: numbered(10, {
      icon: image('about_us_section2_icon'),
      subTitle: title('about_us_section2_sub_title'),
      description: description('about_us_section2_description'),
    }),
  },
  section3Title: title('about_us_section3_title'),
  section4: {
    title: title('about_us_section4_title'),
    description: description('about_us_section4_description'),
  },
})
export type About = Read<typeof about>

/** `GET /cms?type=aboutus`. */
export const aboutSections = { about }
export const aboutAnswerSchema = cmsAnswer(aboutSections).transform(({ about }) => about)
