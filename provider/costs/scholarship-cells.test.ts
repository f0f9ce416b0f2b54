import { SCHOLARSHIP_FIELDS } from '@/lib/contract/desk/scholarship'
import { cellsOfScholarship, readScholarshipCells } from './scholarship-cells'

/** A language more in the one table of them. */
jest.mock('@/lib/contract/language', () => {
  const languages = jest.requireActual<typeof import('@/lib/contract/language')>('@/lib/contract/language')
  return {
    ...languages,
    LOCALES: [...languages.LOCALES, { code: 'hi', prefix: '/hi', tag: 'hi-IN', name: 'हिन्दी' }],
    LANGUAGES: [...languages.LANGUAGES, 'hi'],
  }
})

const SAID = {
  ...{
    name: { en: 'Fees of potters', hi: 'कुम्हारों की फीस' },
    giver: { en: 'The Board', kn: 'ಮಂಡಳಿ' },
    year: null,
    gives: null,
  },
  ...{ apply: { en: 'At the Board', kn: 'ಮಂಡಳಿಯಲ್ಲಿ', hi: 'मंडल में' }, applies: [], courses: [] },
  conditions: [
    { en: 'A wheel', hi: 'एक चाक' },
    { en: 'Clay', kn: 'ಜೇಡಿಮಣ್ಣು' },
  ],
  ...{ until: null, url: 'https://potters.example', read_at: '2030-01-31', from_copy: false },
}

test('a language more has its fields and words at the desk, and none is lost when others are saved', () => {
  expect(Object.keys(SCHOLARSHIP_FIELDS)).toEqual(expect.arrayContaining(['name_hi', 'conditions_hi', 'apply_hi']))
  expect(SCHOLARSHIP_FIELDS).toMatchObject({ name: { isNeeded: true }, name_hi: { isNeeded: false, language: 'hi' } })
  const cells = cellsOfScholarship(SAID)
  expect(cells).toMatchObject({ name_hi: 'कुम्हारों की फीस', conditions_hi: 'एक चाक', conditions_kn: '\nಜೇಡಿಮಣ್ಣು' })
  expect(readScholarshipCells(cells).said).toEqual(SAID)
})

test('a translation stands beside its English words, in each language', () => {
  const cells = { ...cellsOfScholarship(SAID), apply: '', conditions: 'A wheel', conditions_hi: 'एक चाक\nमिट्टी' }
  expect([...(readScholarshipCells(cells).flaws ?? [])]).toEqual([
    ['apply', 'needsEnglish'],
    ['conditions_kn', 'uneven'],
    ['conditions_hi', 'uneven'],
  ])
})
