import { INSTITUTION_FIELDS } from '@/lib/contract/desk/institution'
import { ofOwnFees } from '@/lib/contract/fee-range'
import { checkInstitution } from './check'
import { type EditedColumns, valuesOf, writesOf } from './fields'

/** A language more in the one table of them. */
jest.mock('@/lib/contract/language', () => {
  const languages = jest.requireActual<typeof import('@/lib/contract/language')>('@/lib/contract/language')
  return {
    ...languages,
    LOCALES: [...languages.LOCALES, { code: 'hi', prefix: '/hi', tag: 'hi-IN', name: 'हिन्दी' }],
    LANGUAGES: [...languages.LANGUAGES, 'hi'],
  }
})

const HINDI = { en: 'Hill College', hi: 'पहाड़ी कॉलेज' }
const ROW: EditedColumns = {
  ...{ name: HINDI, typeId: 1, typeIds: [1], districtId: null, cityId: null, address1: null, zip: null, phone: null },
  ...{ email: null, website: null, ownership: null, university: null, gender: null, minority: null, classes: null },
  ...ofOwnFees(() => null),
  ...{ isResidential: false, tagline: null, description1: { en: 'On a hill' } },
}

test('a language more has its fields at the desk, and none of its words is lost when others are saved', () => {
  expect(INSTITUTION_FIELDS).toMatchObject({
    name_hi: { most: 200, language: 'hi' },
    description_hi: { kind: 'lines' },
  })
  expect(valuesOf(ROW)).toMatchObject({ name_en: 'Hill College', name_kn: '', name_hi: HINDI.hi, tagline_hi: '' })
  expect(writesOf(ROW, { name_kn: 'ಬೆಟ್ಟ' })).toEqual({ name: { ...HINDI, kn: 'ಬೆಟ್ಟ' } })
  const said = { tagline_en: 'Learn', tagline_hi: 'सीखो', name_hi: '' }
  expect(writesOf(ROW, said)).toEqual({ name: { en: HINDI.en }, tagline: { en: 'Learn', hi: 'सीखो' } })
})

test('without its English words a text in any other language is none', () => {
  const said = { ...{ tagline_hi: 'सीखो', tagline_en: '' }, description_en: 'On a hill' }
  expect(checkInstitution(valuesOf(ROW), said).flaws).toEqual(new Map([['tagline_en', 'needsEnglish']]))
})
