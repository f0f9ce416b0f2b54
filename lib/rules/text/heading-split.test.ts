import fc from 'fast-check'
import { splitHeading } from './heading-split'

test('the first words are grey', () => {
  expect(splitHeading('Study where the river begins', { first: 3 })).toEqual([
    { text: 'Study where the', grey: true },
    { text: 'river begins', grey: false },
  ])
})

test('the last words are grey', () => {
  expect(splitHeading('Find the best college for you', { last: 2 })).toEqual([
    { text: 'Find the best college', grey: false },
    { text: 'for you', grey: true },
  ])
})

test.each([{ first: 3 }, { last: 8 }])('a short heading is all grey: %j', (grey) => {
  expect(splitHeading('Two words', grey)).toEqual([{ text: 'Two words', grey: true }])
})

test.each([{ first: 0 }, { last: 0 }, { first: -1 }])('no grey words, no grey part: %j', (grey) => {
  expect(splitHeading('Two words', grey)).toEqual([{ text: 'Two words', grey: false }])
})

test('white space alone has no parts', () => {
  expect(splitHeading(' \n ', { first: 3 })).toEqual([])
})

test('the parts joined by a space are the heading, whatever it is', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^\S+$/)), fc.nat(12), fc.boolean(), (words, count, atStart) => {
      const parts = splitHeading(words.join('  '), atStart ? { first: count } : { last: count })
      expect(parts.map((part) => part.text).join(' ')).toBe(words.join(' '))
    }),
  )
})
