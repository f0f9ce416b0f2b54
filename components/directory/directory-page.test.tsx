import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  cardOf,
  currentAddress,
  DIRECTORY,
  lastOf,
  openDirectory,
  pageOf,
  scrolled,
} from '@/lib/testing/open-directory'

jest.mock('next/navigation', () => ({
  useSearchParams: jest.requireActual('@/lib/testing/test-address').useTestSearchParams,
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

  it('has seven parts, all open at the start', () => {
    openDirectory()
    const sidebar = screen.getByRole('complementary', { hidden: true })
    const parts = within(sidebar).getAllByRole('group', { hidden: true })
    const titles = ['Categories', 'Stream', 'District', 'City', 'Rating', 'Residential', 'Fees']
    expect(parts.flatMap((part) => part.querySelector('summary')?.textContent ?? [])).toEqual(titles)
    for (const part of parts.filter((element) => element.tagName === 'DETAILS')) expect(part).toHaveAttribute('open')
    expect(screen.getByText('Select Institution Type first')).toBeInTheDocument()
    expect(screen.getByText('Select District first')).toBeInTheDocument()
  })

  it('toggles a type into the address, with its streams and skeletons until the results come', async () => {
    const calls = openDirectory()
    await userEvent.click(screen.getByRole('radio', { name: 'Engineering' }))
    expect(currentAddress()).toBe('/filter?instituteId=1')
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(10)
    expect(calls.map((call) => call.path)).toEqual(['/api/institutes?instituteId=1', '/api/streams?typeId=1'])
    calls[0]?.answer(
      pageOf([cardOf('Kaveri Institute', { place: 'Mysuru', averageRating: 4.6, labels: ['Civil'], moreLabels: 2 })]),
    )
    calls[1]?.answer([{ id: '101', name: 'Computer Science' }])
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

  it('has a way back from nothing found, and from a page that is not there', async () => {
    openDirectory('/filter?search=zz&page=99', { results: { query: 'search=zz&page=99', page: pageOf([], 26, 3) } })
    expect(screen.getByText('No institutes found. Try adjusting your filters.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: 'Go to the first page' }))
    expect(currentAddress()).toBe('/filter?search=zz')
  })

  it('clears everything from nothing found', async () => {
    openDirectory('/filter?search=zz', { results: { query: 'search=zz', page: pageOf([], 0, 0) } })
    await userEvent.click(screen.getByRole('link', { name: 'Clear Filters' }))
    expect(currentAddress()).toBe('/filter')
    expect(screen.getByRole('searchbox')).toHaveValue('')
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
