import { emblaDuration } from './use-embla-slides'

/** Embla's spring (ScrollBody and its friction, 60 steps a second): when it stays within one percent. */
function settlesAfter(duration: number): number {
  let place = 0
  let velocity = 0
  let arrived = 0
  for (let step = 1; step <= 600; step += 1) {
    velocity = (velocity + (1 - place) / duration) * 0.68
    place += velocity
    if (Math.abs(1 - place) > 0.01) arrived = step
  }
  return (arrived * 1000) / 60
}

it.each([500, 600, 750])('%p ms are %p ms, give or take two frames', (milliseconds) => {
  expect(Math.abs(settlesAfter(emblaDuration(milliseconds)) - milliseconds)).toBeLessThan(34)
})
