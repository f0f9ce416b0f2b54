import { homepageBundleSchema } from '@/lib/contract/content/homepage'
import type { Language } from '@/lib/contract/language'
import { partnerListSchema } from '@/lib/contract/partner'
import { topInstituteListSchema } from '@/lib/contract/top-institute'
import { homeData, type HomeData } from '@/lib/rules/home/home-data'

/** What the home page is made of, whole, of an organisation that does not exist. */

const drawn = (name: string) => `/media/drawn/${name}.webp`

export const HOMEPAGE = {
  home_page_title: {
    en: 'Find the college that fits you. Compare courses, fees and hostels in every district.',
    kn: 'ನಿಮಗೆ ಒಪ್ಪುವ ಕಾಲೇಜನ್ನು ಇಲ್ಲಿ ಹುಡುಕಿ. ಪ್ರತಿ ಜಿಲ್ಲೆಯ ಕೋರ್ಸ್, ಶುಲ್ಕ, ಹಾಸ್ಟೆಲ್‌ಗಳನ್ನು ಒಂದೇ ಕಡೆ ಹೋಲಿಸಿ.',
  },
  home_page_image: drawn('panorama/7-264'),
  home_page_video: '/media/film/guide.mp4',
  section1_title: { en: 'Four ways in' },
  section1_sub_title1: { en: 'The state' },
  section1_description1: { en: 'What it offers a student.' },
  section1_icon1: drawn('icon/hills-264'),
  section1_sub_title2: { en: 'This guide' },
  section1_description2: { en: 'Who keeps it.' },
  section1_icon2: drawn('icon/people-264'),
  section1_sub_title3: { en: 'A counsellor' },
  section1_description3: { en: 'Who calls you back.' },
  section1_icon3: drawn('icon/bubbles-264'),
  section1_sub_title4: { en: 'Residential colleges' },
  section1_description4: { en: 'With hostels of their own.' },
  section1_icon4: drawn('icon/bed-264'),
  section1_image: drawn('ground/12-204'),
  section2_title: { en: 'Well known institutions' },
  section3_title: { en: 'Fields of study' },
  section4_title: { en: 'They work with us' },
  section5_title: { en: 'What people say' },
}

export const TESTIMONIALS = Array.from({ length: 5 }, (_, index) => ({
  name: { en: `Student ${index + 1}` },
  job_title: { en: 'Student, Hassan' },
  description: { en: `It helped me in way ${index + 1}.` },
  image_url: drawn(`avatar/${index + 1}-264`),
}))

export const CATEGORIES = Array.from({ length: 9 }, (_, index) => ({
  id: 101 + index,
  institute_type_id: 1,
  name: { en: `Field ${index + 1}`, kn: `ವಿಷಯ ${index + 1}` },
  description: { en: 'Four years after class 12.' },
  image_url: drawn(`laboratory/${index + 1}-264`),
}))

export const PARTNERS = Array.from({ length: 6 }, (_, index) => ({
  institute_id: 20 + index,
  name: `Partner ${index + 1}`,
  logo: drawn(`crest/${index + 1}`),
  city: 'Mysuru',
}))

export const TOP_INSTITUTES = Array.from({ length: 6 }, (_, index) => ({
  institute_id: 40 + index,
  name: `College ${index + 1}`,
  logo: drawn(`crest/${index + 1}`),
  city: 'Udupi',
  average_rating: 4 + index / 10,
  courses: index === 5 ? [] : [{ name: 'Physics' }, { courses: 'Chemistry' }, { name: 'Botany' }],
}))

export const HOME_BUNDLE = {
  homepage: HOMEPAGE,
  testimonial: TESTIMONIALS,
  partners: [{ institute_id: 77, name: 'Partner of the bundle' }],
  founders: [],
  contact: { contactus_section1_title: { en: 'Write us a line' } },
  categories: CATEGORIES,
  notifications: [],
}

/** The home page's data as it is made of the provider's answers; `null` for a call that it does not have. */
export function readSampleHome({
  bundle = HOME_BUNDLE,
  partners = PARTNERS,
  topInstitutes = TOP_INSTITUTES,
  lang = 'en',
}: { bundle?: unknown; partners?: unknown; topInstitutes?: unknown; lang?: Language } = {}): HomeData {
  return homeData(
    {
      bundle: bundle === null ? null : homepageBundleSchema.parse({ data: bundle }),
      partners: partners === 'failed' || partners === null ? partners : partnerListSchema.parse(partners),
      topInstitutes:
        topInstitutes === 'failed' || topInstitutes === null
          ? topInstitutes
          : topInstituteListSchema.parse(topInstitutes),
    },
    lang,
  )
}
