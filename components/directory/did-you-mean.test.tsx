import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DidYouMean } from '@/lib/contract/did-you-mean'
import { DIRECTORY_FILTERS } from '@/lib/contract/institute-query'
import type { ResultCard } from '@/lib/rules/directory/result-page'
import { cardOf, currentAddress, lastOf, openDirectory, pageOf } from '@/testing/open-directory'

jest.mock('next/navigation', () => ({
  useSearchParams: jest.requireActual('@/testing/test-address').useTestSearchParams,
  useRouter: () => ({ push: jest.fn() }),
}))

const OFFER: DidYouMean = {
  institutes: [
    {
      id: 'a&b',
      name: { en: 'Ballari Institute' },
      disambiguation: null,
      city: { en: 'Ballari' },
      district: { en: 'Ballari' },
    },
    { id: '8', name: { en: 'Bailhongal College' }, disambiguation: 'Court Road', city: null, district: null },
  ],
  places: [{ name: { en: 'Mysuru' }, districtId: '548', cityId: '7' }],
  hidden: { district_id: 1204 },
}
const QUERY = 'search=bellry&instituteId=1&districtId=549'
const openWith = (offer: DidYouMean | null, items: ResultCard[] = []) =>
  openDirectory(`/filter?${QUERY}`, { results: { query: QUERY, page: { ...pageOf(items), didYouMean: offer } } })
const offers = async () => within(await screen.findByRole('region', { name: 'Did you mean' }))

describe('Did you mean', () => {
  it('links institutions, places and what the filters hide, where nothing is found', async () => {
    openWith(OFFER)
    expect(screen.getByText('No institutes found. Try adjusting your filters.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Clear Filters' })).toBeInTheDocument()
    const links = (await offers()).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ballari InstituteBallari', '/college/detail?id=a%26b'],
      ['Bailhongal College, Court Road', '/college/detail?id=8'],
      ['MysuruAll institutions there', '/filter?instituteId=1&districtId=548&cityId=7'],
      ['1,204 more without the district filter', '/filter?search=bellry&instituteId=1'],
    ])
  })

  it('stands above results that match poorly', async () => {
    openWith(OFFER, [cardOf('Bell School')])
    const offered = await screen.findByRole('region', { name: 'Did you mean' })
    const result = screen.getByRole('link', { name: 'Bell School' })
    expect(offered.compareDocumentPosition(result) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(screen.queryByText('No institutes found. Try adjusting your filters.')).not.toBeInTheDocument()
  })

  it('goes to a place without the search, and reading goes on at the results', async () => {
    openWith(OFFER)
    await userEvent.click((await offers()).getByRole('link', { name: /^Mysuru/ }))
    expect(currentAddress()).toBe('/filter?instituteId=1&districtId=548&cityId=7')
    expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus()
  })

  it('takes the filter away that hides the rest', async () => {
    const calls = openWith(OFFER)
    await userEvent.click((await offers()).getByRole('link', { name: '1,204 more without the district filter' }))
    expect(currentAddress()).toBe('/filter?search=bellry&instituteId=1')
    lastOf(calls).answer(pageOf([cardOf('Ballari Institute')]))
    expect(await screen.findByRole('link', { name: 'Ballari Institute' })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Did you mean' })).not.toBeInTheDocument()
  })

  it('has a word for every filter that may hide something', async () => {
    const hidden = Object.fromEntries(DIRECTORY_FILTERS.map(({ name }, index) => [name, index + 1]))
    openWith({ institutes: [], places: [], hidden })
    const names = (await offers()).getAllByRole('link').map((link) => link.textContent)
    expect(names).toHaveLength(DIRECTORY_FILTERS.length)
    expect(names).toContain('1 more without the category filter')
    expect(names).toContain(
      `${DIRECTORY_FILTERS.findIndex(({ name }) => name === 'fee') + 1} more without the fee filter`,
    )
  })

  it('counts what would come besides what is shown', async () => {
    openWith({ ...OFFER, hidden: { district_id: 12, rating: 1 } }, [cardOf('Bell School')])
    const names = (await offers()).getAllByRole('link').map((link) => link.textContent)
    expect(names.slice(3)).toEqual(['11 more without the district filter'])
  })

  it('is not there when the provider offers nothing', () => {
    openWith(null)
    expect(screen.getByText('No institutes found. Try adjusting your filters.')).toBeInTheDocument()
    expect(screen.queryByText('Did you mean')).not.toBeInTheDocument()
  })
})
