import { act, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import userEvent from '@testing-library/user-event'
import type { DirectoryData } from '@/components/directory/directory-page'
import type { KnownTotals } from '@/lib/contract/facets'
import { DIRECTORY_FILTERS } from '@/lib/contract/institute-query'
import type { PendingCall } from '@/testing/stub-bff'
import {
  currentAddress,
  directoryWith,
  lastOf,
  openDirectory,
  cardOf,
  pageOf,
  scrolled,
} from '@/testing/open-directory'

jest.mock('next/navigation', () => ({
  useSearchParams: jest.requireActual('@/testing/test-address').useTestSearchParams,
  useRouter: () => ({ push: jest.fn() }),
}))

const pageWith = (known: KnownTotals | undefined) => ({
  ...pageOf([cardOf('Tunga Vidyalaya')]),
  facets: known === undefined ? {} : { ownership: {}, gender: {}, level: {}, minority: 0, is_residential: 0, known },
})
async function open(known?: KnownTotals, query = '', data: Partial<DirectoryData> = {}) {
  let calls: PendingCall[] = []
  await act(async () => {
    const results = { query, page: pageWith(known) }
    calls = openDirectory(`/filter?${query}`, { results, ...data }, { isDrawn: true })
  })
  return calls
}
const part = (title: string) => within(screen.getByRole('group', { name: title }))

describe('how much is known', () => {
  it('stands in the part of its filter, unless it is all or nobody says', async () => {
    await open({ fee: { known: 1027, of: 1618 }, rating: { known: 3, of: 14 }, ownership: { known: 14, of: 14 } })
    expect(part('Fees').getByText('Fees known for 1,027 of 1,618')).toBeVisible()
    expect(part('Rating').getByText('Rated: 3 of 14')).toBeVisible()
    expect(part('Ownership').queryByText(/known/)).not.toBeInTheDocument()
    expect(part('City').queryByText(/known/)).not.toBeInTheDocument()
  })

  it('of nothing disables what could change nothing, but not what can be taken back', async () => {
    const none = { known: 0, of: 14 }
    await open({ fee: none, rating: none, ownership: none }, 'min_rating=3&max_rating=4')
    expect(part('Fees').getByText('Fees known for 0 of 14')).toBeVisible()
    expect(screen.queryByRole('slider')).not.toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: /^Government-aided/ })).toBeDisabled()
    expect(screen.getByRole('radio', { name: /^3–4/ })).toBeEnabled()
    expect(screen.getByRole('option', { name: 'Fee (none known)' })).toBeDisabled()
    expect(screen.getByRole('option', { name: 'Name' })).toBeEnabled()
  })

  it.each(DIRECTORY_FILTERS)('is said of every filter: $name', async ({ name }) => {
    await open({ [name]: { known: 3, of: 14 } }, name === 'category_id' ? 'instituteId=1' : '')
    expect(screen.getByText(/\b3 of 14$/)).toBeVisible()
  })

  it('is not said of streams while no type is chosen: schools, which have none, are counted then', async () => {
    await open({ category_id: { known: 3, of: 14 } })
    expect(part('Stream').getByText('Select Institution Type first')).toBeVisible()
    expect(screen.queryByText(/^Stream known/)).not.toBeInTheDocument()
  })

  it('of nothing disables a list, too, and says why', async () => {
    const none = { known: 0, of: 14 }
    await open({ institute_type_id: none, district_id: none }, 'districtId=548')
    expect(part('Categories').getByText('Category known for 0 of 14')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Engineering' })).toBeDisabled()
    expect(screen.getByRole('checkbox', { name: 'Mysuru' })).toBeEnabled()
  })

  it('says nothing of streams where the type has none', async () => {
    const streams = { typeId: '2', streams: [] }
    await open({ category_id: { known: 0, of: 14 } }, 'instituteId=2', { streams })
    expect(part('Stream').getByText('N/A')).toBeVisible()
    expect(screen.queryByText(/^Stream known/)).not.toBeInTheDocument()
  })

  it('is said of who may study there, of levels, of minorities and of hostels; of nobody it disables the box', async () => {
    const none = { known: 0, of: 14 }
    await open({ gender: { known: 3, of: 14 }, level: { known: 9, of: 14 }, minority: none, is_residential: none })
    expect(part('Who may study there').getByText('Who may study there: known for 3 of 14')).toBeVisible()
    expect(part('Level of study').getByText('Level known for 9 of 14')).toBeVisible()
    expect(part('Minority institution').getByText('Minority or not: known for 0 of 14')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /^Minority institutions only/ })).toBeDisabled()
    expect(part('Residential').getByText('Said to be residential: 0 of 14')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /^Residential Only/ })).toBeDisabled()
  })

  it('of a filter beside those of whom it is not known counts as one: there is not much to clear at once', async () => {
    await open({ fee: { known: 3, of: 14 } }, 'min_fee=10000&max_fee=50000&feesUnknown=true')
    const chips = within(screen.getByRole('list', { name: 'Active filters' }))
    expect(chips.getAllByRole('link')).toHaveLength(2)
    expect(chips.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Filters/ })).toHaveAccessibleName(/\b1\b/)
  })

  it('is said of the order that is chosen', async () => {
    await open({ fee: { known: 3, of: 14 } }, 'sort=fee')
    expect(screen.getByText('Fees known for 3 of 14. The others come last.')).toBeVisible()
    expect(screen.getByRole('option', { name: 'Fee (known for 3 of 14)' })).toBeEnabled()
  })

  it.each([
    ['fee', 'min_fee=10000&max_fee=50000', 'Fee'],
    ['rating', 'min_rating=3&max_rating=4', 'Rating'],
  ])(
    'is not said of the order by %s where its filter is set: there are no others then',
    async (sort, query, option) => {
      await open({ [sort]: { known: 3, of: 14 } }, `${query}&sort=${sort}`)
      expect(screen.queryByText(/The others come last/)).not.toBeInTheDocument()
      expect(screen.getByRole('option', { name: option })).toBeEnabled()
    },
  )

  it('is said of the order by fee beside those that its filter leaves in', async () => {
    const known = { fee: { known: 3, of: 14 } }
    const query = 'min_fee=10000&max_fee=50000&feesUnknown=true&sort=fee'
    await open(known, query, { results: { query, page: { ...pageWith(known), total: 13 } } })
    expect(screen.getByText('Fees known for 2 of 13. The others come last.')).toBeVisible()
    expect(screen.getByRole('option', { name: 'Fee (known for 2 of 13)' })).toBeEnabled()
  })

  it('is said where nothing was found, of the filters that are set: that may be the reason', async () => {
    const known = { fee: { known: 0, of: 14 }, rating: { known: 3, of: 14 } }
    const page = { ...pageWith(known), items: [], total: 0 }
    const query = 'min_fee=10000&max_fee=50000'
    await open(known, query, { results: { query, page } })
    const results = within(screen.getByRole('region', { name: 'Results' }))
    expect(results.getByText('Fees known for 0 of 14')).toBeVisible()
    expect(results.queryByText(/^Rated/)).not.toBeInTheDocument()
  })

  it('has nothing to narrow where nothing was found: only what is chosen can be changed, and that is said', async () => {
    const query = 'ownership=aided&sort=name'
    const page = { ...pageWith({ ownership: { known: 3, of: 14 } }), items: [], total: 0 }
    await open(undefined, query, { results: { query, page } })
    for (const title of ['Categories', 'District', 'Rating', 'Residential', 'Fees']) {
      expect(part(title).getByText('There are no results to narrow down.')).toBeVisible()
      expect(screen.getByRole('group', { name: title })).toBeDisabled()
    }
    expect(screen.getByRole('group', { name: 'Ownership' })).toBeEnabled()
    expect(part('Ownership').getByText('Ownership known for 3 of 14')).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument()
    expect(document.querySelector('input[name="sort"]')).toHaveValue('name')
  })

  it('of nothing found says of what hangs on a choice that it comes first, and nothing else', async () => {
    await open(undefined, 'ownership=aided', {
      results: { query: 'ownership=aided', page: { ...pageWith(undefined), items: [], total: 0 } },
    })
    for (const [title, first] of [
      ['Stream', 'Select Institution Type first'],
      ['City', 'Select District first'],
    ] as const) {
      expect(part(title).getByText(first)).toBeVisible()
      expect(part(title).queryByText('There are no results to narrow down.')).not.toBeInTheDocument()
    }
  })

  it('disables no part while somebody is in it', async () => {
    const query = 'search=xyz&ownership=aided'
    const page = { ...pageWith({}), items: [], total: 0 }
    const calls = await open(undefined, query, { results: { query, page } })
    const aided = screen.getByRole('checkbox', { name: /^Government-aided/ })
    await userEvent.click(aided)
    lastOf(calls).answer(page)
    expect(await part('Ownership').findByText('There are no results to narrow down.')).toBeVisible()
    expect(aided).toHaveFocus()
    expect(screen.getByRole('group', { name: 'Ownership' })).toBeEnabled()
    await userEvent.tab()
    await userEvent.click(screen.getByRole('searchbox', { name: /./ }))
    expect(screen.getByRole('group', { name: 'Ownership' })).toBeDisabled()
  })

  it('takes no slider away under the hands of who moves it', async () => {
    const query = 'search=xyz&min_fee=10000&max_fee=50000'
    const page = { ...pageWith({}), items: [], total: 0 }
    const calls = await open(undefined, query, { results: { query, page } })
    const [slider] = await screen.findAllByRole('slider')
    act(() => slider?.focus())
    act(() => window.history.pushState(null, '', '/filter?search=xyz'))
    await waitFor(() => expect(calls).toHaveLength(1))
    lastOf(calls).answer(page)
    expect(await part('Fees').findByText('There are no results to narrow down.')).toBeVisible()
    expect(slider).toHaveFocus()
    await userEvent.click(screen.getByRole('searchbox', { name: /./ }))
    expect(screen.queryByRole('slider')).not.toBeInTheDocument()
  })

  it('disables nothing for want of results where no script runs: the form changes several things at once', () => {
    const page = { ...pageWith({}), items: [], total: 0 }
    window.history.replaceState(null, '', '/filter?search=xyz')
    const sent = document.createElement('div')
    document.body.append(sent)
    sent.innerHTML = renderToString(directoryWith({ results: { query: 'search=xyz', page } }))
    expect(screen.getByRole('group', { name: 'Ownership' })).toBeEnabled()
    expect(part('Ownership').getByText('There are no results to narrow down.')).toBeVisible()
    sent.remove()
  })

  it('names what is meant where that stands under no heading', async () => {
    const known = { gender: { known: 0, of: 14 }, minority: { known: 0, of: 14 } }
    const query = 'gender=women&minority=true'
    await open(known, query, { results: { query, page: { ...pageWith(known), items: [], total: 0 } } })
    const results = within(screen.getByRole('region', { name: 'Results' }))
    expect(results.getByText('Who may study there: known for 0 of 14')).toBeVisible()
    expect(results.getByText('Minority or not: known for 0 of 14')).toBeVisible()
  })

  it('shows nothing where a provider does not tell it', async () => {
    await open()
    expect(screen.queryByText(/known|Rated:/)).not.toBeInTheDocument()
    expect(screen.getByRole('option', { name: 'Fee' })).toBeEnabled()
  })
})

