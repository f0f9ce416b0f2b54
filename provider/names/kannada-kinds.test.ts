import { cleanOwnership } from '@/provider/import/clean/ownership'
import { classifyOwn, typeOfWord } from '@/provider/import/sources/own-types'
import { areInstitutions, isInstitution } from '@/provider/import/sources/unused-columns'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import { canonicalWords } from '@/provider/search/document'
import { meaningsOf } from '@/provider/search/understanding/lexicon'
import { formsInKannada, KIND_NAMES } from './kannada-kinds'

const slugOf = (id: number | null | undefined) => TAXONOMY.find((type) => type.id === id)?.slug ?? null

test.each([
  ['ಸರ್ಕಾರಿ', 'Government'],
  ['ಖಾಸಗಿ', 'Private'],
  // Of what is not understood nothing is taken for the whole.
  ['ಸರ್ಕಾರದ ಮಾನ್ಯತೆ ಪಡೆದ', 'ಸರ್ಕಾರದ ಮಾನ್ಯತೆ ಪಡೆದ'],
  ['ಅರೆ ಸರ್ಕಾರಿ', 'ಅರೆ ಸರ್ಕಾರಿ'],
  ['ಸರ್ಕಾರಿ ಅಲ್ಲ', 'ಸರ್ಕಾರಿ ಅಲ್ಲ'],
])('who runs it: %s', (said, ownership) => expect(cleanOwnership(said)).toBe(ownership))

test.each([
  ['ವೈದ್ಯಕೀಯ', 'medical'],
  ['ತೀವ್ರ ವೈದ್ಯಕೀಯ', null],
])('the type that a column says: %s', (said, type) => expect(slugOf(typeOfWord(said))).toBe(type))

test.each([
  ['ಅರೆ ವೈದ್ಯಕೀಯ ಕಾಲೇಜು', 'Paramedical College'],
  ['ವಿಶ್ವೇಶ್ವರಯ್ಯ ತಾಂತ್ರಿಕ ವಿಶ್ವವಿದ್ಯಾಲಯ', 'Visvesvaraya Technological University'],
  ['ಸರ್ಕಾರಿ ಪ.ಪೂ. ಕಾಲೇಜು', 'Government PU College'],
  ['ಸರ್ಕಾರಿ ಪಿ.ಯು.ಕಾಲೇಜು', 'Government PU College'],
  ['ಕಮಲಾ ತಾಂತ್ರಿಕ ಮಹಾವಿದ್ಯಾಲಯ', 'Kamala Engineering College'],
  ['ಕಮಲಾ ಬಿ.ಇಡಿ ಕಾಲೇಜು', 'Kamala B.Ed College'],
  ['ಕಮಲಾ ಇಂಜಿನಿಯರಿಂಗ್ ಕಾಲೇಜು', 'Kamala Engineering College'],
])('a name in Kannada is of the type of the English one: %s', (kannada, english) => {
  const typeOf = (name: string) => slugOf(classifyOwn(name, null, [], [])?.typeId)
  expect(typeOf(kannada)).toBe(typeOf(english))
  expect(typeOf(english)).not.toBeNull()
})

test('to a search a form means what its English word does', () => {
  const meaningsIn = (phrase: string) => (meaningsOf(canonicalWords(phrase)) ?? []).map((each) => JSON.stringify(each))
  const wrong = KIND_NAMES.flatMap((kind) => {
    const english = meaningsIn(kind)
    const isSame = (form: string) => meaningsIn(form).some((meaning) => english.includes(meaning))
    return english.length === 0
      ? []
      : formsInKannada(kind)
          .filter((form) => !isSame(form))
          .map((form) => `${kind}: ${form}`)
  })
  expect(wrong).toEqual([])
})

test.each(formsInKannada('College', 'Institute', 'School', 'University', 'Polytechnic'))(
  'a column of names that have “%s” holds institutions',
  (noun) => {
    expect(areInstitutions([`ಕಮಲಾ ${noun}`])).toBe(true)
    expect(isInstitution(`ಕಮಲಾ ಕಲಾ ${noun}`)).toBe(true)
  },
)
