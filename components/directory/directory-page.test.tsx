import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { filter as texts } from '@/lib/messages/en/filter'
import { FILTERS } from '@/lib/rules/filters/table'
import { cardOf, currentAddress, DIRECTORY, lastOf, openDirectory, pageOf, scrolled } from '@/testing/open-directory'

jest.mock('next/navigation', () => ({
  useSearchParams: jest.requireActual('@/testing/test-address').useTestSearchParams,
  useRouter: () => ({ push: jest.fn() }),
}))
afterEach(() => jest.useRealTimers())

describe('the filter page in the browser', () => {
  it('shows what the server rendered and asks for nothing', () => {
    const calls = openDirectory()
    expect(screen.getByText('Page 1 of 3 of 26 total results')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Tunga Vidyalaya' })).toHaveAttribute(
      'href',
      '/college/detail?id=tunga-vidyalaya',
    )
    expect(screen.getByText('Coming Soon')).toBeInTheDocument()
    expect(screen.getByText('0')).toBeInTheDocument()
    expect(calls).toHaveLength(0)
  })

  it('has the heading, and a search bar with its placeholder and both buttons', () => {
    openDirectory()
    expect(screen.getByRole('heading', { level: 1, name: 'Find Your Perfect Institute' })).toBeInTheDocument()
    const bar = within(screen.getByRole('search'))
    expect(bar.getByRole('searchbox')).toHaveAttribute('placeholder', 'Search institutions...')
    expect(bar.getAllByRole('button').map((button) => button.textContent)).toEqual(['Search', 'Clear Search'])
  })

  it('a card with a picture says Coming Soon where there are neither courses nor a category', () => {
    const pictured = { image: '/media/tunga.webp', labels: [] }
    openDirectory('/filter', { results: { query: '', page: pageOf([cardOf('Tunga Vidyalaya', pictured)]) } })
    expect(screen.getByText('Coming Soon')).toBeInTheDocument()
  })

  it('a card has a picture, name, state, rating and courses', () => {
    const known = { image: '/media/tunga.webp', averageRating: 4.26, labels: [{ en: 'Civil' }, { en: 'Law' }] }
    openDirectory('/filter', { results: { query: '', page: pageOf([cardOf('Tunga Vidyalaya', known)]) } })
    const [card] = within(screen.getByRole('region', { name: 'Results' })).getAllByRole('listitem')
    expect(card).toBeDefined()
    if (!card) return
    expect(within(card).getByRole('heading', { name: 'Tunga Vidyalaya' })).toBeInTheDocument()
    const link = within(card).getByRole('link', { name: 'Tunga Vidyalaya' })
    expect(link).toHaveAttribute('href', '/college/detail?id=tunga-vidyalaya')
    expect(card.querySelector('img')?.getAttribute('src')).toContain('tunga.webp')
    expect(within(card).getByText('Karnataka')).toBeInTheDocument()
    expect(within(card).getByText('4.3')).toBeInTheDocument()
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((chip) => chip.textContent),
    ).toEqual(['Civil', 'Law'])
    expect(within(card).queryByText('Coming Soon')).not.toBeInTheDocument()
  })

  it('a card without a picture, or whose picture fails, has a drawing in its place', () => {
    const cards = [cardOf('Without'), cardOf('Failed', { image: '/media/gone.webp' })]
    openDirectory('/filter', { results: { query: '', page: pageOf(cards) } })
    const frames = screen
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.closest('li')?.firstElementChild ?? null)
    expect(frames.map((frame) => frame?.querySelector('svg') !== null)).toEqual([true, false])
    const image = frames[1]?.querySelector('img')
    if (image) fireEvent.error(image)
    const failed = screen.getByRole('heading', { name: 'Failed' }).closest('li')?.firstElementChild
    expect(failed?.querySelector('svg')).toBeInTheDocument()
    expect(failed?.querySelector('img')).toBeNull()
  })

  it('what has no picture is a row, which says in little what a card says, and what is not known', () => {
    const known = {
      place: { en: 'Hassan, Karnataka' },
      labels: [{ en: 'Civil' }, { en: 'Mechanical' }],
      moreLabels: 3,
      seats: 1240,
    }
    const cards = [
      cardOf('Row', { ...known, ownership: 'government', fees: 'unknown' }),
      cardOf('Paired', { image: '/media/1.webp', fees: { from: 45000, to: 90000 } }),
      cardOf('Pair', { image: '/media/2.webp', fees: { from: 45000, to: 45000 }, averageRating: 4, seats: 1 }),
    ]
    openDirectory('/filter', { results: { query: '', page: pageOf(cards) } })
    const [row, paired, pair] = screen
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.closest<HTMLElement>('li')?.textContent)
    expect(row).toBe(
      'Row' +
        'Hassan, Karnataka' +
        'Not rated yet: 00Not rated yet' +
        'Government' +
        '1,240 seats' +
        'Fee not known' +
        'Civil · Mechanical +33 more',
    )
    expect(paired).toContain('Not rated yet')
    expect(paired).toContain('₹45,000 to ₹90,000')
    expect(pair).toContain('1 seat₹45,000')
    expect(pair).not.toContain('Not rated')
    expect([row, paired, pair].map((text) => text?.includes('Fee not known'))).toEqual([true, false, false])
  })

  it('a card says who runs the institution, where that is known', () => {
    const cards = [cardOf('Known', { ownership: 'aided' }), cardOf('Unknown')]
    openDirectory('/filter', { results: { query: '', page: pageOf(cards) } })
    const said = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li')?.textContent)
    expect(said.map((text) => text?.includes('Government-aided'))).toEqual([true, false])
  })

  it('a card and a row say for whom an institution is where it is not for all, and which classes it teaches', () => {
    const school = { classes: { from: 1, to: 7 }, labels: [{ en: 'School' }] }
    const cards = [
      cardOf('Girls', { ...school, gender: 'women' }),
      cardOf('Mixed', { ...school, gender: 'mixed', labels: [] }),
      cardOf('Card', { ...school, gender: 'men', image: '/media/1.webp' }),
      cardOf('College', { gender: 'women', image: '/media/2.webp' }),
    ]
    openDirectory('/filter', { results: { query: '', page: pageOf(cards) } })
    const said = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li')?.textContent)
    const has = (words: string) => said.map((text) => text?.includes(words))
    expect(has('Girls only')).toEqual([true, false, false, false])
    expect(has('Boys only')).toEqual([false, false, true, false])
    expect(has('Women only')).toEqual([false, false, false, true])
    expect(has('Co-educational')).toEqual([false, false, false, false])
    expect(has('Classes 1 to 7')).toEqual([true, true, true, false])
    expect(has('Classes 1 to 7 · School')).toEqual([true, false, false, false])
    expect(has('Coming Soon')).toEqual([false, false, false, true])
  })

  it('has a part for each filter, all open at the start', () => {
    openDirectory('/filter', {
      results: { query: '', page: { ...pageOf([]), facets: { ownership: {}, gender: {}, level: {}, minority: 0 } } },
    })
    const sidebar = screen.getByRole('complementary', { hidden: true })
    const parts = within(sidebar).getAllByRole('group', { hidden: true })
    const titles = parts.flatMap((part) => part.querySelector('summary')?.textContent ?? [])
    expect(titles).toEqual(FILTERS.flatMap((filter) => (filter.kind === 'search' ? [] : texts[filter.title])))
    const specified = ['Categories', 'Stream', 'District', 'City', 'Rating', 'Residential', 'Fees']
    expect(titles.filter((title) => specified.includes(title))).toEqual(specified)
    for (const part of parts.filter((element) => element.tagName === 'DETAILS')) expect(part).toHaveAttribute('open')
    expect(screen.getByText('Select Institution Type first')).toBeInTheDocument()
    expect(screen.getByText('Select District first')).toBeInTheDocument()
  })

  it('toggles a type into the address, with its streams and skeletons until the results come', async () => {
    const calls = openDirectory()
    await userEvent.click(screen.getByRole('radio', { name: 'Engineering' }))
    expect(currentAddress()).toBe('/filter?instituteId=1')
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(10)
    // As those before: none of them had a picture.
    expect(document.querySelectorAll('[data-skeleton].col-span-full')).toHaveLength(10)
    expect(calls.map((call) => call.path)).toEqual(['/api/institutes?instituteId=1', '/api/streams?typeId=1'])
    calls[0]?.answer(
      pageOf([
        cardOf('Kaveri Institute', {
          place: { en: 'Mysuru, Karnataka' },
          averageRating: 4.6,
          labels: [{ en: 'Civil' }],
          moreLabels: 2,
        }),
      ]),
    )
    calls[1]?.answer([{ id: '101', name: { en: 'Computer Science' } }])
    expect(await screen.findByText('Page 1 of 1 of 1 total results')).toBeInTheDocument()
    expect(screen.getByText('Mysuru, Karnataka')).toBeInTheDocument()
    expect(screen.getByText('Rated 4.6 out of 5')).toBeInTheDocument()
    expect(screen.getByText('2 more')).toBeInTheDocument()
    expect(document.title).toBe('Engineering institutions in Karnataka | Guide')

    await userEvent.click(await screen.findByRole('checkbox', { name: 'Computer Science' }))
    expect(currentAddress()).toBe('/filter?instituteId=1&categoryId=101')
    await userEvent.click(screen.getByRole('radio', { name: 'Engineering' }))
    expect(currentAddress()).toBe('/filter')
    expect(screen.getByText('Tunga Vidyalaya')).toBeInTheDocument()
  })

  it('says N/A for a type without streams, and offers another try when they fail', async () => {
    const calls = openDirectory()
    await userEvent.click(screen.getByRole('radio', { name: 'Law' }))
    lastOf(calls).answer({ message: 'no' }, 503)
    expect(await screen.findByText('This list could not be loaded.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    // What was pressed is gone, its part of the filters is not.
    await waitFor(() => expect(screen.getByRole('group', { name: 'Stream' })).toHaveFocus())
    lastOf(calls).answer([])
    expect(await screen.findByText('N/A')).toBeInTheDocument()
  })

  it('offers the cities of the districts, and clears the city with a district', async () => {
    openDirectory('/filter')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Udupi' }))
    expect(screen.getByText('No cities available')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mysuru' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Nanjangud' }))
    expect(currentAddress()).toBe('/filter?districtId=548,549&cityId=7')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Udupi' }))
    expect(currentAddress()).toBe('/filter?districtId=548')
  })

  it('offers the rating in buckets of one: 1–2, 2–3, 3–4 and 4–5', () => {
    openDirectory()
    const part = within(screen.getByRole('group', { name: 'Rating' }))
    expect(part.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Any rating',
      '1–2',
      '2–3',
      '3–4',
      '4–5',
    ])
  })

  it('has one rating bucket, which toggles off, and residential', async () => {
    openDirectory()
    await userEvent.click(screen.getByRole('radio', { name: '3–4' }))
    await userEvent.click(screen.getByRole('radio', { name: '4–5' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Residential Only' }))
    expect(currentAddress()).toBe('/filter?min_rating=4&max_rating=5&residential=true')
    await userEvent.click(screen.getByRole('radio', { name: '4–5' }))
    expect(currentAddress()).toBe('/filter?residential=true')
  })

  it('drops the answer to what is no longer asked', async () => {
    const calls = openDirectory()
    await userEvent.click(screen.getByRole('radio', { name: '3–4' }))
    await userEvent.click(screen.getByRole('radio', { name: '4–5' }))
    const [early, late] = calls
    expect(early?.signal?.aborted).toBe(true)
    late?.answer(pageOf([cardOf('Right College')]))
    early?.answer(pageOf([cardOf('Wrong College')]))
    expect(await screen.findByText('Right College')).toBeInTheDocument()
    expect(screen.queryByText('Wrong College')).not.toBeInTheDocument()
  })

  it('goes back and forward through what was chosen', async () => {
    const calls = openDirectory()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Udupi' }))
    lastOf(calls).answer(pageOf([cardOf('Udupi College')]))
    expect(await screen.findByText('Udupi College')).toBeInTheDocument()
    act(() => window.history.back())
    expect(await screen.findByText('Tunga Vidyalaya')).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'Udupi' })).not.toBeChecked()
    act(() => window.history.forward())
    expect(await screen.findByText('Udupi College')).toBeInTheDocument()
    expect(calls).toHaveLength(1)
  })

  it('searches within the filters, and scrolls to the banner', async () => {
    openDirectory('/filter?residential=true&page=2', {
      results: { query: 'residential=true&page=2', page: pageOf([cardOf('A')], 26, 3) },
    })
    const box = screen.getByRole('searchbox', { name: 'Search institutions' })
    expect(box).toHaveAttribute('placeholder', 'Search institutions...')
    await userEvent.type(box, '  rv   college {Enter}')
    expect(currentAddress()).toBe('/filter?search=rv+college&residential=true')
    expect(scrolled).toHaveBeenCalledWith('banner-section')
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }))
    expect(currentAddress()).toBe('/filter?residential=true')
    expect(box).toHaveValue('')
    scrolled.mockClear()
    await userEvent.type(box, '   {Enter}')
    expect(currentAddress()).toBe('/filter?residential=true')
    expect(scrolled).not.toHaveBeenCalled()
  })

  it('shows chips, each of which takes one filter away, and Clear all', async () => {
    openDirectory('/filter?search=rv&districtId=548&min_fee=50000&max_fee=500000&categoryId=9')
    const chips = within(screen.getByRole('list', { name: 'Active filters' }))
    expect(chips.getAllByRole('link').map((chip) => chip.textContent)).toEqual([
      '“rv”',
      'Stream',
      'Mysuru',
      '₹50,000 and more',
    ])
    await userEvent.click(chips.getByRole('link', { name: 'Remove filter Mysuru' }))
    expect(currentAddress()).toBe('/filter?search=rv&categoryId=9&min_fee=50000&max_fee=500000')
    expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(currentAddress()).toBe('/filter')
    expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument()
  })

  it('says that loading failed, keeps the filters and tries again', async () => {
    const calls = openDirectory()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Udupi' }))
    lastOf(calls).break()
    expect(await screen.findByText('Error loading institutes')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus())
    lastOf(calls).answer({ items: 'nonsense' })
    await waitFor(() => expect(screen.getByText('Error loading institutes')).toBeInTheDocument())
    await userEvent.click(screen.getByRole('link', { name: 'Try again' }))
    lastOf(calls).answer(pageOf([cardOf('Udupi College')]))
    expect(await screen.findByText('Udupi College')).toBeInTheDocument()
    expect(currentAddress()).toBe('/filter?districtId=549')
  })

  it('shows the failures of the server, each in its place', async () => {
    const calls = openDirectory('/filter?instituteId=1', {
      results: { query: 'instituteId=1', page: null },
      types: null,
      streams: { typeId: '1', streams: null },
      districts: null,
    })
    expect(screen.getByText('Error loading institutes')).toBeInTheDocument()
    expect(screen.getAllByText('This list could not be loaded.')).toHaveLength(3)
    const form = document.querySelector('form')
    if (form) expect(new FormData(form).get('instituteId')).toBe('1')
    else throw new Error('no form')
    expect(calls).toHaveLength(0)
    await userEvent.click(screen.getByRole('link', { name: 'Try again' }))
    expect(lastOf(calls).path).toBe('/api/institutes?instituteId=1')
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0]!)
    expect(lastOf(calls).path).toBe('/api/institute-types')
    lastOf(calls).answer(DIRECTORY.types)
    expect(await screen.findByRole('radio', { name: 'Engineering' })).toBeChecked()
  })

  it('asks for no streams without a type, also after another try', async () => {
    const calls = openDirectory('/filter?instituteId=1', { streams: { typeId: '1', streams: null } })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(lastOf(calls).path).toBe('/api/streams?typeId=1')
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }))
    expect(currentAddress()).toBe('/filter')
    expect(calls.map(({ path }) => path)).not.toContain('/api/streams?typeId=')
  })

  it('has a way back from nothing found, and from a page that is not there', async () => {
    openDirectory('/filter?search=zz&page=99', { results: { query: 'search=zz&page=99', page: pageOf([], 26, 3) } })
    expect(screen.getByText('No institutes found. Try adjusting your filters.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: 'Go to the first page' }))
    expect(currentAddress()).toBe('/filter?search=zz')
  })

  it.each([
    ['filters', 'search=zz&residential=true', /^Take one filter away/, 'Clear Filters'],
    ['a search alone', 'search=zz', /^No filter is set: try fewer or other words/, 'Clear Search'],
  ])('clears everything from nothing found by %s', async (_, query, hint, way) => {
    openDirectory(`/filter?${query}`, { results: { query, page: pageOf([], 0, 0) } })
    expect(screen.getByText('No institutes found. Try adjusting your filters.')).toBeInTheDocument()
    expect(screen.getByText(hint)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: way }))
    expect(currentAddress()).toBe('/filter')
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('asks again where the directory is empty: there is nothing to clear', async () => {
    const calls = openDirectory('/filter', { results: { query: '', page: pageOf([], 0, 0) } })
    expect(screen.getByText('No institutes found. Try adjusting your filters.')).toBeInTheDocument()
    expect(screen.getByText(/^No filter is set: there are no institutions here yet/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: 'Try again' }))
    expect(lastOf(calls).path).toBe('/api/institutes?')
  })

  it.each([
    ['', false],
    ['search=zz', false],
    ['residential=true', true],
  ])('says of a list that failed that the filters of "%s" are kept, where there are any: %p', (query, areThere) => {
    openDirectory(`/filter?${query}`, { results: { query, page: null } })
    expect(screen.getByText('Error loading institutes')).toBeInTheDocument()
    expect(screen.queryAllByText(/Your filters are kept\.$/)).toHaveLength(areThere ? 1 : 0)
  })

  it('turns pages by links, deaf while loading, and scrolls to the results after 100 ms', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const calls = openDirectory()
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
    const second = pages.getByRole('link', { name: 'Page 2' })
    expect(second).toHaveAttribute('href', '/filter?page=2')
    await user.click(second)
    expect(currentAddress()).toBe('/filter?page=2')
    expect(scrolled).not.toHaveBeenCalled()
    act(() => jest.advanceTimersByTime(99))
    expect(scrolled).not.toHaveBeenCalled()
    act(() => jest.advanceTimersByTime(1))
    expect(scrolled).toHaveBeenCalledWith('results-section')
    expect(calls).toHaveLength(1)
    const third = pages.getByRole('link', { name: 'Page 3' })
    expect(third).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(third)
    expect(currentAddress()).toBe('/filter?page=2')
  })

  it('hides the pagination for one page', () => {
    openDirectory('/filter', { results: { query: '', page: pageOf([cardOf('Tunga Vidyalaya')]) } })
    expect(screen.getByText('Page 1 of 1 of 1 total results')).toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
  })

  it('sorts, by relevance only within a search', async () => {
    openDirectory()
    const sort = screen.getByRole('combobox', { name: 'Sort by' })
    expect(within(sort).queryByRole('option', { name: 'Relevance' })).not.toBeInTheDocument()
    await userEvent.selectOptions(sort, 'Rating')
    expect(currentAddress()).toBe('/filter?sort=rating')
    await userEvent.type(screen.getByRole('searchbox'), 'rv{Enter}')
    expect(within(sort).getByRole('option', { name: 'Relevance' })).toBeInTheDocument()
    expect(currentAddress()).toBe('/filter?search=rv')
  })

  it('leaves clicks alone that open a tab', async () => {
    openDirectory('/filter?districtId=548')
    const chip = screen.getByRole('link', { name: 'Remove filter Mysuru' })
    chip.addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false)
      event.preventDefault()
    })
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(chip)
    expect(currentAddress()).toBe('/filter?districtId=548')
  })
})
