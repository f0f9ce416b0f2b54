import { fireEvent, render, screen, within } from '@testing-library/react'
import { AuthProviders } from '@/components/auth/auth-providers'
import type { InstituteDetail } from '@/lib/contract/institute'
import { getMessages } from '@/lib/messages/catalogue'
import { BARE_DETAIL, FULL_ANSWER, FULL_DETAIL, readDetail } from '@/lib/testing/institute-sample'
import { InstituteView } from './institute-view'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }) }))

function show(
  detail: InstituteDetail,
  { lang = 'en' as 'en' | 'kn', brochures = [] as { id: string; title: string | null; fileUrl: string }[] | null } = {},
) {
  return render(
    <AuthProviders>
      <InstituteView id="7" detail={detail} brochures={brochures} trail={[]} lang={lang} messages={getMessages(lang)} />
    </AuthProviders>,
  )
}

/** What a tab holds, once it is open. */
function panel(name: string) {
  fireEvent.click(screen.getByRole('tab', { name }))
  return within(screen.getByRole('tabpanel', { name }))
}
afterEach(() => window.history.replaceState(null, '', '/'))

describe('an institution of which everything is known', () => {
  it('has one h1, its kind, its place and what visitors think of it', () => {
    show(FULL_DETAIL)
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      'Chamundi Hills Institute of Technology',
    ])
    expect(screen.getByText('Autonomous engineering college')).toBeVisible()
    expect(screen.getByText('Mysuru, Mysuru district')).toBeVisible()
    expect(screen.getByText('Rated 4.6 out of 5')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /212 reviews/ })).toHaveAttribute('href', '#reviews')
    expect(screen.getByText('Founded by weavers.')).toBeVisible()
  })

  it('sums up the facts', () => {
    const { container } = show(FULL_DETAIL)
    const facts = [...(container.querySelector('dl')?.children ?? [])].map((fact) => fact.textContent)
    expect(facts).toEqual(['Rating4.6 / 5', 'Fees₹86,000 to ₹1,12,410', 'Courses3', 'Seats300'])
  })

  it('groups the courses in tables', () => {
    show(FULL_DETAIL)
    const courses = panel('Courses & Fees')
    expect(courses.getAllByRole('table').map((table) => table.getAttribute('aria-label'))).toEqual(['BE', 'M.Tech'])
    const [be] = courses.getAllByRole('table')
    const header = within(be!).getAllByRole('columnheader')
    expect(header.map((cell) => cell.textContent)).toEqual(['Course Name', 'Duration', 'Fees (₹)', 'Seats'])
    expect(within(be!).getByRole('row', { name: /Computer Science/ })).toHaveTextContent('1,12,410')
  })

  it('numbers the steps of the admission in the order of their keys', () => {
    show(FULL_DETAIL)
    const admissions = panel('Admissions')
    expect(admissions.getByRole('heading', { name: 'Admission Process' })).toBeInTheDocument()
    expect(admissions.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1ApplyFill in the form.',
      '2Counselling',
    ])
  })

  it('shows placement, facilities and reviews under their headings', () => {
    show(FULL_DETAIL)
    const heading = (tab: string, name: string) => panel(tab).getByRole('heading', { name, level: 3 })
    expect(heading('Placement', 'Placement Statistics')).toBeVisible()
    expect(heading('Placement', 'Top Recruiters')).toBeVisible()
    expect(heading('Facilities', 'Campus Facilities')).toBeVisible()
    expect(heading('Reviews', 'Hear From Students & Parents')).toBeVisible()
    expect(panel('Reviews').getByText('Asha R')).toBeInTheDocument()
    expect(panel('Reviews').getByText('A visitor')).toBeInTheDocument()
    expect(panel('Placement').getByText('Kaveri Systems')).toBeInTheDocument()
  })

  it('links what can be reached, and greys what cannot', () => {
    show(FULL_DETAIL)
    expect(screen.getByRole('link', { name: '0821 400 2200' })).toHaveAttribute('href', 'tel:08214002200')
    expect(screen.getByRole('link', { name: 'office@chit.example' })).toHaveAttribute(
      'href',
      'mailto:office@chit.example',
    )
    expect(screen.getByRole('link', { name: /^chit\.example/ })).toHaveAttribute('href', 'https://chit.example/')
    expect(screen.getByRole('link', { name: /Facebook/ })).toHaveAttribute('href', 'https://facebook.com/chit')
    expect(screen.queryByRole('link', { name: /Instagram/ })).toBeNull()
    expect(screen.getByText('Instagram: not given')).toBeInTheDocument()
  })

  it('shows six pictures, the last with the number of the others', () => {
    show(FULL_DETAIL)
    const tiles = within(screen.getByRole('region', { name: 'Gallery' })).getAllByRole('link')
    expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(
      [1, 2, 3, 4, 5, 6].map((n) => `/media/gallery/${n}.webp`),
    )
    expect(tiles[5]).toHaveTextContent('+3')
  })

  it('lists brochures by title', () => {
    show(FULL_DETAIL, { brochures: [{ id: '1', title: 'Prospectus', fileUrl: '/a.pdf' }] })
    expect(screen.getByText('Prospectus', { selector: 'li > div > span' })).toBeVisible()
    expect(screen.queryByText('No brochures available.')).toBeNull()
  })

  it('greys the first three words of the tagline', () => {
    show(FULL_DETAIL)
    const tagline = screen.getByRole('heading', { name: 'Learning that stays close to the hills' })
    expect(tagline.firstElementChild).toHaveTextContent(/^Learning that stays$/)
    expect(tagline.firstElementChild).toHaveClass('text-grey')
  })
})

