import fc from 'fast-check'
import { frameOf, soundOf } from './sound'

test.each([
  ['-aiah', 'ramaiah ramayya ramaya ramaiya'],
  ['-appa', 'basappa basapa'],
  ['Vidyalaya', 'vidyalaya vidyalay vidyaalaya vidhyalaya'],
  ['Sri', 'sri shri shree sree'],
  ['Lakshmi', 'lakshmi laxmi'],
  ['Jnana', 'jnana gnana gyana'],
  ['Gowda', 'gowda gouda gauda'],
  ['Venkateshwara', 'venkateshwara venkateswara venkatesvara'],
  ['Bhadra', 'bhadra badra'],
  ['Poorna', 'poorna purna'],
  ['Joseph', 'joseph josephs'],
  ['Chaitanya', 'chaitanya chaithanya'],
  ['Sambhram', 'sambhram sanbhram'],
])('%s sounds the same however it is written', (_name, spellings) => {
  expect(new Set(spellings.split(' ').map(soundOf)).size).toBe(1)
})

test.each([
  ['rama', 'roma'],
  ['kolar', 'koppal'],
  ['mandya', 'bandya'],
  ['vidya', 'vaidya'],
])('%s and %s stay apart', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other))
})

test.each(['rv', 'b2b', '1000', 'школа', ''])('%j is its own sound', (word) => {
  expect(soundOf(word)).toBe(word)
})

test('a sound is never empty, never longer by more than a half, and quickly found', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 3, maxLength: 200 })
  fc.assert(
    fc.property(letters, (word) => {
      const sound = soundOf(word)
      expect(sound).toMatch(/^[a-z]+$/)
      expect(sound.length).toBeLessThanOrEqual(word.length * 2)
    }),
  )
})

test.each([
  ['sharanabasava', 'sharnbasva'],
  ['kalaburagi', 'kalburagi'],
])('%s and %s have one frame', (one, other) => {
  expect(frameOf(soundOf(one))).not.toBeNull()
  expect(frameOf(soundOf(one))).toBe(frameOf(soundOf(other)))
})

test.each(['banana', 'maya', 'школа'])('%s has no frame to be told by', (word) => {
  expect(frameOf(soundOf(word))).toBeNull()
})
