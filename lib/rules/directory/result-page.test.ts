import { institutePageSchema } from '@/lib/contract/institute'
import { toResultPage } from '@/lib/rules/directory/result-page'
import { EMPTY_FILTERS } from '@/lib/rules/filters/table'
import { itemListJsonLd } from '@/lib/rules/json-ld/item-list'
import { FACETS } from '@/testing/contract-examples'

const read = (item: object) =>
  toResultPage(institutePageSchema.parse([{ id: 1, name: 'A', ...item }]), EMPTY_FILTERS).items[0]

describe('toResultPage', () => {
  it('shows three courses, each once, and counts the rest', () => {
    const courses = ['Civil', 'Civil', 'Law', 'Arts', 'Music', 'Dance'].map((name, id) => ({ id, name }))
    expect(read({ courses })).toMatchObject({ labels: [{ en: 'Civil' }, { en: 'Law' }, { en: 'Arts' }], moreLabels: 2 })
  })

  it('shows the category where there is no course, and else nothing', () => {
    expect(read({ category: 'Engineering' })).toMatchObject({ labels: [{ en: 'Engineering' }], moreLabels: 0 })
    expect(read({ category: 'Engineering', courses: [{ id: 1, name: 'Civil' }] })).toMatchObject({
      labels: [{ en: 'Civil' }],
    })
    expect(read({})).toMatchObject({ labels: [], moreLabels: 0 })
  })
})

describe('the optional parts of a page of results', () => {
  const { answer: facets, read } = FACETS
  const pageOf = (parts: object, filters = {}) =>
    toResultPage(institutePageSchema.parse({ data: [], ...parts }), { ...EMPTY_FILTERS, ...filters })

  it('are null without them', () => {
    expect(pageOf({})).toMatchObject({ facets: null, didYouMean: null, understood: null })
  })

  it('count streams of a type and cities of a district, and not before', () => {
    expect(pageOf({ facets }).facets).toEqual({ ...read, category_id: null, city_id: null })
    expect(pageOf({ facets }, { typeId: '1' }).facets).toEqual({ ...read, city_id: null })
    expect(pageOf({ facets }, { districtIds: ['548'] }).facets).toEqual({ ...read, category_id: null })
  })

  it('offer something or are none', () => {
    const hidden = { district_id: 12 }
    expect(pageOf({ did_you_mean: { hidden } }).didYouMean).toEqual({ institutes: [], places: [], hidden })
    expect(pageOf({ did_you_mean: {} }).didYouMean).toBeNull()
    expect(pageOf({ did_you_mean: { institutes: [], places: 7, hidden: { fee: 0 } } }).didYouMean).toBeNull()
  })
})

describe('the place of a card', () => {
  it('is the city, or where none is known the district', () => {
    expect(read({ address: { city: 'Hunsur', district: 'Mysuru' } })).toMatchObject({ place: { en: 'Hunsur' } })
    expect(read({ address: { district: 'Mysuru' } })).toMatchObject({ place: { en: 'Mysuru' } })
    expect(read({ address: { city: 'Hunsur', state: 'Karnataka' } })).toMatchObject({
      place: { en: 'Hunsur, Karnataka' },
    })
    expect(read({})).toMatchObject({ place: null })
  })
})

describe('itemListJsonLd', () => {
  const urlOf = (id: string) => `https://guide.example/college/detail?id=${id}`

  it('counts positions on from the pages before', () => {
    const list = itemListJsonLd({ items: [{ id: '7', name: { en: 'A' } }], lang: 'en', page: 3, total: 21, urlOf })
    expect(list).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 21,
      itemListElement: [{ position: 21, name: 'A', url: 'https://guide.example/college/detail?id=7' }],
    })
  })

  it('is nothing without results', () => {
    expect(itemListJsonLd({ items: [], lang: 'en', page: 1, total: 0, urlOf })).toBeNull()
  })
})
