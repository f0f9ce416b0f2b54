import { drawFilm, FILM } from './film'
import { footAt, STANCE, STRIDE } from './walker'
import { FRONT, MIDDLE, NEAR } from './world'

describe('the film', () => {
  it.each([0, 0.37, 0.8])('is drawn at %d without a number that is none', (at) => {
    expect(drawFilm(at)).toMatch(/^<svg [^>]+>.+<\/svg>$/)
    expect(drawFilm(at)).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('ends as it begins', () => {
    expect(drawFilm(1)).toBe(drawFilm(0))
    expect(drawFilm(0.5)).not.toBe(drawFilm(0))
  })

  it('moves each layer by whole pixels from picture to picture', () => {
    for (const { period } of [MIDDLE, NEAR, FRONT]) expect(period % (FILM.seconds * FILM.rate)).toBe(0)
  })

  it('has feet that stand still on the ground that moves', () => {
    const steps = Math.round((NEAR.period * STANCE) / STRIDE)
    const ground = NEAR.period / steps
    expect((footAt(0.1).x - footAt(0.5).x) / (0.4 * ground)).toBeCloseTo(1, 1)
    expect(footAt(0.3).y).toBe(0)
    expect(footAt(0.8).y).toBeLessThan(-5)
    expect(footAt(1).x).toBeCloseTo(footAt(0).x)
  })
})
