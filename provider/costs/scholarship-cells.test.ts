import { SCHOLARSHIP_FIELDS } from '@/lib/contract/desk/scholarship'
import { cellsOfScholarship, readScholarshipCells } from './scholarship-cells'

/** A language more in the one table of them, which the website will hardly get. */
jest.mock('@/lib/contract/language', () => {
  const languages = jest.requireActual<typeof import('@/lib/contract/language')>('@/lib/contract/language')
  return {
    ...languages,
    LOCALES: [...languages.LOCALES, { code: 'la', prefix: '/la', tag: 'la', name: 'Latina' }],
    LANGUAGES: [...languages.LANGUAGES, 'la'],
  }
})

const SAID = {
  ...{
    name: { en: 'Fees of potters', la: 'Merces figulorum' },
    giver: { en: 'The Board', kn: 'ಮಂಡಳಿ' },
    year: null,
    gives: null,
  },
  ...{ apply: { en: 'At the Board', kn: 'ಮಂಡಳಿಯಲ್ಲಿ', la: 'apud collegium' }, applies: [], courses: [] },
  conditions: [
    { en: 'A wheel', la: 'rota' },
    { en: 'Clay', kn: 'ಜೇಡಿಮಣ್ಣು' },
  ],
  ...{ until: null, url: 'https://potters.example', read_at: '2030-01-31', from_copy: false },
}

test('a language more has its fields and words at the desk, and none is lost when others are saved', () => {
  expect(Object.keys(SCHOLARSHIP_FIELDS)).toEqual(expect.arrayContaining(['name_la', 'conditions_la', 'apply_la']))
  expect(SCHOLARSHIP_FIELDS).toMatchObject({ name: { isNeeded: true }, name_la: { isNeeded: false, language: 'la' } })
  const cells = cellsOfScholarship(SAID)
  expect(cells).toMatchObject({ name_la: 'Merces figulorum', conditions_la: 'rota', conditions_kn: '\nಜೇಡಿಮಣ್ಣು' })
  expect(readScholarshipCells(cells).said).toEqual(SAID)
})

test('a translation stands beside its English words, in each language', () => {
  const cells = { ...cellsOfScholarship(SAID), apply: '', conditions: 'A wheel', conditions_la: 'rota\nargilla' }
  expect([...(readScholarshipCells(cells).flaws ?? [])]).toEqual([
    ['apply', 'needsEnglish'],
    ['conditions_kn', 'uneven'],
    ['conditions_la', 'uneven'],
  ])
})