describe('an institution of which only the name is known', () => {
  it.each([
    'N/A',
    'No Image',
    'No images available',
    'No brochures available.',
    'Overview data is coming soon.',
    'Courses data is coming soon.',
    'Admission process data is coming soon.',
    'Placement data is coming soon.',
    'Facilities data is coming soon.',
  ])('says %p', (words) => {
    show(BARE_DETAIL)
    expect(screen.getByText(words)).toBeInTheDocument()
  })

  it('has no reviews, no facts, no tables and no tagline', () => {
    const { container } = show(BARE_DETAIL)
    expect(panel('Reviews').getByText('No reviews yet.')).toBeInTheDocument()
    expect(container.querySelector('dl, table, h4')).toBeNull()
  })

  it('says nothing about brochures that could not be read', () => {
    show(BARE_DETAIL, { brochures: null })
    expect(screen.queryByText(/brochure/i)).toBeNull()
  })
})

it('leaves out a column that no course fills', () => {
  const courses = [{ id: 1, course_name: 'Civil', course_category: 'BE', seat: 60 }]
  show(readDetail({ ...FULL_ANSWER, courses }))
  const header = panel('Courses & Fees').getAllByRole('columnheader')
  expect(header.map((cell) => cell.textContent)).toEqual(['Course Name', 'Seats'])
})

it('shows twelve course names and offers the rest', () => {
  const courses = Array.from({ length: 40 }, (_, index) => ({ course_name: `Course ${index + 1}` }))
  show(readDetail({ ...FULL_ANSWER, courses }))
  const names = within(screen.getByRole('region', { name: 'Courses offered' }))
  expect(names.getByText('Course 12')).toBeVisible()
  expect(names.getByText('Course 13')).not.toBeVisible()
  names.getByText('Show all 40').click()
  expect(names.getByText('Course 40')).toBeVisible()
})

it('shows Kannada where the provider has it and marks English where not', () => {
  show(FULL_DETAIL, { lang: 'kn' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ಚಾಮುಂಡಿ ಬೆಟ್ಟ ತಾಂತ್ರಿಕ ಸಂಸ್ಥೆ')
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang')
  expect(screen.getByText('Autonomous engineering college')).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('tab', { name: 'ಪರಿಚಯ' })).toBeVisible()
})
