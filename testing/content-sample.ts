/** A whole answer of every content page, of an organisation that does not exist. */

const text = (en: string, kn?: string) => (kn === undefined ? { en } : { en, kn })

/** Fields numbered from 1: `make` gives those of one number. */
const each = (length: number, make: (number: number) => Record<string, unknown>) =>
  Object.assign({}, ...Array.from({ length }, (_, index) => make(index + 1)))

const ICONS = ['compass', 'leaf', 'book', 'people', 'rupee', 'house', 'train', 'scales', 'bulb', 'heart']
const icon = (number: number) => `/media/drawn/icon/${ICONS[(number - 1) % ICONS.length] ?? 'book'}-264.webp`
const scene = (kind: string, hue = 264) => `/media/drawn/${kind}/7-${hue}.webp`
const avatar = (number: number) => `/media/drawn/avatar/${number}-${(number * 48) % 360}.webp`

const LONG =
  'We read the official lists ourselves, ring colleges when a figure looks wrong, and say where every number comes from.'
const SHORT = 'Free the first time, and in your language.'

const card = (title: string, number: number) => text(`${title} ${number}`, number === 2 ? 'ಎರಡನೆಯ ಕಾರ್ಡ್' : undefined)
const words = (number: number) => text(number % 3 === 0 ? LONG : SHORT)

export const ABOUT = {
  about_us_banner_image: scene('hampi'),
  about_us_banner_title: text('A guide, not a seller', 'ಮಾರ್ಗದರ್ಶಿ, ಮಾರಾಟಗಾರರಲ್ಲ'),
  about_us_banner_sub_title: text('made in Karnataka, for its students'),
  about_us_banner_description: text(`${LONG}\n\n${SHORT}`),
  about_us_section1_image: scene('coffee', 144),
  about_us_mission_icon: icon(1),
  about_us_mission_title: text('Our mission'),
  about_us_mission_description: text(LONG),
  about_us_vision_icon: icon(9),
  about_us_vision_title: text('Our vision'),
  about_us_vision_description: text('That nobody chooses a college by its hoarding.'),
  about_us_section2_title: text('How we work'),
  ...each(10, (n) => ({
    [`about_us_section2_icon${n}`]: icon(n),
    [`about_us_section2_sub_title${n}`]: card('Habit', n),
    [`about_us_section2_description${n}`]: words(n),
  })),
  about_us_section3_title: text('The people who began it'),
  about_us_section4_title: text('Begin with one question, however small'),
  about_us_section4_description: text(LONG),
}

export const FOUNDERS = Array.from({ length: 6 }, (_, index) => ({
  name: text(
    ['Asha Kulkarni', 'Imran Shariff', 'Lakshmi Devadiga', 'Basavaraj Patil', 'Sneha D', 'Joseph Pinto'][index] ?? '',
  ),
  description: text(index === 2 ? LONG : 'Taught physics in Hassan for eleven years.'),
  image_url: avatar([2, 1, 4, 3, 6, 5][index] ?? 1),
}))

export const CAREER = {
  career_banner_image: scene('bengaluru', 24),
  career_title: text('Talk it through', 'ಮಾತಾಡಿ ನೋಡಿ'),
  career_sub_title: text('with someone who has time'),
  career_description: text(LONG),
  career_section1_title: text('What a conversation is like'),
  career_section1_description: text(`${LONG}\n\n${SHORT}\n\n${LONG}`),
  career_section1_image: scene('mysuru', 84),
  career_section2_title: text('What we talk about'),
  ...each(4, (n) => ({
    [`career_section2_icon${n}`]: icon(n + 2),
    [`career_section2_sub_title${n}`]: card('Subject', n),
    [`career_section2_description${n}`]: words(n),
  })),
  career_section3_title: text('Questions that families bring'),
  ...each(8, (n) => ({
    [`career_section3_icon${n}`]: icon(n),
    [`career_section3_sub_title${n}`]: card('Question', n),
    [`career_section3_description${n}`]: words(n),
  })),
  mentoring_section3_title: text('Or speak with someone a few years ahead of you'),
  mentoring_section3_desc: text(LONG),
  mentoring_section4_title: text('Whatever you decide, decide it calmly'),
}

