import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { AuthProviders } from '@/components/auth/auth-providers'
import type { Brochure } from '@/lib/contract/brochure'
import type { FeeSheet } from '@/lib/contract/fee-rules'
import type { InstituteDetail } from '@/lib/contract/institute'
import { getMessages } from '@/lib/messages/catalogue'
import { feeLinesOf } from '@/lib/rules/costs/institute-costs'
import { FEE_SHEET } from '@/testing/fee-sheet'
import { BARE_DETAIL, FULL_ANSWER, FULL_DETAIL, readDetail } from '@/testing/institute-sample'
import { InstituteView } from './institute-view'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }) }))

function show(detail: InstituteDetail, { lang = 'en' as 'en' | 'kn', brochures = [] as Brochure[] | null } = {}) {
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
/** Which of our files a picture shows, in whatever size. */
function fileOf(image: Element | null | undefined): string | null {
  return new URL(image?.getAttribute('src') ?? '', 'http://localhost').searchParams.get('url')
}
afterEach(() => window.history.replaceState(null, '', '/'))

describe('an institution of which everything is known', () => {
  it('has its parts in the order of the specification', () => {
    const { container } = show(FULL_DETAIL, { brochures: [] })
    const parts = [
      ...Array.from(container.querySelectorAll('img')).slice(0, 2),
      screen.getByRole('heading', { level: 1 }),
      screen.getByRole('button', { name: 'Share' }),
      screen.getByText('Founded by weavers.'),
      screen.getByRole('region', { name: getMessages('en').institute.courseNames.label }),
      screen.getByRole('region', { name: 'Gallery' }),
      screen.getByText('No brochures available.'),
      screen.getByRole('region', { name: 'Contact Information' }),
      screen.getByRole('tablist'),
      screen.getByRole('heading', { name: FULL_DETAIL.tagline?.en }),
    ]
    const inPage = [...parts].sort((a, b) =>
      a.compareDocumentPosition(b) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    expect(inPage).toEqual(parts)
  })

  it('has one h1, its kind, its place and what visitors think of it', () => {
    show(FULL_DETAIL)
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      'Chamundi Hills Institute of Technology',
    ])
    expect(screen.getByText('Autonomous engineering college')).toBeVisible()
    expect(screen.getByText('Mysuru, Mysuru district')).toBeVisible()
    expect(screen.getByText('Rated 4.6 out of 5')).toBeInTheDocument()
    // Two figures, not "out of 5 212".
    expect(screen.getByRole('link', { name: /^Rated 4\.6 out of 5\s*, 212 reviews$/ })).toHaveAttribute(
      'href',
      '#reviews',
    )
    expect(screen.getByText('Founded by weavers.')).toBeVisible()
  })

  it('has what tells it apart beside a name that others bear', () => {
    show({ ...FULL_DETAIL, disambiguation: 'Hinkal, Mysuru' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Chamundi Hills [\w ]+, Hinkal, Mysuru$/)
    expect(screen.getByText(/, Hinkal, Mysuru$/, { selector: '[aria-current=page]' })).toBeInTheDocument()
  })

  it('has the first picture of the gallery as its banner, and its logo over it', () => {
    const { container } = show(FULL_DETAIL)
    const [banner] = container.querySelectorAll('article picture')
    expect(fileOf(banner?.querySelector('img'))).toBe('/media/gallery/1.webp')
    expect(fileOf(screen.getByRole('img', { name: 'Logo of Chamundi Hills Institute of Technology' }))).toBe(
      '/media/media/chit.webp',
    )
    expect(screen.queryByText('No Image')).toBeNull()
  })

  it('has the way to report an error beside placement and reviews, too', () => {
    show(FULL_DETAIL)
    const reported = screen
      .getAllByRole('link', { name: 'Report an error', hidden: true })
      .map((link) => link.getAttribute('href')?.replace(/.*figure=/, ''))
    expect(reported).toEqual(expect.arrayContaining(['name', 'address', 'courses', 'placement', 'rating']))
  })

  it('has no way to report an error where there is no figure', () => {
    show(readDetail({ institute: { institute_name: 'A College' }, sources: [{ name: 'aicte', title: 'AICTE' }] }))
    const reported = screen
      .getAllByRole('link', { name: 'Report an error', hidden: true })
      .map((link) => link.getAttribute('href')?.replace(/.*figure=/, ''))
    expect(reported.filter((figure) => figure === 'placement' || figure === 'rating')).toEqual([])
  })

  it('has the way there in a map', () => {
    show(FULL_DETAIL)
    const href = screen.getByRole('link', { name: /^Directions/ }).getAttribute('href') ?? ''
    expect(new URL(href).searchParams.get('query')).toBe('12.311827, 76.652985')
  })

  it('is not from lists alone, whichever lists speak of it', () => {
    show({ ...FULL_DETAIL, sources: FULL_DETAIL.sources })
    expect(screen.queryByRole('region', { name: 'Known from public lists alone' })).toBeNull()
  })

  it('has the six tabs in their order', () => {
    show(FULL_DETAIL)
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Courses & Fees',
      'Admissions',
      'Placement',
      'Facilities',
      'Reviews',
    ])
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Overview')
  })

  it('shows a title, paragraphs, and numbered blocks with title, description and picture', () => {
    show(FULL_DETAIL)
    const overview = panel('Overview')
    expect(overview.getByRole('heading', { level: 3 })).toHaveTextContent('About the college')
    expect(overview.getByText('First paragraph.').tagName).toBe('P')
    expect(overview.getByText('Second paragraph.').tagName).toBe('P')
    const blocks = overview.getAllByRole('listitem')
    expect(blocks.map((block) => block.textContent)).toEqual(['Second blockOf the second block.', 'Tenth block'])
    expect(blocks.map((block) => fileOf(block.querySelector('img')))).toEqual(['/media/blocks/2.webp', null])
  })

  it('sums up the facts', () => {
    const { container } = show(FULL_DETAIL)
    const facts = [...(container.querySelector('dl')?.children ?? [])].map((fact) => fact.textContent)
    expect(facts).toEqual([
      'Rating4.6 / 5',
      'Fees₹86,000 to ₹1,12,410',
      'OwnershipGovernment-aided',
      'Who may study thereCo-educational',
      'Courses3',
      'Seats300',
    ])
  })

  it.each([
    ['en', ['Who may study thereGirls only', 'Classes1 to 7']],
    ['kn', ['ಯಾರು ಓದಬಹುದುಬಾಲಕಿಯರಿಗೆ ಮಾತ್ರ', 'ತರಗತಿಗಳು1ರಿಂದ 7']],
  ] as const)('says of a school which classes it teaches, and whom (%s)', (lang, expected) => {
    const institute = { institute_name: 'Tunga School', gender: 'women', classes: { from: 1, to: 7 } }
    const { container } = show(readDetail({ institute }), { lang })
    expect([...(container.querySelector('dl')?.children ?? [])].map((fact) => fact.textContent)).toEqual(expected)
  })

  it('says that a minority runs it where that is known, and never that none does', () => {
    const { unmount } = show(FULL_DETAIL)
    expect(screen.getByText('Minority institution')).toBeVisible()
    unmount()
    show({ ...FULL_DETAIL, isMinority: false })
    expect(screen.queryByText('Minority institution')).toBeNull()
  })

  it('groups the courses in tables', () => {
    show(FULL_DETAIL)
    const courses = panel('Courses & Fees')
    expect(courses.getAllByRole('table').map((table) => table.getAttribute('aria-label'))).toEqual(['BE', 'M.Tech'])
    // The level of all of a table, where it is known.
    expect(courses.getAllByRole('heading', { level: 3 }).map((heading) => heading.parentElement?.textContent)).toEqual([
      'BEDegree',
      'M.Tech',
      'What it costs',
    ])
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
    expect(panel('Reviews').getByText('Of 212 reviews, 2 are shown here.')).toBeVisible()
    expect(panel('Placement').getByText('Kaveri Systems')).toBeInTheDocument()
    expect(panel('Placement').getByRole('heading', { name: '₹6.2 lakh' })).toBeVisible()
    expect(panel('Facilities').getByRole('heading', { name: 'Library' })).toBeVisible()
    expect(panel('Reviews').getByText('Good labs.')).toBeVisible()
    expect(panel('Reviews').getByRole('link', { name: 'Write Review' })).toBeVisible()
    const reply = panel('Reviews').getByText(/^Reply of the institution/)
    expect(reply).toHaveTextContent('Reply of the institution · 12 Nov 2026')
    expect(panel('Reviews').getByText('Thank you.')).toBeVisible()
    // Of the two, one says that it can be reported.
    const report = panel('Reviews').getByRole('link', { name: /^Report this review\s*: Asha R$/ })
    expect(report).toHaveAttribute('href', '/college/report?id=7&review=1')
    expect(panel('Reviews').getAllByRole('link', { name: /^Report this review/ })).toHaveLength(1)
  })

  it('tells under Contact Information the address, city, PIN code, phone, email and website', () => {
    show(FULL_DETAIL)
    const card = within(screen.getByRole('region', { name: 'Contact Information' }))
    expect(card.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['Address', 'Ring Road, Hinkal'],
      ['City', 'Mysuru'],
      ['PIN code', '570017'],
      ['Phone', '0821 400 2200'],
      ['Email', 'office@chit.example'],
      ['Website', 'chit.example (opens in a new tab)'],
    ])
    const networks = within(card.getByRole('list', { name: 'Social media' }))
    expect(networks.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Facebook (opens in a new tab)',
      'Instagram: not given',
      'LinkedIn: not given',
    ])
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

  it('lists brochures by title, each with its button', () => {
    const brochures = [
      { id: '1', title: 'Prospectus', fileUrl: '/a.pdf', language: null },
      { id: '2', title: 'Fees', fileUrl: '/b.pdf', language: 'en' as const },
    ]
    show(FULL_DETAIL, { brochures })
    expect(screen.getByText('Prospectus', { selector: 'li > div span' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Download Brochure Prospectus' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Download Brochure Fees' })).toBeVisible()
    expect(screen.queryByText('No brochures available.')).toBeNull()
    expect(screen.queryByText(/^PDF, /)).toBeNull()
  })

  it.each([
    ['kn' as const, ['ಪರಿಚಯ', 'Fees', 'Prospectus'], 'PDF, ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ', 'en'],
    ['en' as const, ['Prospectus', 'Fees', 'ಪರಿಚಯ'], 'PDF, in Kannada', 'kn'],
  ])('offers brochures in the language of %s first, and says of the others theirs', (lang, titles, words, other) => {
    const brochures = [
      { id: '1', title: 'Prospectus', fileUrl: '/a.pdf', language: 'en' as const },
      { id: '2', title: 'Fees', fileUrl: '/b.pdf', language: null },
      { id: '3', title: 'ಪರಿಚಯ', fileUrl: '/c.pdf', language: 'kn' as const },
    ]
    show(FULL_DETAIL, { lang, brochures })
    const entries = screen
      .getAllByRole('listitem')
      .filter((entry) => within(entry).queryByRole('link')?.getAttribute('href')?.includes('/brochures/'))
    expect(entries.map((entry) => entry.querySelector('span')?.textContent)).toEqual(titles)
    expect(entries.map((entry) => within(entry).queryByText(/^PDF, /)?.textContent ?? null)).toEqual([
      null,
      null,
      words,
    ])
    expect(entries[2]?.querySelector('span')).toHaveAttribute('lang', other)
  })

  it('greys the first three words of the tagline', () => {
    show(FULL_DETAIL)
    const tagline = screen.getByRole('heading', { name: 'Learning that stays close to the hills' })
    expect(tagline.firstElementChild).toHaveTextContent(/^Learning that stays$/)
    expect(tagline.firstElementChild).toHaveClass('text-grey')
    expect(tagline.lastElementChild).toHaveTextContent(/^close to the hills$/)
    expect(tagline.lastElementChild).not.toHaveClass('text-grey')
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
  ])('what is missing has its words: %p', (words) => {
    show(BARE_DETAIL)
    expect(screen.getByText(words)).toBeInTheDocument()
  })

  it.each(['Overview', 'Admissions', 'Placement', 'Facilities'])(
    '%s says why it is empty, where lists are read',
    (tab) => {
      const statements = [{ figure: 'name' as const, source: 'aicte', value: { en: 'Hill College' }, isShown: true }]
      show({ ...BARE_DETAIL, statements })
      expect(panel(tab).getByText('Why is this missing?')).toBeInTheDocument()
    },
  )

  it('has no reviews, no facts, no tables and no tagline', () => {
    const { container } = show(BARE_DETAIL)
    expect(panel('Reviews').getByText('No reviews yet.')).toBeInTheDocument()
    expect(container.querySelector('dl, table, h4')).toBeNull()
    expect(container.querySelector('article > h2')).toBeNull()
  })

  it('has a drawing for a banner, and greyed networks', () => {
    const { container } = show(BARE_DETAIL)
    expect(container.querySelector('article picture')).toBeNull()
    expect(container.querySelector('article > span > svg')).toBeInTheDocument()
    for (const network of ['Facebook', 'Instagram', 'LinkedIn']) {
      expect(screen.getByText(`${network}: not given`).closest('a')).toBeNull()
    }
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

it('names each course once in a chip', () => {
  const courses = ['Civil', 'Law', 'civil', 'Civil'].map((course_name) => ({ course_name }))
  show(readDetail({ ...FULL_ANSWER, courses }))
  const chips = within(screen.getByRole('region', { name: 'Courses offered' })).getAllByRole('listitem')
  expect(chips.map((chip) => chip.textContent)).toEqual(['Civil', 'Law'])
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

it.each([
  ['en', 'Show all 13', 'Show fewer courses'],
  ['kn', 'ಎಲ್ಲ 13 ತೋರಿಸಿ', 'ಕಡಿಮೆ ಕೋರ್ಸ್‌ಗಳನ್ನು ತೋರಿಸಿ'],
] as const)(
  'what opens the rest of the courses stays, with other words once they are open (%s)',
  (lang, all, fewer) => {
    const courses = Array.from({ length: 13 }, (_, index) => ({ course_name: `Course ${index + 1}` }))
    show(readDetail({ ...FULL_ANSWER, courses }), { lang })
    const summary = screen.getByText(all).closest('summary')
    // What is hidden once they are open is a part of it, and never all of it.
    expect(summary?.className).not.toMatch(/group-open/)
    expect(screen.getByText(all)).toHaveClass('group-open/names:hidden')
    expect(within(summary!).getByText(fewer)).toHaveClass('hidden', 'group-open/names:inline')
  },
)

it('shows Kannada where the provider has it and marks English where not', () => {
  show(FULL_DETAIL, { lang: 'kn' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ಚಾಮುಂಡಿ ಬೆಟ್ಟ ತಾಂತ್ರಿಕ ಸಂಸ್ಥೆ')
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang')
  expect(screen.getByText('Autonomous engineering college')).toHaveAttribute('lang', 'en')
  // City and district within a Kannada line.
  for (const name of screen.getAllByText('Mysuru')) expect(name).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('tab', { name: 'ಪರಿಚಯ' })).toBeVisible()
})

describe('an institution that is known from lists alone', () => {
  const LISTED = readDetail({
    institute: { institute_name: 'Government Polytechnic', ownership: 'government' },
    address: { address1: 'Bapuji Nagar', district: 'Shivamogga' },
    courses: [{ course_name: 'Civil', seat: 60 }],
    sources: [
      { name: 'aicte', title: 'AICTE', read_at: '2026-11-24T20:00:00Z' },
      { name: 'kea', title: 'KEA' },
    ],
  })

  it('says at its head what is known and from where, what is not, and whom to tell', () => {
    show(LISTED)
    const box = within(screen.getByRole('region', { name: 'Known from public lists alone' }))
    expect(
      box.getByText('From AICTE (read on 25 Nov 2026) and KEA: ownership, courses, seats and address.'),
    ).toBeVisible()
    expect(
      box.getByText(/^Not known: who may study there, university, fees, admissions, .* telephone and website\.$/),
    ).toBeVisible()
    expect(box.getByRole('link', { name: 'Know it? Tell us' })).toHaveAttribute('href', '/correction?id=7')
  })

  it('says it in Kannada, too', () => {
    show(LISTED, { lang: 'kn' })
    const box = within(screen.getByRole('region', { name: 'ಸಾರ್ವಜನಿಕ ಪಟ್ಟಿಗಳಿಂದ ಮಾತ್ರ ತಿಳಿದ ಮಾಹಿತಿ' }))
    expect(box.getByRole('link', { name: 'ನಿಮಗೆ ಗೊತ್ತೇ? ನಮಗೆ ತಿಳಿಸಿ' })).toHaveAttribute('href', '/kn/correction?id=7')
  })

  it('names the lists also where they tell no more than name, place and kind', () => {
    const bare = readDetail({ institute: { institute_name: 'Namma College' }, address: { district: 'Hassan' } })
    show({ ...bare, sources: LISTED.sources })
    const box = within(screen.getByRole('region', { name: 'Known from public lists alone' }))
    expect(
      box.getByText('From AICTE (read on 25 Nov 2026) and KEA: nothing more than what stands above.'),
    ).toBeVisible()
  })

  it('has no such box where a provider names no list', () => {
    show({ ...LISTED, sources: [] })
    expect(screen.queryByText(/^Not known:/)).toBeNull()
  })
})

test('courses of ours go out as a file where the operator gives them on', () => {
  const detail = { ...BARE_DETAIL, courses: FULL_DETAIL.courses }
  const props = { id: '7', detail, brochures: [], trail: [], lang: 'en' as const, messages: getMessages('en') }
  const file = () => document.querySelector('a[href^="/exports/lists/courses.csv"]')
  const { rerender } = render(<InstituteView {...props} ownLicence="CC-BY-4.0" />, { wrapper: AuthProviders })
  expect(file()).not.toBeNull()
  rerender(<InstituteView {...props} ownLicence={null} />)
  expect(file()).toBeNull()
})

describe('what it costs', () => {
  const said = {
    institute: { institute_name: 'Tunga College', ownership: 'government' },
    courses: [{ course_name: 'Civil', course_category: 'Bachelor of Engineering' }],
  }
  const detail = readDetail(said)
  const showCosts = (sheets: readonly FeeSheet[] | 'failed', of = detail, lang: 'en' | 'kn' = 'en') =>
    render(
      <AuthProviders>
        <InstituteView
          id="7"
          detail={of}
          brochures={[]}
          trail={[]}
          feeLines={sheets === 'failed' ? sheets : feeLinesOf(sheets, of)}
          lang={lang}
          messages={getMessages(lang)}
        />
      </AuthProviders>,
    )

  it('is not said to be what nobody knows where an authority fixed it, or where that cannot be read', () => {
    const listed = readDetail({ ...said, sources: [{ name: 'aicte', title: 'AICTE' }] })
    const unknown = (sheets: readonly FeeSheet[] | 'failed') => {
      showCosts(sheets, listed)
      const words = screen.getByText(/^Not known:/).textContent
      cleanup()
      return words
    }
    expect([unknown([]), unknown([FEE_SHEET]), unknown('failed')].map((words) => words.includes('fees'))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('stands with courses and fees, and leads to what it costs one family', () => {
    showCosts([FEE_SHEET])
    const part = within(panel('Courses & Fees').getByRole('region', { name: 'What it costs' }))
    expect(part.getByRole('listitem')).toHaveTextContent('Engineering: ₹0 to ₹44,200 a yearGovernment colleges')
    expect(part.getByRole('link', { name: 'Work it out for your family' })).toHaveAttribute(
      'href',
      '/costs?course=engineering&kind=government&college=7',
    )
    expect(screen.getByRole('region', { name: 'What it costs' })).toHaveTextContent(
      /2025-26 · Karnataka Examinations Authority · no order number · dated 23 Jul 2024 · page 1/,
    )
    expect(screen.getByRole('region', { name: 'What it costs' })).toHaveTextContent('without hostel and mess')
  })

  it('is not left out without a word where it cannot be read', () => {
    showCosts('failed')
    expect(panel('Courses & Fees').getByText('The fees cannot be shown at the moment.')).toBeVisible()
  })

  it('is not there where a provider tells no fees', () => {
    showCosts([])
    expect(panel('Courses & Fees').queryByText('What it costs')).toBeNull()
  })

  const COURSES = [
    { course_name: 'Civil', course_category: 'Bachelor of Engineering' },
    { course_name: 'Structures', course_category: 'Master of Technology' },
  ]
  const withFees = (institute: object, courses: object[] = COURSES) =>
    readDetail({ institute: { institute_name: 'Hill College', ...institute }, courses })
  const asked = () => screen.getByRole('heading', { name: 'What it asks itself' }).parentElement
  const FEES = {
    hostel_fee: { from: 60_000, to: 90_000 },
    mess_fee: { from: 36_000, to: 36_000 },
    management_fee: { from: 150_000, to: 250_000 },
  }

  it('has what the institution itself asks, also where no sheet is known', () => {
    showCosts([], withFees(FEES))
    panel('Courses & Fees')
    expect(screen.getByRole('region', { name: 'What it costs' })).not.toHaveTextContent('Government seat')
    expect(asked()).toHaveTextContent(
      'Hostel, a year₹60,000 to ₹90,000Mess (meals), a year₹36,000Management seat, a year₹1,50,000 to ₹2,50,000',
    )
    expect(screen.queryByRole('link', { name: 'How to reach it' })).toBeNull()
  })

  it('says whom to ask for a management seat where nobody has told, and nothing of one where there is none', () => {
    const { unmount } = showCosts([FEE_SHEET], withFees({ ownership: 'private' }))
    panel('Courses & Fees')
    expect(asked()).toHaveTextContent('Management seat, a yearask for it in writing: no authority fixes it')
    expect(screen.getByRole('link', { name: 'How to reach it' })).toHaveAttribute('href', '#contact-heading')
    expect(document.querySelector('#contact-heading')).toHaveTextContent('Contact Information')
    unmount()
    showCosts([FEE_SHEET], withFees({ ownership: 'government' }))
    panel('Courses & Fees')
    expect(screen.queryByText(/no authority fixes it/)).toBeNull()
  })

  it('says so where the sheet cannot be read, and what the institution asks besides', () => {
    showCosts('failed', withFees({ mess_fee: FEES.mess_fee }))
    expect(panel('Courses & Fees').getByText('The fees cannot be shown at the moment.')).toBeVisible()
    expect(asked()).toHaveTextContent('Mess (meals), a year₹36,000')
  })

  it('has where these figures come from beside them', () => {
    const statements = [{ figure: 'hostel_fee', source: 'fees', value: '₹60,000 – ₹90,000', is_shown: true }]
    const sources = [{ name: 'fees', title: 'Fees of colleges', licence: 'MIT' }]
    const told = readDetail({ institute: { institute_name: 'Hill College', ...FEES }, statements, sources })
    showCosts([], told)
    const [note] = panel('Courses & Fees').getAllByText('Where this comes from')
    expect(note?.closest('details')).toHaveTextContent('Fees of colleges')
  })

  it('stands beside each course for which it is', () => {
    showCosts([FEE_SHEET], withFees({ ownership: 'private' }))
    const cellOf = (course: string) =>
      panel('Courses & Fees')
        .getByRole('row', { name: new RegExp(course) })
        .querySelector('td:last-child')?.lastChild?.textContent
    expect(cellOf('Civil')).toBe('₹0 to ₹1,21,610')
    expect(panel('Courses & Fees').getByRole('columnheader', { name: 'Government seat, a year' })).toBeVisible()
    expect(screen.getByRole('table', { name: 'Master of Technology' })).not.toHaveTextContent('Government seat')
  })

  it('in Kannada', () => {
    showCosts([FEE_SHEET], withFees({ ...FEES, ownership: 'private' }), 'kn')
    expect(panel('ಕೋರ್ಸ್ ಮತ್ತು ಶುಲ್ಕ').getByText('ಹಾಸ್ಟೆಲ್, ವರ್ಷಕ್ಕೆ')).toBeVisible()
    expect(panel('ಕೋರ್ಸ್ ಮತ್ತು ಶುಲ್ಕ').getAllByText('₹0ರಿಂದ ₹1,21,610')[0]).toBeVisible()
  })
})

test.each([
  ['4 years', '4 ವರ್ಷ', null],
  ['5½ years', '5½ ವರ್ಷ', null],
  ['1 year', '1 ವರ್ಷ', null],
  ['Six months', 'Six months', 'en'],
])('how long a course of %s takes is said in Kannada: %s', (duration, said, lang) => {
  const courses = FULL_DETAIL.courses.slice(0, 1).map((course) => ({ ...course, duration }))
  show({ ...FULL_DETAIL, courses }, { lang: 'kn' })
  expect(panel('ಕೋರ್ಸ್ ಮತ್ತು ಶುಲ್ಕ').getByText(said)).toHaveProperty('lang', lang ?? '')
})
