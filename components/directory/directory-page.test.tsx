import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '@/lib/client/query-provider'
import { en } from '@/lib/messages/en'
import type { ResultCard, ResultPage } from '@/lib/rules/result-page'
import { stubBff } from '@/lib/testing/stub-bff'
import { type DirectoryData, DirectoryPage } from './directory-page'

jest.mock('next/navigation', () => ({
  useSearchParams: jest.requireActual('@/lib/testing/test-address').useTestSearchParams,
}))
// Each test has a cache of its own; in the browser one lives as long as the tab.
jest.mock('@/lib/client/query-provider', () => ({
  ...jest.requireActual('@/lib/client/query-provider'),
  QueryProvider: ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={mockClient}>{children}</QueryClientProvider>
  ),
}))
let mockClient: QueryClient

const card = (name: string, rest: Partial<ResultCard> = {}): ResultCard => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  image: null,
  city: null,
  state: 'Karnataka',
  averageRating: null,
  labels: [],
  moreLabels: 0,
  ...rest,
})
const page = (items: ResultCard[], total = items.length, totalPages = 1): ResultPage => ({ items, total, totalPages })

const DATA: DirectoryData = {
  results: { query: '', page: page([card('Tunga Vidyalaya')], 26, 3) },
  types: [
    { id: '1', name: 'Engineering' },
    { id: '2', name: 'Law' },
  ],
  streams: { typeId: null, streams: [] },
  districts: [
    { id: '548', name: 'Mysuru', cities: [{ id: '7', name: 'Nanjangud' }] },
    { id: '549', name: 'Udupi', cities: [] },
  ],
}

function open(address = '/filter', data: Partial<DirectoryData> = {}) {
  window.history.replaceState(null, '', address)
  mockClient = createQueryClient()
  const calls = stubBff()
  render(
    <DirectoryPage
      lang="en"
      prefix=""
      brand="Guide"
      texts={en.filter}
      data={{ ...DATA, ...data }}
      heading={<h1>{en.filter.heading}</h1>}
      scene={null}
    />,
  )
  return calls
}

const address = () => window.location.pathname + window.location.search
const lastOf = <Entry,>(entries: Entry[]): Entry => {
  const last = entries.at(-1)
  if (last === undefined) throw new Error('nothing was asked for')
  return last
}
const scrolled = jest.fn()

beforeEach(() => {
  window.matchMedia = ((query: string) => ({ matches: query.includes('reduce') })) as typeof window.matchMedia
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.id)
  }
  scrolled.mockClear()
})
afterEach(() => {
  jest.useRealTimers()
})