export const WHY = {
  why_karnataka_banner_image: scene('panorama'),
  why_karnataka_title: text('Why study in Karnataka', 'ಕರ್ನಾಟಕದಲ್ಲಿ ಏಕೆ ಓದಬೇಕು'),
  why_karnataka_sub_title: text('from the coast to the plateau'),
  why_karnataka_description: text(LONG),
  section1_title: text('A state of many centres'),
  section1_description: text(`${LONG}\n\n${LONG}`),
  section2_title: text('Ten reasons'),
  section2_description: text(SHORT),
  ...each(10, (n) => ({
    [`section2_icon${n}`]: icon(n),
    [`section2_title${n}`]: card('Reason', n),
    [`section2_description${n}`]: words(n),
  })),
  section3_title: text('From Bidar in the north to Chamarajanagar in the south, one state to learn in'),
  section3_image: scene('ghats', 144),
  section4_title: text('Culture you live in'),
  section4_desc: text(LONG),
  ...each(4, (n) => ({
    [`culture_title${n}`]: card('Festival', n),
    [`culture_sub_title${n}`]: text('In autumn'),
    [`culture_desc${n}`]: words(n),
    [`culture_image${n}`]: scene(['hampi', 'mysuru', 'coast', 'vijayapura'][n - 1] ?? 'hampi', n * 24),
  })),
  ...Object.assign(
    {},
    ...[5, 6].map((section) => ({
      [`section${section}_title`]: text(section === 5 ? 'Where the work is' : 'What a month costs'),
      [`section${section}_desc`]: text(SHORT),
      ...each(10, (n) => ({
        [`section${section}_icon${n}`]: icon(n + section),
        [`section${section}_sub_title${n}`]: card(section === 5 ? 'Industry' : 'Cost', n),
        [`section${section}_desc${n}`]: words(n + section),
      })),
    })),
  ),
  section7_title: text('Arriving'),
  section7_desc: text(SHORT),
  ...each(10, (n) => ({
    [`section7_icon${n}`]: icon(n + 3),
    [`section7_sub_title${n}`]: card('Step', n),
    [`section7_sub_desc${n}`]: words(n),
  })),
  section8_image: scene('coast', 204),
  section8_title: text('Before you come'),
  section8_desc: text(LONG),
  ...each(4, (n) => ({ [`section8_sub_title${n}`]: card('Paper', n) })),
  section9_title: text('Now look at what is near you'),
  section9_desc: text(SHORT),
  highlights: Array.from({ length: 7 }, (_, index) => ({
    label: text(['Silk', 'Coffee', 'Gold', 'Sandalwood', 'Space', 'Millets', 'Music'][index] ?? ''),
    subtitle: text('Known for it'),
    image: scene(['coffee', 'hampi', 'coast'][index % 3] ?? 'coast', index * 36),
    content: text('First line\n\n  \nSecond line, which is a little longer than the first\nThird line'),
  })),
}

export const MENTOR = {
  mentoring_banner_image: scene('vijayapura', 60),
  mentoring_title: text('Someone who took your path', 'ನಿಮ್ಮ ದಾರಿಯಲ್ಲಿ ನಡೆದವರು'),
  mentoring_sub_title: text('is ready to talk about it'),
  mentoring_description: text(LONG),
  mentoring_section1_title: text('What a mentor gives'),
  mentoring_section1_desc: text(LONG),
  ...each(4, (n) => ({
    [`mentoring_offer_icon${n}`]: icon(n),
    [`mentoring_offer_title${n}`]: text(['Two conversations', 'Honest answers', 'Notes', 'A next step'][n - 1] ?? ''),
  })),
  mentoring_section2_title: text('Our mentors'),
  mentoring_section2_desc: text(SHORT),
  mentoring_section3_title: text('They were where you are'),
  mentoring_section3_desc: text(LONG),
  mentoring_section4_title: text('One good conversation can save you a year'),
  mentoring_section4_desc: text(SHORT),
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
