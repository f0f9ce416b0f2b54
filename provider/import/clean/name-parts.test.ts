import fc from 'fast-check'
import { isInitialsOf, nameParts } from './name-parts'
import { cpuTimeOf } from '@/testing/cpu-time'

test.each([
  ['G Madegowda Institute of Technology (GMIT)', ['GMIT', 'G Madegowda Institute of Technology']],
  [
    'Sri Krishna International Business School (SKIBS - B School)',
    ['SKIBS', 'Sri Krishna International Business School'],
  ],
  [
    'Xavier Institute of Development Action and Studies - XIDAS',
    ['XIDAS', 'Xavier Institute of Development Action and Studies'],
  ],
  ['AMC College (Administrative Management College)', ['AMC College', 'Administrative Management College']],
  [
    'Kamala Institute of Technology and Science KITS Off Campus',
    ['KITS Off Campus', 'Kamala Institute of Technology and Science Off Campus'],
  ],
])('%j holds other names and stays', (name, others) => expect(nameParts(name)).toEqual({ name, others }))

test.each([
  ['X College of Pharmacy (Formerly "Old Rural College")', 'X College of Pharmacy', ['Old Rural College']],
  ['X College (formerly known as Old College), Hassan', 'X College, Hassan', ['Old College']],
  ['X University Formerly called as Old College', 'X University', ['Old College']],
  ['X University Formerly known as Bvbcet', 'X University', ['BVBCET']],
  ['X College (Ex: Old College)', 'X College', ['Old College']],
  ['X College (Erstwhile Old College Estb. in 1966)', 'X College', ['Old College']],
  ['X College [aka Old College]', 'X College', ['Old College']],
  ['Kamala Institute of Technology - [Kit], Bangalore', 'Kamala Institute of Technology, Bangalore', ['KIT']],
  ['Kamala Institute of Technology [KIT]', 'Kamala Institute of Technology', ['KIT']],
  [
    'Srinivasa Institute of Management Studies (Sims) (Formally SSVP)',
    'Srinivasa Institute of Management Studies (SIMS)',
    ['SSVP', 'SIMS', 'Srinivasa Institute of Management Studies'],
  ],
  // The initials are written in capitals where they stand, not where the word stands elsewhere.
  [
    'Eastern Academy of Science and Technology (East)',
    'Eastern Academy of Science and Technology (EAST)',
    ['EAST', 'Eastern Academy of Science and Technology'],
  ],
])('%j becomes %j', (cleaned, name, others) => expect(nameParts(cleaned)).toEqual({ name, others }))

test.each([
  'Yuvaraja’s College (Autonomous), University of Mysore',
  'Symbiosis International (Deemed University)',
  'Kamala Institute of Technology [Women]',
  'Manipal Academy of Higher Education (Off-Campus Centre at Bengaluru)',
  'New Horizon College of Engineering (E&T)',
  'Dayananda Sagar Institute of Technology (Polytechnic)',
  'Maharani College of Arts (MCA)',
  'Karnataka (Government) Polytechnic',
  'Government Tool Room & Training Centre - Harihar',
  'Former Students’ College',
  'Appasaheb Alias Sa. Re. Patil Institute of Technology',
  '(Formerly)',
  '(Formerly Old College)',
])('%j is a name and nothing else', (name) => expect(nameParts(name)).toEqual({ name, others: [] }))

test('initials are beginnings of words in order', () => {
  const name = 'Central Institute of Petrochemicals Engineering and Technology'
  expect(
    ['CIPET', 'C.I.P.E.T', 'CIPETEC', 'CIET', 'CITPE', 'IPET', 'CI', 'CENTRAL'].map((each) => isInitialsOf(each, name)),
  ).toEqual([true, true, true, true, false, false, false, false])
})

test('whatever the name, one is left', () => {
  const words = fc.constantFrom(
    'X',
    'College',
    'of',
    '(',
    ')',
    'formerly',
    'known as',
    '- XCO',
    'Old',
    ',',
    'ex:',
    '[',
    ']',
    '"',
  )
  const text = fc.oneof(
    fc.array(words, { maxLength: 12 }).map((parts) => parts.join(' ')),
    fc.string(),
  )
  fc.assert(
    fc.property(
      text.filter((raw) => raw.trim() !== ''),
      (raw) => {
        const { name } = nameParts(raw)
        expect(name.trim()).not.toBe('')
      },
    ),
  )
})

test('a name made to take long takes no time', () => {
  const spent = cpuTimeOf(() => {
    nameParts(`${'an a '.repeat(2_000)}(ANANANANANAN)`)
    nameParts(`X ${'(formerly '.repeat(2_000)}`)
    nameParts(`${' , '.repeat(5_000)}x`)
  })
  // A moment on any machine; one that backtracks takes minutes.
  expect(spent).toBeLessThan(10_000)
})