describe('the filter page in the browser', () => {
  it('shows what the server rendered and asks for nothing', () => {
    const calls = open()
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
    open()
    const sidebar = screen.getByRole('complementary', { hidden: true })
    const parts = within(sidebar).getAllByRole('group', { hidden: true })
    const titles = ['Categories', 'Stream', 'District', 'City', 'Rating', 'Residential', 'Fees']
    expect(parts.flatMap((part) => part.querySelector('summary')?.textContent ?? [])).toEqual(titles)
    for (const part of parts.filter((element) => element.tagName === 'DETAILS')) expect(part).toHaveAttribute('open')
    expect(screen.getByText('Select Institution Type first')).toBeInTheDocument()
    expect(screen.getByText('Select District first')).toBeInTheDocument()
  })

  it('toggles a type into the address, with its streams and skeletons until the results come', async () => {
    const calls = open()
    await userEvent.click(screen.getByRole('radio', { name: 'Engineering' }))
    expect(address()).toBe('/filter?instituteId=1')
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(10)
    expect(calls.map((call) => call.path)).toEqual(['/api/institutes?instituteId=1', '/api/streams?typeId=1'])
    calls[0]?.answer(
      page([card('Kaveri Institute', { city: 'Mysuru', averageRating: 4.6, labels: ['Civil'], moreLabels: 2 })]),
    )
    calls[1]?.answer([{ id: '101', name: 'Computer Science' }])
    expect(await screen.findByText('Page 1 of 1 of 1 total results')).toBeInTheDocument()
    expect(screen.getByText('Mysuru, Karnataka')).toBeInTheDocument()
    expect(screen.getByText('Rated 4.6 out of 5')).toBeInTheDocument()
    expect(screen.getByText('2 more')).toBeInTheDocument()
    expect(document.title).toBe('Engineering institutions in Karnataka | Guide')

    await userEvent.click(await screen.findByRole('checkbox', { name: 'Computer Science' }))
    expect(address()).toBe('/filter?instituteId=1&categoryId=101')
    await userEvent.click(screen.getByRole('radio', { name: 'Engineering' }))
    expect(address()).toBe('/filter')
    expect(screen.getByText('Tunga Vidyalaya')).toBeInTheDocument()
  })

  it('says N/A for a type without streams, and offers another try when they fail', async () => {
    const calls = open()
    await userEvent.click(screen.getByRole('radio', { name: 'Law' }))
    lastOf(calls).answer({ message: 'no' }, 503)
    expect(await screen.findByText('This list could not be loaded.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    lastOf(calls).answer([])
    expect(await screen.findByText('N/A')).toBeInTheDocument()
  })

  it('offers the cities of the districts, and clears the city with a district', async () => {
    open('/filter')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Udupi' }))
    expect(screen.getByText('No cities available')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mysuru' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Nanjangud' }))
    expect(address()).toBe('/filter?districtId=548,549&cityId=7')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Udupi' }))
    expect(address()).toBe('/filter?districtId=548')
  })

  it('has one rating bucket, which toggles off, and residential', async () => {
    open()
    await userEvent.click(screen.getByRole('radio', { name: '3–4' }))
    await userEvent.click(screen.getByRole('radio', { name: '4–5' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Residential Only' }))
    expect(address()).toBe('/filter?min_rating=4&max_rating=5&residential=true')
    await userEvent.click(screen.getByRole('radio', { name: '4–5' }))
    expect(address()).toBe('/filter?residential=true')
  })

  it('drops the answer to what is no longer asked', async () => {
    const calls = open()
    await userEvent.click(screen.getByRole('radio', { name: '3–4' }))
    await userEvent.click(screen.getByRole('radio', { name: '4–5' }))
    const [early, late] = calls
    expect(early?.signal?.aborted).toBe(true)
    late?.answer(page([card('Right College')]))
    early?.answer(page([card('Wrong College')]))
    expect(await screen.findByText('Right College')).toBeInTheDocument()
    expect(screen.queryByText('Wrong College')).not.toBeInTheDocument()
  })

  it('goes back and forward through what was chosen', async () => {
    const calls = open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Udupi' }))
    lastOf(calls).answer(page([card('Udupi College')]))
    expect(await screen.findByText('Udupi College')).toBeInTheDocument()
    act(() => window.history.back())
    expect(await screen.findByText('Tunga Vidyalaya')).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'Udupi' })).not.toBeChecked()
    act(() => window.history.forward())
    expect(await screen.findByText('Udupi College')).toBeInTheDocument()
    expect(calls).toHaveLength(1)
  })

  it('searches within the filters, and scrolls to the banner', async () => {
    open('/filter?residential=true&page=2', {
      results: { query: 'residential=true&page=2', page: page([card('A')], 26, 3) },
    })
    const box = screen.getByRole('searchbox', { name: 'Search institutions' })
    expect(box).toHaveAttribute('placeholder', 'Search institutions...')
    await userEvent.type(box, '  rv   college {Enter}')
    expect(address()).toBe('/filter?search=rv+college&residential=true')
    expect(scrolled).toHaveBeenCalledWith('banner-section')
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }))
    expect(address()).toBe('/filter?residential=true')
    expect(box).toHaveValue('')
    scrolled.mockClear()
    await userEvent.type(box, '   {Enter}')
    expect(address()).toBe('/filter?residential=true')
    expect(scrolled).not.toHaveBeenCalled()
  })

  it('shows chips, each of which takes one filter away, and Clear all', async () => {
    open('/filter?search=rv&districtId=548&min_fee=50000&max_fee=500000&categoryId=9')
    const chips = within(screen.getByRole('list', { name: 'Active filters' }))
    expect(chips.getAllByRole('link').map((chip) => chip.textContent)).toEqual([
      '“rv”',
      'Stream',
      'Mysuru',
      '₹50,000 and more',
    ])
    await userEvent.click(chips.getByRole('link', { name: 'Remove filter Mysuru' }))
    expect(address()).toBe('/filter?search=rv&categoryId=9&min_fee=50000&max_fee=500000')
    expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(address()).toBe('/filter')
    expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument()
  })

  it('says that loading failed, keeps the filters and tries again', async () => {
    const calls = open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Udupi' }))
    lastOf(calls).break()
    expect(await screen.findByText('Error loading institutes')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: 'Try again' }))
    lastOf(calls).answer({ items: 'nonsense' })
    await waitFor(() => expect(screen.getByText('Error loading institutes')).toBeInTheDocument())
    await userEvent.click(screen.getByRole('link', { name: 'Try again' }))
    lastOf(calls).answer(page([card('Udupi College')]))
    expect(await screen.findByText('Udupi College')).toBeInTheDocument()
    expect(address()).toBe('/filter?districtId=549')
  })

  it('shows the failures of the server, each in its place', async () => {
    const calls = open('/filter?instituteId=1', {
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
    lastOf(calls).answer(DATA.types)
    expect(await screen.findByRole('radio', { name: 'Engineering' })).toBeChecked()
  })

  it('has a way back from nothing found, and from a page that is not there', async () => {
    open('/filter?search=zz&page=99', { results: { query: 'search=zz&page=99', page: page([], 26, 3) } })
    expect(screen.getByText('No institutes found. Try adjusting your filters.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: 'Go to the first page' }))
    expect(address()).toBe('/filter?search=zz')
  })

  it('clears everything from nothing found', async () => {
    open('/filter?search=zz', { results: { query: 'search=zz', page: page([], 0, 0) } })
    await userEvent.click(screen.getByRole('link', { name: 'Clear Filters' }))
    expect(address()).toBe('/filter')
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('turns pages by links, deaf while loading, and scrolls to the results after 100 ms', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const calls = open()
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
    const second = pages.getByRole('link', { name: 'Page 2' })
    expect(second).toHaveAttribute('href', '/filter?page=2')
    await user.click(second)
    expect(address()).toBe('/filter?page=2')
    expect(scrolled).not.toHaveBeenCalled()
    act(() => jest.advanceTimersByTime(99))
    expect(scrolled).not.toHaveBeenCalled()
    act(() => jest.advanceTimersByTime(1))
    expect(scrolled).toHaveBeenCalledWith('results-section')
    expect(calls).toHaveLength(1)
    const third = pages.getByRole('link', { name: 'Page 3' })
    expect(third).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(third)
    expect(address()).toBe('/filter?page=2')
  })

  it('sorts, by relevance only within a search', async () => {
    open()
    const sort = screen.getByRole('combobox', { name: 'Sort by' })
    expect(within(sort).queryByRole('option', { name: 'Relevance' })).not.toBeInTheDocument()
    await userEvent.selectOptions(sort, 'Rating')
    expect(address()).toBe('/filter?sort=rating')
    await userEvent.type(screen.getByRole('searchbox'), 'rv{Enter}')
    expect(within(sort).getByRole('option', { name: 'Relevance' })).toBeInTheDocument()
    expect(address()).toBe('/filter?search=rv')
  })

  it('leaves clicks alone that open a tab', async () => {
    open('/filter?districtId=548')
    const chip = screen.getByRole('link', { name: 'Remove filter Mysuru' })
    chip.addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false)
      event.preventDefault()
    })
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(chip)
    expect(address()).toBe('/filter?districtId=548')
  })
})

