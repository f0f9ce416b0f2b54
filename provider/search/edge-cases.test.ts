import fc from 'fast-check'
import { DirectoryIndex } from './directory-index'
import { DirectorySearch } from './directory-search'
import { makeRecord, randomDirectory, randomSearch } from '@/testing/search/records'
import { askable, indexOf, SMALL_DIRECTORY, town } from '@/testing/search/small-directory'
import { wordsOf } from './words'

const { offer, find } = askable(SMALL_DIRECTORY)

describe('initials with an s inside', () => {
  test.each([
    ['J.S.S. College', ['jss', 'college']],
    ['K S I T', ['ksit']],
    ['N.S.S. Polytechnic', ['nss', 'polytechnic']],
    ['B M S I T', ['bmsit']],
  ])('%s', (text, words) => expect(wordsOf(text)).toEqual(words))
  test('exact name', () => {
    const { find } = askable([
      makeRecord({ id: 1, name: 'JSS Academy School', fullness: 1 }),
      makeRecord({ id: 2, name: 'J.S.S. Academy', fullness: 0 }),
    ])
    expect(find('jss academy')[0]).toBe('J.S.S. Academy')
  })
})

describe('names longer than twelve words', () => {
  const twelve = 'Shree Hill Valley River Lake Forest Garden Meadow Stone Bridge Arts College'
  test('exact', () => {
    const { find } = askable([
      makeRecord({ id: 1, name: twelve, fullness: 1 }),
      makeRecord({ id: 2, name: `${twelve} Women Campus`, fullness: 0 }),
    ])
    expect(find(`${twelve} Women Campus`)[0]).toBe(`${twelve} Women Campus`)
  })
})

describe('silly places', () => {
  test.each(['hello', 'qwerty', 'asdfgh', 'aaaaa', 'lorem ipsum dolor', 'pizza near me', 'ಕ್ಷ್ಮ್ಯ್'])('%s', (typed) =>
    expect(offer(typed)?.places).toEqual([]),
  )
  test('same name twice', () => {
    const places = offer('xbelagavix')?.places ?? []
    expect(places.length).toBe(new Set(places).size)
  })
})

test('somebody is called by their name, however it is written, and not by another name of theirs', () => {
  const search = new DirectorySearch(
    indexOf([makeRecord({ id: 1, name: 'Govt. Polytechnic', otherNames: ['Govt. Polytechnic, Karwar'] })]),
  )
  expect(search.isCalled('Government Polytechnic')).toBe(true)
  expect(search.isCalled('Government Polytechnic, Karwar')).toBe(false)
})

test('a place with a word that nobody has', () => {
  const found = [...find('kolar district'), ...(offer('kolar district')?.places ?? [])]
  expect(found.length).toBeGreaterThan(0)
})

test('a word whose last bearer left is known no more', () => {
  const index = new DirectoryIndex()
  index.put(makeRecord({ id: 1, name: 'Goldenvalley School' }))
  index.put(makeRecord({ id: 2, name: 'Golden Valley Degree College' }))
  index.settle()
  index.remove(1)
  index.settle()
  const changed = new DirectorySearch(index).list({ search: 'goldenvalley', page: 1, limit: 10 })
  const fresh = new DirectorySearch(indexOf([makeRecord({ id: 2, name: 'Golden Valley Degree College' })])).list({
    search: 'goldenvalley',
    page: 1,
    limit: 10,
  })
  expect(fresh.ids).toEqual([2])
  expect(changed).toEqual(fresh)
})

test('an apostrophe that is a letter of its own is one all the same', () =>
  expect(wordsOf('Josephʼs')).toEqual(['josephs']))

test('filters that hide nothing are left out', () => {
  const records = [makeRecord({ id: 1, name: 'Lotus School', typeIds: [14], ...town('Mysuru') })]
  const { search } = askable(records)
  const page = search.list({ search: 'lotus xqzwvkj', institute_type_id: 14, page: 1, limit: 10 })
  expect(page.total).toBe(1)
  expect(page.offer?.hidden).toEqual(new Map())
})

test('an offer is the same on every page and offers none that other pages show', () => {
  const records = Array.from({ length: 30 }, (_, at) => makeRecord({ id: at + 1, name: `Lotus School ${at}` }))
  const { search } = askable(records)
  const pages = [1, 2].map((page) => search.list({ search: 'lotus xqzwvkj', page, limit: 10 }))
  const all = search.list({ search: 'lotus xqzwvkj', page: 1, limit: 100 }).ids
  for (const page of pages) expect(page.offer?.instituteIds.filter((id) => all.includes(id))).toEqual([])
})

test('a search after changes answers as one over a new index', () => {
  fc.assert(
    fc.property(randomDirectory(25), randomDirectory(25), randomSearch, (before, after, text) => {
      const index = new DirectoryIndex()
      for (const record of before) index.put(record)
      index.settle()
      for (const record of before) index.remove(record.id)
      for (const record of after) index.put(record)
      index.settle()
      const asked = { search: text, page: 1, limit: 100 }
      const fresh = new DirectorySearch(indexOf(after)).list(asked)
      expect(new DirectorySearch(index).list(asked)).toEqual(fresh)
    }),
    { numRuns: 150 },
  )
})

test('a word that is understood is no place, though filters hide what it finds', () => {
  const { search } = askable([makeRecord({ id: 1, name: 'Lotus College', typeIds: [1] })])
  expect(search.list({ search: 'lotus college', institute_type_id: 2, page: 1, limit: 10 }).offer?.places).toEqual([])
})

test('an exact name with a word twice', () => {
  const { find } = askable([
    makeRecord({ id: 1, name: 'Nava Jyothi School', fullness: 1 }),
    makeRecord({ id: 2, name: 'Nava Nava Jyothi School', fullness: 0 }),
  ])
  expect(find('Nava Nava Jyothi School')[0]).toBe('Nava Nava Jyothi School')
})

test('an exact name that differs by a joining word', () => {
  const { find } = askable([
    makeRecord({ id: 1, name: 'Hill School', fullness: 1 }),
    makeRecord({ id: 2, name: 'The Hill School', fullness: 0 }),
  ])
  expect(find('The Hill School')[0]).toBe('The Hill School')
})
