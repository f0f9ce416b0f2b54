import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Understood } from '@/lib/contract/understood'
import { institutePageSchema } from '@/lib/contract/institute'
import type { ResultPage } from '@/lib/rules/directory/result-page'
import { cardOf, currentAddress, openDirectory, pageOf } from '@/testing/open-directory'

jest.mock('next/navigation', () => ({
  useSearchParams: jest.requireActual('@/testing/test-address').useTestSearchParams,
  useRouter: () => ({ push: jest.fn() }),
}))

const SEARCH = 'best sarkari polytechnic near kalaburagi'
const PLACE = {
  is: 'place',
  values: ['538'],
  name: { en: 'Kalaburagi' },
  without: 'best sarkari polytechnic near',
} as const
const UNDERSTOOD: Understood = {
  parts: [
    { is: 'type', values: ['2'], name: { en: 'Polytechnic' }, without: 'best sarkari near kalaburagi' },
    { is: 'ownership', values: ['government'], name: null, without: 'best polytechnic near kalaburagi' },
    { ...PLACE, values: ['538'] },
    { is: 'sort', values: [], name: null, without: 'sarkari polytechnic near kalaburagi' },
  ],
  sort: 'rating',
  unknown: [],
  isMissing: false,
}
const QUERY = new URLSearchParams({ search: SEARCH }).toString()
function openWith(understood: Partial<Understood>, page: Partial<ResultPage> = {}) {
  const results = { ...pageOf([cardOf('Hill Polytechnic')]), understood: { ...UNDERSTOOD, ...understood }, ...page }
  return openDirectory(`/filter?${QUERY}`, { results: { query: QUERY, page: results } })
}
const chips = async () => within(await screen.findByRole('list', { name: 'Understood as' }))

describe('what a search was understood to say', () => {
  it('stands as chips, each with the search without it', async () => {
    openWith({})
    const links = (await chips()).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Polytechnic', '/filter?search=best+sarkari+near+kalaburagi'],
      ['Government', '/filter?search=best+polytechnic+near+kalaburagi'],
      ['Kalaburagi', '/filter?search=best+sarkari+polytechnic+near'],
      ['Best rated first', '/filter?search=sarkari+polytechnic+near+kalaburagi'],
    ])
    // The whole search would say it all again.
    expect(screen.queryByRole('link', { name: /Remove filter/ })).not.toBeInTheDocument()
  })

  it('is what is to be taken away where nothing has all of it', async () => {
    openWith({}, { items: [], total: 0, totalPages: 0 })
    expect(await screen.findByText(/^No institution has all of this: take a part of it away above/)).toBeInTheDocument()
  })

  it('can be taken away, and reading goes on at the results', async () => {
    openWith({})
    await userEvent.click((await chips()).getByRole('link', { name: 'Search without Government' }))
    expect(currentAddress()).toBe('/filter?search=best+polytechnic+near+kalaburagi')
    expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus()
  })

  it.each([
    [{ is: 'women', values: [] }, 'Women only'],
    [{ is: 'men', values: [] }, 'Men only'],
    [{ is: 'college', values: [] }, 'Colleges'],
    [{ is: 'residential', values: [] }, 'Residential Only'],
    [{ is: 'course', values: ['vlsi'] }, 'vlsi'],
  ] as const)('has a word of ours where it has no name: %j', async (part, name) => {
    openWith({ parts: [{ ...part, values: [...part.values], name: null, without: '' }], sort: null })
    expect((await chips()).getByRole('link').textContent).toBe(name)
  })

  it('is nothing at all for a name', () => {
    openWith({ parts: [], sort: null })
    expect(screen.queryByText('Understood as')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: `Remove filter “${SEARCH}”` })).toBeInTheDocument()
  })
})

describe('what cannot be told', () => {
  it.each([
    [{ isMissing: true }, `“${SEARCH}” is not in this directory. These come nearest.`],
    [{ unknown: ['is_residential'] }, 'Whether they have a hostel is not known: nobody has said it of any of them.'],
    [{ unknown: ['rating'] }, 'Nobody has rated any of them yet, so the best cannot be told.'],
    [{ unknown: ['fee'] }, 'The fees of none of them are known yet, so the lowest cannot be told.'],
  ] as const)('is said: %j', (understood, text) => {
    openWith(understood as Partial<Understood>)
    expect(screen.getByText(text)).toBeInTheDocument()
  })

  it('is said of hostels also where nothing is found', () => {
    openWith({ unknown: ['is_residential'] }, { items: [], total: 0 })
    const note = 'Which institutions have a hostel is not known, so the search goes on without it.'
    expect(screen.getByText(note)).toBeInTheDocument()
  })

  it('where a place has none, the nearest are offered, with the other words of the search', async () => {
    const places = [{ name: { en: 'Bidar' }, districtId: '529', cityId: null }]
    openWith({}, { items: [], total: 0, didYouMean: { institutes: [], places, hidden: {} } })
    const region = await screen.findByRole('region', { name: 'There is none in Kalaburagi. These are the nearest' })
    expect(within(region).getByRole('link')).toHaveAttribute(
      'href',
      '/filter?search=best+sarkari+polytechnic+near&districtId=529',
    )
  })
})

describe('understood, as a provider says it', () => {
  const read = (understood: unknown) => institutePageSchema.parse({ data: [], total: 0, understood }).understood

  it.each([undefined, null, 7, 'words', []])('is absent: %j', (value) => {
    expect(read(value)).toBeNull()
  })

  it('is read as far as it can be', () => {
    const part = { is: 'type', values: [1, '2'], name: { en: 'Law', kn: 'ಕಾನೂನು' }, without: 'in x' }
    expect(
      read({ parts: [part, { is: 'magic' }, 7], sort: 'sideways', unknown: ['fee', 'magic'], is_missing: 1 }),
    ).toEqual({
      parts: [{ ...part, values: ['1', '2'] }],
      sort: null,
      unknown: ['fee'],
      isMissing: true,
    })
  })
})
