import fc from 'fast-check'
import { DirectorySearch } from './directory-search'
import { makeRecord } from '@/testing/search/records'
import { indexOf, town } from '@/testing/search/small-directory'

/** Words of every kind that a search treats in its own way. */
const WORDS = [
  'Hill', 'Lake', 'Nandigiri', 'Basappa', 'KVR', 'Lotus', 'Mysore', 'Sri', 'Government', 'New', 'Model', 'College',
  'School', 'Institute', 'Engineering', 'Technology', 'Law', 'Science', 'Women', 'Trust', 'Academy', 'Best', '2',
] // prettier-ignore

const institution = fc.record({
  name: fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 7 }).map((words) => words.join(' ')),
  fullness: fc.double({ min: 0, max: 1, noNaN: true }),
  averageRating: fc.option(fc.integer({ min: 1, max: 5 })),
  reviewCount: fc.nat(50),
  place: fc.constantFrom(...['Mysuru', 'Hassan', 'Kolar'].map(town)),
  typeIds: fc.subarray([1, 8, 14]),
})
const directory = fc.uniqueArray(institution, { selector: ({ name }) => name, minLength: 1, maxLength: 40 })

/** As it is typed: small or capital letters, signs or no signs. */
const TYPED: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toLowerCase(),
  (name) => name.toUpperCase(),
  (name) => `  ${name.replaceAll(' ', ',  ')}. `,
]

test.each(TYPED.map((type) => [type('Hill College'), type] as const))(
  'an exact name ("%s") comes first, whatever stands beside it',
  (_example, type) => {
    fc.assert(
      fc.property(directory, (made) => {
        const records = made.map(({ place, ...rest }, at) => makeRecord({ ...rest, ...place, id: at + 1 }))
        const search = new DirectorySearch(indexOf(records))
        for (const { id, name } of records) {
          expect([name, search.suggest(type(name), 1).ids]).toEqual([name, [id]])
          expect([name, search.list({ search: type(name), page: 1, limit: 1 }).ids]).toEqual([name, [id]])
        }
      }),
      { numRuns: 12 },
    )
  },
)
