import { acronymsOf } from './acronyms'

test.each([
  ['first letters', 'Visvesha National Management Institute', ['vnmi']],
  ['with and without "of"', 'Hill College of Engineering', ['hce', 'hcoe']],
  ['with and without "and"', 'Lake Institute of Technology and Science', ['lits', 'liotas']],
  ['the part up to what it is', 'Hill College of Engineering, Mysuru', ['hce', 'hcoe', 'hcem']],
  ['the kind without its field', 'Hill Institute of Design', ['hi', 'hid']],
  ['initials in capitals, which enter whole', 'KVR College of Engineering', ['kvrce', 'kvrcoe', 'kvrc']],
  ['initials that stand apart', 'K. V. R. College of Engineering', ['kvrce', 'kvrcoe']],
  ['initials left out', 'KVR Hill Institute of Technology', ['hit', 'kvrhit']],
  ['a title left out', 'Dr. Hill Institute of Technology', ['hit', 'dhit']],
  ['initials inside', 'Hill BNT College', ['hbntc']],
])('%s', (_what, name, expected) => {
  expect(acronymsOf(name)).toEqual(expect.arrayContaining(expected))
})

test.each([
  ['one word', 'Marigold'],
  ['nothing', ''],
  ['numbers', '12 34'],
  ['more letters than anybody types', 'Very Long Name That Goes On And On Without Any Kind At All Whatever'],
])('none from %s', (_what, name) => {
  expect(acronymsOf(name)).toEqual([])
})

test('none is shorter than two letters or longer than nine, none stands twice', () => {
  const all = acronymsOf('SHRI KVR College of Engineering and Technology and Management, West Campus, Mysuru')
  expect(all.length).toBeGreaterThan(3)
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((acronym) => acronym.length < 2 || acronym.length > 9)).toEqual([])
})

test('a name all in capitals has no more initials than one in small letters', () => {
  expect(acronymsOf('HILL TOP COLLEGE')).toEqual(acronymsOf('Hill Top College'))
})
