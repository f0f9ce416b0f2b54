import { render, screen, within } from '@testing-library/react'
import { aboutAnswerSchema } from '@/lib/contract/content/about'
import { homepageBundleSchema } from '@/lib/contract/content/homepage'
import { getMessages } from '@/lib/messages/catalogue'
import { ABOUT, FOUNDERS, paragraphsOf } from '@/testing/content-sample'
import { stubObservers } from '@/testing/stub-observers'
import { AboutView } from './about-view'

const about = (fields: object) => aboutAnswerSchema.parse({ data: { about: fields } })
beforeAll(() => stubObservers())

const { founders } = homepageBundleSchema.parse({ data: { founders: FOUNDERS } })

function open(content: Parameters<typeof AboutView>[0]['about'], lang: 'en' | 'kn' = 'en', people = founders) {
  render(<AboutView about={content} founders={people} lang={lang} messages={getMessages(lang)} />)
}
const headings = (level: number) => screen.queryAllByRole('heading', { level }).map((heading) => heading.textContent)

/** The pictures within the part under a heading, in their order. */
const picturesOf = (name: string) =>
  Array.from(screen.getByRole('heading', { name }).closest('section')?.querySelectorAll('img') ?? [], (image) =>
    decodeURIComponent(image.src),
  )

test('shows every text of its sections', () => {
  open(about(ABOUT))
  for (const paragraph of paragraphsOf(ABOUT)) expect(document.body).toHaveTextContent(paragraph)
})

test('shows every part in its order, with ten cards and the founders', () => {
  open(about(ABOUT))
  expect(headings(1)).toEqual(['A guide, not a seller'])
  expect(headings(2)).toEqual([
    'Our mission',
    'Our vision',
    'How we work',
    'The people who began it',
    'Begin with one question, however small',
  ])
  expect(headings(3).filter((heading) => heading?.startsWith('Habit'))).toHaveLength(10)
  const carousel = screen.getByRole('region', { name: 'The people who began it' })
  expect(within(carousel).getAllByRole('heading', { level: 3 })).toHaveLength(6)
})

test('has the pictures of its banner and of section 1, and an icon for mission, vision and each card', () => {
  open(about(ABOUT))
  expect(picturesOf('A guide, not a seller')).toEqual([expect.stringContaining(ABOUT.about_us_banner_image)])
  expect(picturesOf('Our mission')).toEqual(
    [ABOUT.about_us_section1_image, ABOUT.about_us_mission_icon, ABOUT.about_us_vision_icon].map((path) =>
      expect.stringContaining(path),
    ),
  )
  expect(picturesOf('How we work')).toHaveLength(10)
})

test.each([
  ['with words', about(ABOUT), true],
  ['without words, as in an outage', 'failed', false],
] as const)('the two ways on stand in a panel of river %s', (_, content, isPanel) => {
  open(content)
  for (const name of ['Get Career Counseling', 'Explore Institution']) {
    expect(screen.getByRole('link', { name }).closest('.on-river') !== null).toBe(isPanel)
  }
})

test('the founders are a carousel as the specification has it', () => {
  open(about(ABOUT))
  expect(screen.getByRole('region', { name: 'The people who began it' })).toHaveClass('people')
})

test('the first three words of the closing heading are grey', () => {
  open(about(ABOUT))
  const closing = screen.getByRole('heading', { name: 'Begin with one question, however small' })
  const [grey, ink] = closing.querySelectorAll('span')
  expect(grey).toHaveTextContent(/^Begin with one$/)
  expect(ink).toHaveTextContent(/^question, however small$/)
  expect(grey).toHaveClass('text-on-river-grey')
  expect(ink).not.toHaveAttribute('class')
})

test.each([
  [
    'en',
    'Get Career Counseling',
    '/careerCounselling#carrierCouncling',
    'Explore Institution',
    '/filter#results-section',
  ],
  ['kn', 'ವೃತ್ತಿ ಸಮಾಲೋಚನೆ ಪಡೆಯಿರಿ', '/kn/careerCounselling#carrierCouncling', 'ಸಂಸ್ಥೆಗಳನ್ನು ನೋಡಿ', '/kn/filter#results-section'],
] as const)(
  'its two links lead to a counsellor and into the directory (%s)',
  (lang, first, there, second, elsewhere) => {
    open(about(ABOUT), lang)
    expect(screen.getByRole('link', { name: first })).toHaveAttribute('href', there)
    expect(screen.getByRole('link', { name: second })).toHaveAttribute('href', elsewhere)
  },
)

test('cards without title and description are left out, and their section with them', () => {
  open(about({ ...ABOUT, about_us_section2_sub_title4: null, about_us_section2_description4: '' }))
  expect(headings(3).filter((heading) => heading?.startsWith('Habit'))).toHaveLength(9)
  expect(headings(3)).not.toContain('Habit 4')
})

test('a section of icons alone is none', () => {
  open(
    about({
      about_us_section2_title: 'How we work',
      about_us_section2_icon1: '/a.webp',
      about_us_mission_icon: '/b.webp',
    }),
  )
  expect(headings(1)).toEqual(['About us'])
  expect(headings(2)).not.toContain('How we work')
  expect(screen.queryAllByRole('list')).toHaveLength(0)
})

test.each([null, about({ about_us_banner_title: '' })])(
  'says that there is nothing, and shows the founders (%#)',
  (content) => {
    open(content)
    expect(headings(1)).toEqual(['About us'])
    expect(screen.getByRole('heading', { name: 'No About data found.' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Founders' })).toBeInTheDocument()
  },
)

test('a provider that fails is another thing, with another try', () => {
  open('failed', 'en', [])
  expect(screen.getByRole('heading', { name: 'Failed to load data.' })).toBeVisible()
  expect(screen.queryByText('No About data found.')).toBeNull()
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/about')
  expect(screen.queryByRole('region', { name: 'Founders' })).toBeNull()
})

test('English on a Kannada page is marked as such', () => {
  open(about(ABOUT), 'kn')
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang')
  expect(screen.getByRole('heading', { name: 'How we work' })).toHaveAttribute('lang', 'en')
})
