import { render, screen, within } from '@testing-library/react'
import { mentoringAnswerSchema } from '@/lib/contract/content/mentoring'
import { getMessages } from '@/lib/messages/catalogue'
import { MENTOR, MENTORS, paragraphsOf } from '@/testing/content-sample'
import { stubObservers } from '@/testing/stub-observers'
import { MentoringView } from './mentoring-view'

jest.mock('@/components/enquiries/counselling-form', () => ({
  CounsellingForm: ({ kind, source }: { kind: string; source: string }) => (
    <form aria-label={`${kind} from ${source}`} />
  ),
}))
beforeAll(() => stubObservers())

const answer = (mentor: unknown, mentors: unknown = MENTORS) =>
  mentoringAnswerSchema.parse({ data: { mentor, mentors_data: mentors } })

function open(content: Parameters<typeof MentoringView>[0]['answer']) {
  return render(<MentoringView answer={content} lang="en" messages={getMessages('en')} />)
}
const headings = (level: number) => screen.queryAllByRole('heading', { level }).map((heading) => heading.textContent)

test('shows every text of its sections', () => {
  open(answer(MENTOR))
  for (const paragraph of paragraphsOf(MENTOR)) expect(document.body).toHaveTextContent(paragraph)
})

test('shows every part in its order', () => {
  open(answer(MENTOR))
  expect(headings(1)).toEqual(['Someone who took your path'])
  expect(headings(2)).toEqual([
    'What a mentor gives',
    'Our mentors',
    'They were where you are',
    'Ask for a mentor',
    'One good conversation can save you a year',
  ])
  expect(headings(3).slice(0, 4)).toEqual(['Two conversations', 'Honest answers', 'Notes', 'A next step'])
  const carousel = screen.getByRole('region', { name: 'Our mentors' })
  expect(within(carousel).getAllByRole('heading', { level: 3 })).toHaveLength(13)
  expect(screen.getByRole('form', { name: 'mentor from /mentoring' })).toBeInTheDocument()
})

test('the blue panel has the badge with four avatars', () => {
  const { container } = open(answer(MENTOR))
  const badge = screen.getByText('100+ Happy Students')
  expect(badge.querySelectorAll('img')).toHaveLength(4)
  expect(container.querySelector('.on-river')).toContainElement(badge)
  expect(container.querySelectorAll('.on-river')).toHaveLength(1)
})

test('has the picture of its banner, the icons of its offers, and each mentor with job and picture, in two rows', () => {
  open(answer(MENTOR))
  const banner = screen.getByRole('heading', { level: 1 }).closest('section')?.querySelector('img')
  expect(decodeURIComponent(banner?.src ?? '')).toContain(MENTOR.mentoring_banner_image)
  const offers = screen.getByRole('heading', { name: 'What a mentor gives' }).closest('section')
  expect(offers?.querySelectorAll('img')).toHaveLength(4)
  const carousel = screen.getByRole('region', { name: 'Our mentors' })
  expect(carousel).toHaveClass('grid')
  expect(carousel.querySelectorAll('img')).toHaveLength(MENTORS.length)
  const second = within(carousel).getAllByRole('listitem')[1]
  expect(second).toHaveTextContent(/^Faisal KCivil engineer with the state public works department, Belagavi$/)
})

test('the closing statement begins with three grey words', () => {
  open(answer(MENTOR))
  const [grey, black] = screen.getByRole('heading', { name: /^One good/ }).querySelectorAll('span')
  expect(grey).toHaveTextContent(/^One good conversation$/)
  expect(black).toHaveTextContent(/^can save you a year$/)
  expect(grey).toHaveClass('text-grey')
  expect(black).not.toHaveClass('text-grey')
})

test.each([[[]], [null], ['none']])('an empty list of mentors says so: %j', (mentors) => {
  open(answer(MENTOR, mentors))
  expect(screen.getByText('No categories found.')).toBeVisible()
})

test('mentors stand without texts', () => {
  open(answer(null))
  expect(headings(1)).toEqual(['Mentoring & Team'])
  expect(screen.getByRole('region', { name: 'Mentors' })).toBeInTheDocument()
  expect(screen.queryByText('100+ Happy Students')).toBeNull()
})

test('an offer without a title is left out', () => {
  open(answer({ ...MENTOR, mentoring_offer_title2: ' ' }))
  expect(headings(3).slice(0, 3)).toEqual(['Two conversations', 'Notes', 'A next step'])
})

test('a title without offers and words is left out', () => {
  open(answer({ mentoring_section1_title: 'What a mentor gives' }))
  expect(headings(2)).not.toContain('What a mentor gives')
})

test('a provider that fails leaves the form', () => {
  open('failed')
  expect(headings(1)).toEqual(['Mentoring & Team'])
  expect(screen.getByRole('heading', { name: 'Failed to load data.' })).toBeVisible()
  expect(screen.queryByText('No categories found.')).toBeNull()
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/mentoring')
  expect(screen.getByRole('form', { name: 'mentor from /mentoring' })).toBeInTheDocument()
})