describe('those whose town is not known', () => {
  const known = { city_id: { known: 50, of: 73 } }

  it('stay in the list where a box says so', async () => {
    const calls = await open(known, 'districtId=548&cityId=7')
    const box = screen.getByRole('checkbox', { name: /^Include those whose town is not known.*23 institutions$/ })
    await userEvent.click(box)
    expect(currentAddress()).toBe('/filter?districtId=548&cityId=7&cityUnknown=true')
    expect(lastOf(calls).path).toBe('/api/institutes?districtId=548&cityId=7&cityUnknown=true')
    await userEvent.click(screen.getByRole('checkbox', { name: /^Include those/ }))
    expect(currentAddress()).toBe('/filter?districtId=548&cityId=7')
  })

  it('are named behind the results, with the way to them', async () => {
    const calls = await open(known, 'districtId=548&cityId=7')
    const results = within(screen.getByRole('region', { name: 'Results' }))
    const link = results.getByRole('link', { name: 'Include those whose town is not known (23 more)' })
    expect(link).toHaveAttribute('href', '/filter?districtId=548&cityId=7&cityUnknown=true')
    await userEvent.click(link)
    expect(lastOf(calls).path).toBe('/api/institutes?districtId=548&cityId=7&cityUnknown=true')
    lastOf(calls).answer(pageWith(known))
    await screen.findByRole('link', { name: /Tunga/ })
    expect(results.queryByRole('link', { name: /^Include those/ })).not.toBeInTheDocument()
    // They stand at the page's end, and what they lead to above.
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith('results-section'))
    expect(results.getByRole('link', { name: 'Remove filter City: or not known' })).toHaveAttribute(
      'href',
      '/filter?districtId=548&cityId=7',
    )
  })

  it('have no box where there is none of them', async () => {
    await open({ city_id: { known: 73, of: 73 } }, 'districtId=548&cityId=7')
    expect(screen.queryByRole('checkbox', { name: /^Include those/ })).not.toBeInTheDocument()
  })
})

