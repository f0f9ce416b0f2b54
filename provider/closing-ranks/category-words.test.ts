import { categoryWords as wordsOf, inOrder } from './category-words'
import { OUR_WORDS } from './rank-words'

const categoryWords = (code: string) => wordsOf(OUR_WORDS, code)

test.each([
  ['GM', 'General merit', 'GM', 'G'],
  ['GMK', 'General merit, studied in Kannada medium', 'GM', 'K'],
  ['2AG', 'Category 2A, general', '2A', 'G'],
  ['3BK', 'Category 3B, studied in Kannada medium', '3B', 'K'],
  ['STH', 'Scheduled Tribes, Kalyana-Karnataka', 'ST', 'H'],
  ['1RH', 'Category 1, Kalyana-Karnataka, rural', '1', 'RH'],
  ['2AKH', 'Category 2A, Kalyana-Karnataka, studied in Kannada medium', '2A', 'KH'],
  ['GMRH', 'General merit, Kalyana-Karnataka, rural', 'GM', 'RH'],
  ['SCGH', 'Scheduled Castes, Kalyana-Karnataka', 'SC', 'H'],
])('%s is %s', (code, en, category, quota) => {
  const words = categoryWords(code)
  expect(words).toMatchObject({ code, name: { en }, category: { code: category }, quota: { code: quota } })
  expect(words.name.kn).toMatch(/^[\p{Script=Kannada}\u200c\u200d0-9, ]+$/u)
})

// Of 2026, the third list of 2025, and no list: no official page that was found says what they mean.
test.each(['S1G', 'GMP', 'GMPH', 'OPN', 'OTH', 'XYZ'])('%s, of which nothing is known, stands for itself', (code) =>
  expect(categoryWords(code)).toEqual({ code, name: { en: code, kn: code }, category: null, quota: null }),
)

test('seats of Non-Resident Indians are no quota of a category', () =>
  expect(categoryWords('NRI')).toMatchObject({
    name: { en: 'Non-Resident Indians' },
    category: { code: 'NRI' },
    quota: null,
  }))

test('categories stand in the order of the lists, what is not known at the end', () =>
  expect(inOrder(['OPN', 'NRI', 'STG', 'GMR', 'GM', '2AK', '2AG', '1G', 'GMH'])).toEqual([
    '1G', '2AG', '2AK', 'GM', 'GMR', 'GMH', 'STG', 'NRI', 'OPN',
  ])) // prettier-ignore
