import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { topInstituteListSchema } from '@/lib/contract/top-institute'
import { getMessages } from '@/lib/messages/catalogue'
import { stubBff } from '@/testing/stub-bff'
import { ExploreView } from './explore-view'

jest.mock('next/navigation', () => ({ useRouter: () => ({ back: jest.fn() }) }))

const TOP = topInstituteListSchema.parse([
  {
    institute_id: 7,
    name: 'Kaveri Valley Institute',
    logo: '/logo.png',
    city: 'Mysuru',
    average_rating: '4.6',
    courses: [
      { courses: 'Civil' },
      { name: 'Mining' },
      { name: 'Civil' },
      { name: 'Textiles' },
      { name: 'Automobile' },
    ],
  },
  { institute_id: 8, name: 'Bare College', average_rating: 0 },
  { name: 'Nameless Id College', logo: '', average_rating: 9 },
])

function open(institutes: Parameters<typeof ExploreView>[0]['institutes'], lang: 'en' | 'kn' = 'en') {
  return render(<ExploreView institutes={institutes} lang={lang} text={getMessages(lang).explore} />)
}
const card = (name: string) => within(screen.getByText(name).closest('li') ?? document.body)

test('namesakes are told apart', () => {
  open(topInstituteListSchema.parse([{ institute_id: 7, name: 'Government College', disambiguation: 'Kolar' }]))
  // jsdom knows no inline elements.
  expect(screen.getByRole('link', { name: /^Government College ?, Kolar$/ })).toBeVisible()
})

test('a card has logo, name, city, rating and courses, and leads to the institution as one plain link', () => {
  const { container } = open(TOP)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Top Institutions')
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/')
  const kaveri = card('Kaveri Valley Institute')
  expect(kaveri.getByRole('link')).toHaveAttribute('href', '/college/detail?id=7')
  expect(kaveri.getByText('Mysuru')).toBeVisible()
  expect(kaveri.getByText('Rated 4.6 out of 5')).toBeInTheDocument()
  expect(kaveri.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Civil',
    'Mining',
    'Textiles',
    '+11 more',
  ])
  expect(container.querySelector('img')).not.toBeNull()
})

test('what is missing has its stand-in: initial, N/A, Coming Soon', () => {
  open(TOP)
  const bare = card('Bare College')
  expect(bare.getByText('B')).toBeVisible()
  expect(bare.getByText('N/A')).toBeVisible()
  expect(bare.getByText('Coming Soon')).toBeVisible()
  expect(card('Nameless Id College').queryByRole('link')).toBeNull()
})

test('a broken logo gives way to the initial', () => {
  const { container } = open(TOP)
  const image = container.querySelector('img')
  if (image === null) throw new Error('no logo')
  fireEvent.error(image)
  expect(card('Kaveri Valley Institute').getByText('K')).toBeVisible()
})

test('an empty list leads into the directory', () => {
  open([], 'kn')
  expect(screen.getByRole('link', { name: 'ಎಲ್ಲ ಸಂಸ್ಥೆಗಳು' })).toHaveAttribute('href', '/kn/filter')
})

test('a failed list says so, loads when asked, and takes the focus when it is there', async () => {
  const calls = stubBff()
  open('failed')
  expect(screen.getByRole('status')).toHaveTextContent('Failed to load institutions. Please try again.')
  const retry = screen.getByRole('link', { name: 'Try again' })
  expect(retry).toHaveAttribute('href', '/explore-all')

  fireEvent.click(retry)
  expect(screen.getByRole('status')).toHaveTextContent('Loading institutions...')
  fireEvent.click(retry)
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/api/top-institutes']))
  calls[0]?.answer({ message: 'away' }, 503)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Failed to load institutions.'))

  fireEvent.click(retry)
  await waitFor(() => expect(calls).toHaveLength(2))
  calls[1]?.answer(TOP)
  expect(await screen.findByText('Kaveri Valley Institute')).toBeVisible()
  expect(screen.queryByRole('status')).toBeNull()
  expect(document.activeElement).toContainElement(screen.getByText('Kaveri Valley Institute'))
})

const anything = fc.oneof(
  fc.constantFrom(null, '', ' ', 0, 41, true, [], {}, { en: 'x' }, '<b>x</b>', 'javascript:alert(1)', 'x'.repeat(600)),
  fc.string(),
)
test('stands with whatever a provider sends, and shows no empty part', () => {
  const institute = fc.record(
    {
      institute_id: anything,
      name: anything,
      logo: anything,
      city: anything,
      average_rating: anything,
      courses: fc.array(fc.oneof(anything, fc.record({ name: anything }))),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.array(institute, { maxLength: 4 }), (answer) => {
      const markup = renderToStaticMarkup(
        <ExploreView institutes={topInstituteListSchema.parse(answer)} lang="en" text={getMessages('en').explore} />,
      )
      expect(markup).not.toMatch(
        /<(h[1-6]|p|li|ul|a)\b[^>]*>\s*<\/\1>|\[object Object\]|undefined|NaN|<b>|="javascript/,
      )
      expect(markup.match(/<h1/g)).toHaveLength(1)
    }),
    { numRuns: 60 },
  )
})