describe('those of whom it is not known', () => {
  const known = Object.fromEntries(DIRECTORY_FILTERS.map(({ name }) => [name, { known: 3, of: 14 }]))

  it.each([
    ['instituteId=1', 'type', 'Include those whose category is not known'],
    ['instituteId=1&categoryId=101', 'stream', 'Include those whose stream is not known'],
    ['districtId=548', 'district', 'Include those whose district is not known'],
    ['ownership=government', 'ownership', 'Include those whose ownership is not known'],
    ['gender=women', 'gender', 'Include those of which it is not known who may study there'],
    ['level=diploma', 'level', 'Include those whose level is not known'],
    ['min_rating=3&max_rating=4', 'rating', 'Include those not rated yet'],
    ['minority=true', 'minority', 'Include those of which it is not known whether they are a minority’s'],
    ['min_fee=10000&max_fee=50000', 'fees', 'Include those whose fees are not known'],
  ])('stay in the list of %s where a box says so', async (query, name, label) => {
    await open(known, query)
    const box = screen.getByRole('checkbox', {
      name: (name) => name.startsWith(label) && name.endsWith('11 institutions'),
    })
    expect(box.closest('label')).not.toHaveClass('scripting:hidden')
    await userEvent.click(box)
    expect(currentAddress()).toBe(`/filter?${query}&${name}Unknown=true`)
  })

  it('have a box for the plain form alone beside a filter that is not set', async () => {
    await open(known)
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Include those/ })
    expect(boxes.map(({ name }) => name)).toEqual([
      'typeUnknown',
      'districtUnknown',
      'ownershipUnknown',
      'genderUnknown',
      'levelUnknown',
      'ratingUnknown',
      'minorityUnknown',
      'feesUnknown',
    ])
    for (const box of boxes) expect(box.closest('label')).toHaveClass('scripting:hidden')
    expect(screen.queryByRole('link', { name: /^Include those/ })).not.toBeInTheDocument()
  })

  it('have none beside what lists never deny: with them in it would narrow nothing', async () => {
    await open(known, 'residential=true')
    expect(part('Residential').queryByRole('checkbox', { name: /^Include/ })).not.toBeInTheDocument()
  })
})
