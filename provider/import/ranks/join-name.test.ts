import { joinName } from './join-name'

/** Lines of Helvetica at 6 points, with the widths that it gives them. */
const lines = (...all: [text: string, width: number][]) => all.map(([text, width]) => ({ text, width }))

test.each([
  ['words', lines(['CIVIL', 15], ['ENGINEERING', 42]), 'CIVIL ENGINEERING'],
  ['a word that is wider than the column', lines(['COMMUNICATIO', 47.7], ['N ENGG', 23.7]), 'COMMUNICATION ENGG'],
  [
    'a bracket that begins within a word',
    lines(['ENGINEERING(D', 48.3], ['ATA SCIENCE)', 44]),
    'ENGINEERING(DATA SCIENCE)',
  ],
  ['a narrow letter that would not fit either', lines(['ENGINEERING(I', 45.7], ['OT)', 10.3]), 'ENGINEERING(IOT)'],
  [
    'a whole word that fills the column',
    lines(['AERONAUTICAL', 46.7], ['ENGINEERING', 42]),
    'AERONAUTICAL ENGINEERING',
  ],
  ['a hyphen', lines(['BIO-', 14], ['TECHNOLOGY', 41]), 'BIO-TECHNOLOGY'],
  ['a closing bracket', lines(['(TECHNOLOGIES', 49], [')', 2]), '(TECHNOLOGIES)'],
  ['a line with room for the next letter', lines(['INTELLIGENCE', 43.3], ['AND DATA', 30.3]), 'INTELLIGENCE AND DATA'],
])('lines of a name are joined: %s', (_what, given, name) => expect(joinName(given, 49.5)).toBe(name))
