import { description, image, numbered, section, title } from '@/lib/contract/content/fields'
import { cmsAnswer, type Read } from '@/lib/contract/content/read'

/** The career counselling page. */
const career = section('Career', {
  banner: {
    image: image('career_banner_image'),
    title: title('career_title'),
    subTitle: title('career_sub_title'),
    description: description('career_description'),
  },
  section1: {
    title: title('career_section1_title'),
    description: description('career_section1_description'),
    image: image('career_section1_image'),
  },
  section2: {
    title: title('career_section2_title'),
    items: numbered(4, {
      icon: image('career_section2_icon'),
      subTitle: title('career_section2_sub_title'),
      description: description('career_section2_description'),
    }),
  },
  section3: {
    title: title('career_section3_title'),
    items: numbered(8, {
      icon: image('career_section3_icon'),
      subTitle: title('career_section3_sub_title'),
      description: description('career_section3_description'),
    }),
  },
  /** The blue mentoring panel, and the closing heading under it. */
  promo: { title: title('mentoring_section3_title'), description: description('mentoring_section3_desc') },
  closingTitle: title('mentoring_section4_title'),
})
export type Career = Read<typeof career>

/** `GET /cms?type=career`. */
export const careerSections = { career }
export const careerAnswerSchema = cmsAnswer(careerSections).transform(({ career }) => career)
