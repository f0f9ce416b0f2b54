import { cleanOwnership } from '@/provider/import/clean/ownership'
import { classifyOwn, typeOfWord } from '@/provider/import/sources/own-types'
import { TAXONOMY } from '@/provider/directory/taxonomy'

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
