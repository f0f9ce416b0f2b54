import { aboutSections } from '@/lib/contract/content/about'
import { careerSections } from '@/lib/contract/content/career'
import { keysIn, type Kind, type Section } from '@/lib/contract/content/fields'
import { mentoringSections } from '@/lib/contract/content/mentoring'
import { whyKarnatakaSections } from '@/lib/contract/content/why-karnataka'

/**
 * A whole answer of every content page, of an organisation that does not exist: a value under each key that the
 * section has, and words of its own where a test looks for them.
 */

const text = (en: string, kn?: string) => (kn === undefined ? { en } : { en, kn })

const scene = (kind: string, hue = 264) => `/media/drawn/${kind}/7-${hue}.webp`
const avatar = (number: number) => `/media/drawn/avatar/${number}-${(number * 48) % 360}.webp`

const LONG =
  'We read the official lists ourselves, ring colleges when a figure looks wrong, and say where every number comes from.'
const SHORT = 'Free the first time, and in your language.'

/** A description names its key, so that no other one can stand in its place unnoticed. */
function valueOf(key: string, kind: Kind, index: number): unknown {
  if (kind === 'image') return `/media/drawn/icon/book-${(index % 30) * 12}.webp`
  if (kind === 'title') return text(`Words of ${key}`)
  return text(index % 3 === 0 ? `${LONG}\n\n${SHORT} (${key})` : `${SHORT} (${key})`)
}

/** A value under each key, but for lists. */
function filled({ fields }: Section): Record<string, unknown> {
  return Object.fromEntries(
    keysIn(fields).flatMap(([key, { kind }], index) => (kind === 'listed' ? [] : [[key, valueOf(key, kind, index)]])),
  )
}

/** The paragraphs of every text of such an answer, as a page shows them. */
export function paragraphsOf(answer: object): string[] {
  return Object.values(answer).flatMap((value: unknown) =>
    typeof value !== 'object' || value === null
      ? []
      : 'en' in value && typeof value.en === 'string'
        ? value.en.split('\n').filter((line) => line.trim() !== '')
        : paragraphsOf(value),
  )
}

/** Titles of cards under `stem1`, `stem2`… */
const titled = (stem: string, count: number, title: string): Record<string, unknown> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${stem}${index + 1}`,
      text(`${title} ${index + 1}`, index === 1 ? 'ಎರಡನೆಯ ಕಾರ್ಡ್' : undefined),
    ]),
  )

export const ABOUT = {
  ...filled(aboutSections.about),
  about_us_banner_image: scene('hampi'),
  about_us_banner_title: text('A guide, not a seller', 'ಮಾರ್ಗದರ್ಶಿ, ಮಾರಾಟಗಾರರಲ್ಲ'),
  about_us_section1_image: scene('coffee', 144),
  about_us_mission_icon: '/media/drawn/icon/target-264.webp',
  about_us_mission_title: text('Our mission'),
  about_us_vision_icon: '/media/drawn/icon/horizon-264.webp',
  about_us_vision_title: text('Our vision'),
  about_us_section2_title: text('How we work'),
  ...titled('about_us_section2_sub_title', 10, 'Habit'),
  about_us_section3_title: text('The people who began it'),
  about_us_section4_title: text('Begin with one question, however small'),
}

export const FOUNDERS = Array.from({ length: 6 }, (_, index) => ({
  name: text(
    ['Asha Kulkarni', 'Imran Shariff', 'Lakshmi Devadiga', 'Basavaraj Patil', 'Sneha D', 'Joseph Pinto'][index] ?? '',
  ),
  description: text(index === 2 ? LONG : 'Taught physics in Hassan for eleven years.'),
  image_url: avatar([2, 1, 4, 3, 6, 5][index] ?? 1),
}))

export const CAREER = {
  ...filled(careerSections.career),
  career_banner_image: scene('bengaluru', 24),
  career_title: text('Talk it through', 'ಮಾತಾಡಿ ನೋಡಿ'),
  career_section1_title: text('What a conversation is like'),
  career_section1_image: scene('mysuru', 84),
  career_section2_title: text('What we talk about'),
  ...titled('career_section2_sub_title', 4, 'Subject'),
  career_section3_title: text('Questions that families bring'),
  ...titled('career_section3_sub_title', 8, 'Question'),
  mentoring_section3_title: text('Or speak with someone a few years ahead of you'),
  mentoring_section4_title: text('Whatever you decide, decide it calmly'),
}

export const WHY = {
  ...filled(whyKarnatakaSections.whykarnataka),
  why_karnataka_banner_image: scene('panorama'),
  why_karnataka_title: text('Why study in Karnataka', 'ಕರ್ನಾಟಕದಲ್ಲಿ ಏಕೆ ಓದಬೇಕು'),
  section1_title: text('A state of many centres'),
  section2_title: text('Ten reasons'),
  ...titled('section2_title', 10, 'Reason'),
  section3_title: text('From Bidar in the north to Chamarajanagar in the south, one state to learn in'),
  section3_image: scene('ghats', 144),
  section4_title: text('Culture you live in'),
  ...titled('culture_title', 4, 'Festival'),
  culture_image1: scene('hampi', 24),
  culture_image2: scene('mysuru', 48),
  culture_image3: scene('coast', 72),
  culture_image4: scene('vijayapura', 96),
  section5_title: text('Where the work is'),
  ...titled('section5_sub_title', 10, 'Industry'),
  section6_title: text('What a month costs'),
  ...titled('section6_sub_title', 10, 'Cost'),
  section7_title: text('Arriving'),
  ...titled('section7_sub_title', 10, 'Step'),
  section8_image: scene('coast', 204),
  section8_title: text('Before you come'),
  ...titled('section8_sub_title', 4, 'Paper'),
  section9_title: text('Now look at what is near you'),
  highlights: Array.from({ length: 7 }, (_, index) => ({
    label: text(['Silk', 'Coffee', 'Gold', 'Sandalwood', 'Space', 'Millets', 'Music'][index] ?? ''),
    subtitle: text('Known for it'),
    image: scene(['coffee', 'hampi', 'coast'][index % 3] ?? 'coast', index * 36),
    content: text('First line\n\n  \nSecond line, which is a little longer than the first\nThird line'),
  })),
}

export const MENTOR = {
  ...filled(mentoringSections.mentor),
  mentoring_banner_image: scene('vijayapura', 60),
  mentoring_title: text('Someone who took your path', 'ನಿಮ್ಮ ದಾರಿಯಲ್ಲಿ ನಡೆದವರು'),
  mentoring_section1_title: text('What a mentor gives'),
  mentoring_offer_title1: text('Two conversations'),
  mentoring_offer_title2: text('Honest answers'),
  mentoring_offer_title3: text('Notes'),
  mentoring_offer_title4: text('A next step'),
  mentoring_section2_title: text('Our mentors'),
  mentoring_section3_title: text('They were where you are'),
  mentoring_section4_title: text('One good conversation can save you a year'),
}

export const MENTORS = Array.from({ length: 13 }, (_, index) => ({
  id: index + 1,
  name: text(
    ['Anitha R', 'Faisal K', 'Girish Hegde', 'Deepa Nayak', 'Venkateshamurthy Srinivasaraghavan'][index % 5] ?? '',
  ),
  job_title: text(
    index % 4 === 1 ? 'Civil engineer with the state public works department, Belagavi' : 'Nurse, Mangaluru',
  ),
  image_url: avatar(index + 10),
}))
