import { render, screen } from '@testing-library/react'
import { careerAnswerSchema } from '@/lib/contract/content/career'
import { getMessages } from '@/lib/messages/catalogue'
import { CAREER, paragraphsOf } from '@/testing/content-sample'
import { CareerView } from './career-view'

jest.mock('@/components/enquiries/counselling-form', () => ({
  CounsellingForm: ({ kind, source }: { kind: string; source: string }) => (
    <form aria-label={`${kind} from ${source}`} />
  ),
}))

const career = (fields: unknown) => careerAnswerSchema.parse({ data: { career: fields } })

function open(content: Parameters<typeof CareerView>[0]['career']) {
  return render(<CareerView career={content} lang="en" messages={getMessages('en')} />)
}
const headings = (level: number) => screen.queryAllByRole('heading', { level }).map((heading) => heading.textContent)

/** The pictures within the part under a heading, in their order. */
const picturesOf = (name: string) =>
  Array.from(screen.getByRole('heading', { name }).closest('section')?.querySelectorAll('img') ?? [], (image) =>
    decodeURIComponent(image.src),
  )

test('shows every text of its sections', () => {
  open(career(CAREER))
  for (const paragraph of paragraphsOf(CAREER)) expect(document.body).toHaveTextContent(paragraph)
})

test('shows every part in its order, with four and eight cards', () => {
  open(career(CAREER))
  expect(headings(1)).toEqual(['Talk it through'])
  expect(headings(2)).toEqual([
    'What a conversation is like',
    'What we talk about',
    'Questions that families bring',
    'Or speak with someone a few years ahead of you',
    'Ask for counselling',
    'Whatever you decide, decide it calmly',
  ])
  expect(headings(3).filter((heading) => heading?.startsWith('Subject'))).toHaveLength(4)
  expect(headings(3).filter((heading) => heading?.startsWith('Question'))).toHaveLength(8)
  expect(screen.getByText('100+ Happy Students').querySelectorAll('img')).toHaveLength(4)
})

test('has the pictures of its banner and of section 1, the icons of its cards, and a blue panel', () => {
  open(career(CAREER))
  expect(picturesOf('Talk it through')).toEqual([expect.stringContaining(CAREER.career_banner_image)])
  expect(picturesOf('What a conversation is like')).toEqual([expect.stringContaining(CAREER.career_section1_image)])
  expect(picturesOf('What we talk about')).toHaveLength(4)
  expect(picturesOf('Questions that families bring')).toHaveLength(8)
  const panel = screen.getByRole('heading', { name: 'Or speak with someone a few years ahead of you' })
  expect(panel.closest('.on-river')).toContainElement(screen.getByText('100+ Happy Students'))
})

test('the form stands under its anchor', () => {
  open(career(CAREER))
  const section = document.getElementById('carrierCouncling')
  expect(section).toContainElement(screen.getByRole('form', { name: 'career from /careerCounselling' }))
  expect(section).toHaveAccessibleName('Ask for counselling')
})

test('the closing heading begins with three grey words', () => {
  open(career(CAREER))
  const [grey, black] = screen.getByRole('heading', { name: /^Whatever/ }).querySelectorAll('span')
  expect(grey).toHaveTextContent(/^Whatever you decide,$/)
  expect(black).toHaveTextContent(/^decide it calmly$/)
  expect(grey).toHaveClass('text-grey')
  expect(black).not.toHaveClass('text-grey')
})

test('empty cards are left out, and a section of none with its title', () => {
  const fields = Object.entries(CAREER).map(([key, value]) => [key, /section2_(sub|desc)/.test(key) ? null : value])
  open(career({ ...Object.fromEntries(fields), career_section3_sub_title8: '', career_section3_description8: '' }))
  expect(headings(2)).not.toContain('What we talk about')
  expect(headings(3)).toHaveLength(7)
})

test.each([null, 'failed'] as const)('the form stands without content: %s', (content) => {
  open(content)
  expect(headings(1)).toEqual(['Career Counseling'])
  expect(screen.queryAllByText('Failed to load data.')).toHaveLength(content === 'failed' ? 1 : 0)
  expect(screen.getByRole('form', { name: 'career from /careerCounselling' })).toBeInTheDocument()
})
