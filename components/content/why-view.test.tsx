import { render, screen } from '@testing-library/react'
import { whyKarnatakaAnswerSchema } from '@/lib/contract/content/why-karnataka'
import { getMessages } from '@/lib/messages/catalogue'
import { WHY, paragraphsOf } from '@/testing/content-sample'
import { WhyView } from './why-view'

jest.mock('@/components/enquiries/contact-section', () => ({
  ContactSection: ({ source }: { source: string }) => <form aria-label={`contact from ${source}`} />,
}))

const why = (fields: unknown) => whyKarnatakaAnswerSchema.parse({ data: { whykarnataka: fields } })

function open(content: Parameters<typeof WhyView>[0]['why']) {
  return render(<WhyView why={content} lang="en" messages={getMessages('en')} />)
}
const headings = (level: number) => screen.queryAllByRole('heading', { level }).map((heading) => heading.textContent)
const beginning = (word: string) => headings(3).filter((heading) => heading?.startsWith(word))

/** The pictures within the part under a heading, in their order. */
const picturesOf = (name: string) =>
  Array.from(screen.getByRole('heading', { name }).closest('section')?.querySelectorAll('img') ?? [], (image) =>
    decodeURIComponent(image.src),
  )

test('shows every text of its sections', () => {
  open(why(WHY))
  for (const paragraph of paragraphsOf(WHY)) expect(document.body).toHaveTextContent(paragraph)
})

test('shows its nine sections in their order', () => {
  open(why(WHY))
  expect(headings(1)).toEqual(['Why study in Karnataka'])
  expect(headings(2)).toEqual([
    'A state of many centres',
    'Ten reasons',
    'From Bidar in the north to Chamarajanagar in the south, one state to learn in',
    'Culture you live in',
    'Highlights',
    'Where the work is',
    'What a month costs',
    'Arriving',
    'Before you come',
    'Now look at what is near you',
  ])
  expect(screen.getByRole('form', { name: 'contact from /Whykarnataka' })).toBeInTheDocument()
})

test('with ten, four, ten, ten and ten cards, and four points', () => {
  open(why(WHY))
  expect(['Reason', 'Festival', 'Industry', 'Cost', 'Step'].map((word) => beginning(word).length)).toEqual([
    10, 4, 10, 10, 10,
  ])
  expect(screen.getAllByText(/^Paper \d$/)).toHaveLength(4)
})

test('has the pictures of its banner and of sections 3, 4 and 8, and an icon for each card', () => {
  open(why(WHY))
  const picture = (path: unknown) => expect.stringContaining(String(path))
  expect(picturesOf('Why study in Karnataka')).toEqual([picture(WHY.why_karnataka_banner_image)])
  expect(picturesOf('From Bidar in the north to Chamarajanagar in the south, one state to learn in')).toEqual([
    picture(WHY.section3_image),
  ])
  expect(picturesOf('Culture you live in').map((src) => /drawn\/(\w+)/.exec(src)?.[1])).toEqual([
    'hampi',
    'mysuru',
    'coast',
    'vijayapura',
  ])
  expect(picturesOf('Before you come')).toEqual([picture(WHY.section8_image)])
  for (const name of ['Ten reasons', 'Where the work is', 'What a month costs', 'Arriving']) {
    expect([name, picturesOf(name).length]).toEqual([name, 10])
  }
})

test('the first eight words over the wide picture are grey, of the closing heading the first three', () => {
  open(why(WHY))
  const words = (name: RegExp) =>
    Array.from(screen.getByRole('heading', { name }).querySelectorAll('span'), ({ textContent, className }) => [
      textContent?.trim(),
      className,
    ])
  expect(words(/^From Bidar/)).toEqual([
    ['From Bidar in the north to Chamarajanagar in', 'text-grey'],
    ['the south, one state to learn in', ''],
  ])
  expect(words(/^Now look/)).toEqual([
    ['Now look at', 'text-on-river-grey'],
    ['what is near you', ''],
  ])
})

test('its two buttons lead to the counselling form and to the results', () => {
  open(why(WHY))
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Get Career Counseling')).toBe('/careerCounselling#carrierCouncling')
  expect(hrefOf('Explore Institution')).toBe('/filter#results-section')
})

test('cards without both title and description are left out', () => {
  open(why({ ...WHY, section5_sub_title3: null, section5_desc3: ' ', section5_sub_title4: null, culture_title2: null }))
  expect(beginning('Industry')).toHaveLength(8)
  expect(beginning('Festival')).toHaveLength(3)
})

test('says nothing of sections that are missing', () => {
  open(
    why({ section3_image: '/a.webp', section7_icon2: '/b.webp', section8_image: '/c.webp', culture_image1: '/d.webp' }),
  )
  expect(headings(1)).toEqual(['Why Karnataka'])
  expect(headings(2)).toEqual([])
  expect(headings(3)).toEqual([])
})

test('a title over nothing is left out, with words under it it stands', () => {
  open(why({ section2_title: 'Ten reasons', section5_title: 'Where the work is', section5_desc: 'Everywhere.' }))
  expect(headings(2)).toEqual(['Where the work is'])
})

test.each([null, 'failed'] as const)('the ways on and the form stand without content: %s', (content) => {
  open(content)
  expect(headings(1)).toEqual(['Why Karnataka'])
  expect(screen.queryAllByText('Failed to load data.')).toHaveLength(content === 'failed' ? 1 : 0)
  expect(screen.getByRole('link', { name: 'Get Career Counseling' })).toBeVisible()
  expect(screen.getByRole('form', { name: 'contact from /Whykarnataka' })).toBeInTheDocument()
})
