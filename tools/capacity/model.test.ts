import { type Plan, requestsOf, simulate } from './model'

const PLAN: Plan = {
  seed: 1,
  requests: 20_000,
  perSecond: 100,
  pages: 1_000,
  crawlerShare: 0,
  websites: 2,
  memoryPages: 100,
  storePlaces: 0,
  freshSeconds: 3_600,
  cdnSeconds: 0,
}

test('the same seed draws the same', () => {
  expect([...requestsOf({ ...PLAN, requests: 50 })]).toEqual([...requestsOf({ ...PLAN, requests: 50 })])
  expect(simulate(PLAN)).toEqual(simulate(PLAN))
})

test('all that fits is rendered once', () => {
  const { memory, rendered } = simulate({ ...PLAN, websites: 1, memoryPages: 1_000, requests: 100_000 })
  expect(rendered).toBeLessThan(0.001)
  expect(memory + rendered).toBe(1)
})

test('a store spares what another website has rendered, and a CDN all but the first of its time', () => {
  const alone = simulate(PLAN)
  const shared = simulate({ ...PLAN, storePlaces: 2_000 })
  expect(alone.store).toBe(0)
  expect(shared.memory).toBeCloseTo(alone.memory, 10)
  expect(shared.rendered).toBeLessThan(alone.rendered / 2)
  const behind = simulate({ ...PLAN, storePlaces: 2_000, cdnSeconds: 60 })
  expect(behind.cdn).toBeGreaterThan(0.6)
  expect(behind.cdn + behind.memory + behind.store + behind.rendered).toBeCloseTo(1, 10)
})

test('what is no longer fresh is made anew', () => {
  expect(simulate({ ...PLAN, memoryPages: 1_000, freshSeconds: 1 }).rendered).toBeGreaterThan(0.4)
})

test('a crawler takes room from what is visited seldom, not from what is visited often', () => {
  const quiet = simulate(PLAN)
  const crawled = simulate({ ...PLAN, crawlerShare: 0.2 })
  expect(crawled.memory).toBeLessThan(quiet.memory * 0.9)
  expect(crawled.memory).toBeGreaterThan(quiet.memory * 0.5)
})
