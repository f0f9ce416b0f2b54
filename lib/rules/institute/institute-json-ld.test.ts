import { instituteJsonLd } from '@/lib/rules/institute/institute-json-ld'
import { BARE_DETAIL, FULL_ANSWER, FULL_DETAIL, readDetail } from '@/testing/institute-sample'

const url = 'https://guide.example/college/detail?id=7'
const crumbs = [{ name: 'Home', url: 'https://guide.example/' }]
const rest = { url, pictures: ['https://guide.example/media/1.webp'], logo: null, typeName: 'Engineering', crumbs }
type Node = Record<string, unknown>
const graph = (source: Parameters<typeof instituteJsonLd>[0]) => {
  const written: { '@graph': Node[] } = JSON.parse(JSON.stringify(instituteJsonLd(source)))
  return Object.fromEntries(written['@graph'].map((node) => [String(node['@type']), node]))
}

it('describes the institution with what is known', () => {
  const { CollegeOrUniversity: college } = graph({ detail: FULL_DETAIL, ...rest })
  expect(college).toMatchObject({
    name: 'Chamundi Hills Institute of Technology',
    url,
    image: ['https://guide.example/media/1.webp'],
    address: { streetAddress: 'Ring Road, Hinkal', addressLocality: 'Mysuru', postalCode: '570017' },
    geo: { '@type': 'GeoCoordinates', latitude: 12.311827, longitude: 76.652985 },
    sameAs: ['https://chit.example/', 'https://facebook.com/chit'],
    aggregateRating: { ratingValue: 4.6, reviewCount: 212 },
  })
  expect(college?.review).toEqual([
    expect.objectContaining({ author: { '@type': 'Person', name: 'Asha R' }, reviewBody: 'Good labs.' }),
  ])
  expect(college).not.toHaveProperty('logo')
})

it('says nothing about what is not known', () => {
  const { CollegeOrUniversity: college } = graph({ detail: BARE_DETAIL, ...rest, pictures: [] })
  expect(Object.keys(college ?? {}).sort()).toEqual(['@id', '@type', 'name', 'url'])
})

it('gives no rating without reviews that stand on the page', () => {
  const { CollegeOrUniversity: college } = graph({ detail: readDetail({ ...FULL_ANSWER, reviews: [] }), ...rest })
  expect(college).not.toHaveProperty('aggregateRating')
  expect(college).not.toHaveProperty('review')
})

it.each(['School', 'High School', 'PU College', 'Pre-University College'])('takes %p for a school', (typeName) => {
  expect(graph({ detail: BARE_DETAIL, ...rest, typeName })).toHaveProperty('School')
})

it.each(['Engineering', 'University', 'Pune College', null])('takes %p for a college', (typeName) => {
  expect(graph({ detail: BARE_DETAIL, ...rest, typeName })).toHaveProperty('CollegeOrUniversity')
})

it('lists courses from three on', () => {
  expect(graph({ detail: FULL_DETAIL, ...rest }).ItemList).toMatchObject({ numberOfItems: 3 })
  const two = readDetail({ ...FULL_ANSWER, courses: FULL_ANSWER.courses.slice(0, 2) })
  expect(graph({ detail: two, ...rest })).not.toHaveProperty('ItemList')
})

it('numbers the way to the page', () => {
  const { BreadcrumbList: list } = graph({ detail: BARE_DETAIL, ...rest })
  expect(list?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://guide.example/' },
  ])
})
