import fc from 'fast-check'
import { enquiries as en } from '@/lib/messages/en/enquiries'
import { enquiries as kn } from '@/lib/messages/kn/enquiries'
import {
  INTEREST_PRESETS,
  interestToSend,
  matchingInterests,
  MODES,
  ROLES,
} from '@/lib/rules/enquiries/enquiry-options'

test('the options of the specification, in its order', () => {
  expect(ROLES.map((role) => en.roles[role]).join(', ')).toBe('Student, Parent, Graduate, Professional')
  expect(MODES.map((mode) => en.modes[mode]).join(', ')).toBe('Online, Phone, In-Person')
  expect(INTEREST_PRESETS.map((preset) => en.interests[preset]).join(', ')).toBe(
    'Career Guidance, Stream Selection, Exam Preparation, College Admission Help, Abroad Studies, Skill Development, Other',
  )
})

test.each([
  ['sel', ['Stream Selection']],
  ['SEL', ['Stream Selection']],
  ['ion', ['Stream Selection', 'Exam Preparation', 'College Admission Help']],
  ['er g', ['Career Guidance']],
  ['', [...INTEREST_PRESETS]],
  ['law', []],
  ['.*', []],
])('"%s" finds %j', (typed, found) => {
  expect(matchingInterests(typed, INTEREST_PRESETS)).toEqual(found)
})

test('any part of a preset, in any case, finds it, in the order of the presets', () => {
  const parts = fc
    .constantFrom(...INTEREST_PRESETS)
    .chain((preset) =>
      fc
        .tuple(fc.nat(preset.length - 1), fc.nat(preset.length), fc.boolean())
        .map(([from, length, upper]) => ({ preset, part: preset.substring(from, from + length + 1), upper })),
    )
  fc.assert(
    fc.property(parts, ({ preset, part, upper }) => {
      const found = matchingInterests(upper ? part.toUpperCase() : part.toLowerCase(), INTEREST_PRESETS)
      expect(found).toContain(preset)
      expect(found).toEqual(INTEREST_PRESETS.filter((each) => each.toLowerCase().includes(part.toLowerCase())))
    }),
  )
})

test('the operator reads one word for a preset, in whatever language it was chosen', () => {
  expect(interestToSend('ವಿಭಾಗದ ಆಯ್ಕೆ', kn.interests)).toBe('Stream Selection')
  expect(interestToSend(' stream selection ', kn.interests)).toBe('Stream Selection')
  expect(interestToSend('ಕಾನೂನು', kn.interests)).toBe('ಕಾನೂನು')
  expect(interestToSend('', en.interests)).toBe('')
})
