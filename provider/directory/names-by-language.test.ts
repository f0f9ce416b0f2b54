import { courseFamilyText, kindText, placeText } from '@/provider/directory/names-by-language'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import { KANNADA_PLACE_NAMES } from '@/provider/geography/kannada-names'
import { DISTRICTS } from '@/provider/geography/places'
import { readQualification } from '@/provider/import/clean/qualification'

const KANNADA = /^[\p{Script=Kannada}\p{Mn}\p{Mc}\s\d.,()/\u200c\u200d-]+$/u

test('every district and every town has its Kannada name, and none is named that is not there', () => {
  const names = DISTRICTS.flatMap(({ name, cities }) => [name, ...cities.map((city) => city.name)])
  expect(names.filter((name) => placeText(name).kn === undefined)).toEqual([])
  expect([...KANNADA_PLACE_NAMES.keys()].filter((name) => !names.includes(name))).toEqual([])
  for (const name of [...names, 'Karnataka']) expect(placeText(name).kn).toMatch(KANNADA)
})

test('every type and stream has one', () => {
  for (const kind of TAXONOMY.flatMap((type) => [type, ...type.streams])) {
    expect(kindText(kind)).toEqual({ en: kind.name, kn: kind.kn })
    expect(kind.kn).toMatch(KANNADA)
  }
})

test('the headings that an import writes have one', () => {
  const programmes = [
    'ENGINEERING AND TECHNOLOGY',
    'MANAGEMENT',
    'COMPUTER APPLICATIONS',
    'DESIGN',
    'PHARMACY',
    'HOTEL MANAGEMENT AND CATERING',
    'APPLIED ARTS AND CRAFTS',
    'PLANNING',
    'ARCHITECTURE',
    'NURSING',
  ]
  const levels = [
    'UNDER GRADUATE',
    'POST GRADUATE',
    'POST GRADUATE DIPLOMA',
    'DIPLOMA',
    'POST DIPLOMA',
    'POST GRADUATE CERTIFICATE',
    'CERTIFICATE',
    'FELLOWSHIP',
    'INTEGRATED',
    '',
  ]
  const headings = programmes.flatMap((programme) =>
    levels.map(
      (level) => readQualification({ programme, level, course: 'Anything', university: null })?.category ?? '',
    ),
  )
  expect([...new Set(headings)].filter((heading) => courseFamilyText(heading)?.kn === undefined)).toEqual([])
})

test('what has no Kannada name has none', () => {
  expect(placeText('Kochi')).toEqual({ en: 'Kochi' })
  expect(kindText({ id: 99, name: 'Music' })).toEqual({ en: 'Music' })
  expect(courseFamilyText('Fishery')).toEqual({ en: 'Fishery' })
  expect(courseFamilyText(null)).toBeNull()
})
