import { contrast, readOklch } from './contrast'
import { EDGE_PAIRS, readColourTokens, TEXT_PAIRS } from './tokens'

const tokens = readColourTokens()

function ratio([one, other]: readonly [string, string]) {
  const [front, back] = [tokens.get(one), tokens.get(other)]
  if (!front || !back) throw new Error(`no such colour: ${one} or ${other}`)
  return contrast(front, back)
}

test('white on black is 21, and a colour on itself 1', () => {
  const white = readOklch('#fff')
  const black = readOklch('oklch(0 0 0)')
  if (!white || !black) throw new Error('not read')
  expect(contrast(black, white)).toBeCloseTo(21, 1)
  expect(contrast(white, white)).toBe(1)
})

test('what is no colour of the house is not read', () => {
  expect(readOklch('red')).toBeNull()
  expect(readOklch('oklch(0.5 0.1)')).toBeNull()
})

test.each(TEXT_PAIRS)('text in %s on %s can be read', (...pair) => {
  expect(ratio(pair)).toBeGreaterThanOrEqual(4.5)
})

test.each(EDGE_PAIRS)('an edge in %s on %s can be seen', (...pair) => {
  expect(ratio(pair)).toBeGreaterThanOrEqual(3)
})
