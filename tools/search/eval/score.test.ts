import type { EvalQuery } from './query-set'
import { rightAnswers, type Directory } from './right-answers'
import { rate, scoreAnswer } from './score'

const named: EvalQuery = { query: 'rvce', answers: ['aicte:1', 'aicte:2'], kind: 'acronym', half: 'develop' }
const placed: EvalQuery = {
  query: 'engineering colleges in mysore',
  in: { district: 'Mysuru' },
  type: 'engineering',
  kind: 'category',
  half: 'report',
}
const isRight = (id: number) => [1, 2].includes(id)

describe('an institution that was asked for', () => {
  it.each([
    [[1, 5, 6], { first: true, three: true, reciprocal: 1 }],
    [[5, 2, 1], { first: false, three: true, reciprocal: 1 / 2 }],
    [[5, 6, 1], { first: false, three: true, reciprocal: 1 / 3 }],
    [[5, 6, 7, 1], { first: false, three: false, reciprocal: 1 / 4 }],
    [[5], { first: false, three: false, reciprocal: 0 }],
    [[], { first: false, three: false, reciprocal: 0 }],
  ])('is scored in %j', (ids, score) => {
    expect(scoreAnswer(named, ids, isRight)).toEqual(score)
  })
})

describe('a place that was asked for', () => {
  it.each([
    [[1, 2, 1], { first: true, three: true, reciprocal: 1 }],
    [[1, 2], { first: true, three: true, reciprocal: 1 }],
    [[1, 2, 5], { first: true, three: false, reciprocal: 1 }],
    [[5, 1, 2], { first: false, three: false, reciprocal: 1 / 2 }],
    [[], { first: false, three: false, reciprocal: 0 }],
  ])('is scored in %j', (ids, score) => {
    expect(scoreAnswer(placed, ids, isRight)).toEqual(score)
  })
})

it('rates several', () => {
  const scores = [
    { first: true, three: true, reciprocal: 1 },
    { first: false, three: true, reciprocal: 0.5 },
    { first: false, three: false, reciprocal: 0.25 },
    { first: false, three: false, reciprocal: 0 },
  ]
  expect(rate(scores)).toEqual({ queries: 4, recallAt1: 0.25, recallAt3: 0.5, meanReciprocalRank: 0.4375 })
  expect(rate([]).recallAt3).toBeNaN()
})

describe('right answers', () => {
  const institute = { name: 'A', city: null, district: 'Mysuru', typeIds: [1, 3] }
  const directory: Directory = {
    known: new Map([
      [1, { ...institute, id: 1 }],
      [2, { ...institute, id: 2, typeIds: [14] }],
      [3, { ...institute, id: 3, district: 'Hassan', city: 'Hassan' }],
    ]),
    records: new Map([
      ['aicte:1', 3],
      ['aicte:2', 3],
    ]),
  }

  it('are the institutions that the records became', () => {
    expect([1, 2, 3].filter(rightAnswers(named, directory))).toEqual([3])
  })

  it('are those of the place, under any of their types', () => {
    expect([1, 2, 3].filter(rightAnswers(placed, directory))).toEqual([1])
    expect([1, 2, 3].filter(rightAnswers({ ...placed, type: undefined }, directory))).toEqual([1, 2])
    expect([1, 2, 3].filter(rightAnswers({ ...placed, in: { city: 'Hassan' } }, directory))).toEqual([3])
  })

  it('are refused where the lists and the queries do not belong together', () => {
    expect(() => rightAnswers({ ...named, answers: ['aicte:9'] }, directory)).toThrow('no record aicte:9')
    expect(() => rightAnswers({ ...placed, in: { city: 'Gotham' } }, directory)).toThrow('nothing there')
    expect(() => rightAnswers({ ...placed, type: 'magic' }, directory)).toThrow('no type magic')
  })
})
