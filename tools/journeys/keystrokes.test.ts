import { estimateSeconds, swipesTo } from './keystrokes'

test('a press is a thought, a pointing and a tap; a choice is two; typing has a key for each letter', () => {
  expect(estimateSeconds([{ kind: 'press', swipes: 0 }])).toBeCloseTo(2.73)
  expect(estimateSeconds([{ kind: 'choice', swipes: 0 }])).toBeCloseTo(5.46)
  expect(estimateSeconds([{ kind: 'typing', keys: 5, swipes: 2 }])).toBeCloseTo(2.73 + 0.4 + 2.5 + 2.2)
  expect(estimateSeconds([{ kind: 'look', swipes: 1 }])).toBeCloseTo(2.45)
  expect(estimateSeconds([])).toBe(0)
})

test.each([
  ['stands on the screen', 700, 40, 0],
  ['stands half below it', 720, 40, 1],
  ['stands two screens below', 1_480, 40, 2],
  ['stands above', -600, 40, 2],
])('what %s takes so many swipes', (_, top, height, swipes) => expect(swipesTo(top, height, 740)).toBe(swipes))