describe('the fee slider', () => {
  const thumbs = () => screen.getAllByRole('slider')

  it('goes into the address when it has rested for 300 ms', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    open()
    const [low] = thumbs()
    act(() => low?.focus())
    await user.keyboard('{ArrowRight}')
    act(() => jest.advanceTimersByTime(200))
    await user.keyboard('{ArrowRight}')
    act(() => jest.advanceTimersByTime(299))
    expect(address()).toBe('/filter')
    act(() => jest.advanceTimersByTime(1))
    expect(address()).toBe('/filter?min_fee=2000&max_fee=500000')
    expect(low).toHaveAttribute('aria-valuetext', '₹2,000')
  })

  it('never brings the thumbs nearer than ₹1,000', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    open('/filter?min_fee=3000&max_fee=4000')
    act(() => thumbs()[0]?.focus())
    await user.keyboard('{ArrowRight}{ArrowRight}')
    act(() => jest.advanceTimersByTime(1000))
    expect(address()).toBe('/filter?min_fee=3000&max_fee=4000')
  })

  it('is dropped by Clear Filters before it was sent', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    open('/filter?residential=true')
    act(() => thumbs()[0]?.focus())
    await user.keyboard('{ArrowRight}')
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }))
    act(() => jest.advanceTimersByTime(1000))
    expect(address()).toBe('/filter')
    expect(screen.getByText('₹0')).toBeInTheDocument()
  })

  it('keeps another filter that is chosen while it rests', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    open()
    act(() => thumbs()[0]?.focus())
    await user.keyboard('{ArrowRight}')
    await user.click(screen.getByRole('checkbox', { name: 'Residential Only' }))
    act(() => jest.advanceTimersByTime(300))
    expect(address()).toBe('/filter?min_fee=1000&max_fee=500000&residential=true')
  })
})
