import { absentQuery, institution, presentQuery } from './example'
import { checkJudged, isAnswerable, judgeQueries, rateAsked, scoreAsked, type AskedAnswer } from './judge-asked'

const institutions = [institution(1), institution(2), institution(3, { district: 'Kolar' })]
const [present, absent] = judgeQueries([presentQuery, absentQuery], institutions)
if (!present || !absent) throw new Error('two were given')
const answer = (ids: number[], isSaidMissing = false): AskedAnswer => ({ ids, total: ids.length, isSaidMissing })

it.each([
  [[1, 2], { hit: true, precision: 1 }],
  [[1], { hit: true, precision: 1 }],
  [[3, 1], { hit: true, precision: 1 / 2 }],
  [[3, 9, 2, 1], { hit: true, precision: 1 / 3 }],
  [[3, 9, 8, 1], { hit: false, precision: 0 }],
  [[], { hit: false, precision: 0 }],
])('scores %j by those shown among the first three', (ids, score) => {
  expect(scoreAsked(present, answer(ids))).toEqual(score)
  expect(scoreAsked(present, answer(ids, true))).toEqual(score)
})

it.each([
  ['nothing found', answer([]), { hit: true, precision: 1 }],
  ['the nearest, said to be such', answer([1, 2], true), { hit: true, precision: 1 }],
  ['the nearest as if they were meant', answer([1, 2]), { hit: false, precision: 0 }],
  ['one that is not among the nearest', answer([1, 3], true), { hit: false, precision: 1 / 2 }],
  ['a page without results of a search that has some', { ...answer([], true), total: 4 }, { hit: false, precision: 0 }],
])('scores what is not there: %s', (_what, given, score) => {
  expect(scoreAsked(absent, given)).toEqual(score)
})

it('leaves out what has no right answer, but never what should have none', () => {
  const [unanswerable] = judgeQueries([presentQuery], [institution(3, { district: 'Kolar' })])
  expect(unanswerable && isAnswerable(unanswerable)).toBe(false)
  expect([present, absent].map(isAnswerable)).toEqual([true, true])
})

describe('the set and the lists', () => {
  it('fit', () => {
    expect(() => checkJudged([present, absent], institutions)).not.toThrow()
  })

  it('do not where nothing is right', () => {
    const others = [institution(3, { district: 'Kolar' })]
    expect(() => checkJudged(judgeQueries([presentQuery], others), others)).toThrow(
      '"engineering hassan": no institution is a right answer',
    )
  })

  it('do not where what should be absent is there', () => {
    const others = [...institutions, institution(4, { typeIds: [8] })]
    expect(() => checkJudged(judgeQueries([absentQuery], others), others)).toThrow(
      '"law college hassan": College 4 should not be there',
    )
  })

  it('do not where one of the predicates for the nearest fits nothing', () => {
    const query = { ...absentQuery, nearest: [{ district: ['Hassan' as const] }, { type: ['design' as const] }] }
    expect(() => checkJudged(judgeQueries([query], institutions), institutions)).toThrow(
      '{"type":["design"]} fits nothing',
    )
  })
})

it('rates several', () => {
  const scores = [
    { hit: true, precision: 1 },
    { hit: true, precision: 0.5 },
    { hit: false, precision: 0 },
  ]
  expect(rateAsked(scores)).toEqual({ queries: 3, hitAt3: 2 / 3, precisionAt3: 0.5 })
  expect(rateAsked([]).hitAt3).toBeNaN()
})
