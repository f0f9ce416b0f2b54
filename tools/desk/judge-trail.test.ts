import { type Attempt, type Entry, judgeTrail } from '@/tools/desk/judge-trail'

const record = 'institution 1'
const entry = (before: string | null, mark: string, over: Partial<Entry> = {}): Entry => ({
  ...{ record, kind: 'saved', mark, before, after: mark },
  ...over,
})
const told = (mark: string, what: Attempt['told'], shown = ''): Attempt => ({ record, mark, told: what, shown })
const NONE = { lost: [], twice: [], refusedYetSaved: [], overwritten: [], half: [] }
const judge = (attempts: Attempt[], entries: Entry[], stands: (string | null)[]) =>
  judgeTrail(attempts, entries, new Map([[record, stands]]))

test('a trail in which all is well has no fault', () => {
  const attempts = [told('a', 'saved'), told('b', 'refused'), told('c', 'unanswered', 'a'), told('d', 'unanswered')]
  expect(judge(attempts, [entry('', 'a'), entry('a', 'c')], ['c', 'c'])).toEqual(NONE)
  const aside = entry('1', 'x', { kind: 'aside', after: '2' })
  expect(judge([told('a', 'saved'), told('x', 'aside')], [entry('', 'a'), aside], ['a'])).toEqual(NONE)
})

test.each<[string, Attempt[], Entry[], (string | null)[], object]>([
  [
    'an acknowledged one that is not there',
    [told('a', 'saved'), told('b', 'saved')],
    [entry('', 'a')],
    ['a'],
    { lost: ['b'] },
  ],
  [
    'one set aside that was said to be saved',
    [told('a', 'saved')],
    [entry('', 'a', { kind: 'aside' })],
    [],
    { lost: ['a'] },
  ],
  [
    'one that stands twice',
    [told('a', 'saved')],
    [entry('', 'a'), entry('a', 'a')],
    ['a'],
    { twice: ['a'], overwritten: ['a'] },
  ],
  ['a refused one that was saved', [told('a', 'refused')], [entry('', 'a')], ['a'], { refusedYetSaved: ['a'] }],
  [
    'one that went over another',
    [told('a', 'saved'), told('b', 'saved')],
    [entry('', 'a'), entry('', 'b')],
    ['b'],
    { overwritten: [`${record}: b`] },
  ],
  [
    'one that went over what its editor was not shown',
    [told('a', 'saved'), told('b', 'saved')],
    [entry('', 'a'), entry('a', 'b')],
    ['b'],
    { overwritten: ['b'] },
  ],
  ['a record that is not as its trail', [told('a', 'saved')], [entry('', 'a')], ['a', 'old'], { half: [record] }],
  [
    'a trail of what is not there',
    [told('a', 'unanswered')],
    [entry('', 'a', { mark: null })],
    ['a'],
    { half: [record] },
  ],
  ['what is in no trail', [], [entry('', 'a', { after: null })], [null], { half: [record] }],
])('%s is found', (_what, attempts, entries, stands, faults) => {
  expect(judge(attempts, entries, stands)).toEqual({ ...NONE, ...faults })
})
