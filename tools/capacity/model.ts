import { seeded, zipf } from '@/tools/serving/zipf'

/** What is asked for, and what stands between a visitor and a rendering. */
export type Plan = {
  seed: number
  requests: number
  perSecond: number
  /** Pages that there are, visited by Zipf's law (s = 1). */
  pages: number
  /** Of all requests, those of a crawler, which asks for one page after the other. */
  crawlerShare: number
  websites: number
  /** Pages that each website keeps in memory. */
  memoryPages: number
  /** Places of the store that they share; 0: there is none. */
  storePlaces: number
  freshSeconds: number
  /** How long a CDN in front holds a page; 0: there is none. */
  cdnSeconds: number
}

/** Who answered: shares of the second half of the requests, once all is full. */
export type Shares = { cdn: number; memory: number; store: number; rendered: number }
type Level = keyof Shares

type Request = { page: number; website: number; atSeconds: number }

/** The requests of a plan: drawn before anybody answers them, so that a model and what it is a model of get the same. */
export function* requestsOf({ seed, requests, perSecond, pages, crawlerShare, websites }: Plan): Generator<Request> {
  const random = seeded(seed)
  const visited = zipf(pages, random)
  let crawled = 0
  for (let sent = 0; sent < requests; sent += 1) {
    const isCrawler = random() < crawlerShare
    // From the least visited on: what a crawler asks for, hardly anybody else does.
    const page = isCrawler ? pages - (crawled++ % pages) : visited()
    yield { page, website: Math.floor(random() * websites), atSeconds: sent / perSecond }
  }
}

/** Of what was kept last, or asked for last, so much; each for a time. */
class Recent {
  readonly #until = new Map<number, number>()

  constructor(private readonly most: number) {}

  has(page: number, now: number): boolean {
    const until = this.#until.get(page)
    if (until === undefined) return false
    this.#until.delete(page)
    if (until <= now) return false
    this.#until.set(page, until)
    return true
  }

  keep(page: number, until: number): void {
    this.#until.delete(page)
    this.#until.set(page, until)
    const [oldest] = this.#until.keys()
    if (this.#until.size > this.most && oldest !== undefined) this.#until.delete(oldest)
  }
}

/** Each page has one place, and the last one there stays, as lib/store/shared-pages.ts does it. */
class Places {
  readonly #held = new Map<number, { page: number; until: number }>()

  constructor(private readonly places: number) {}

  /** Until when it is fresh; `null` where it is not there. */
  find(page: number, now: number): number | null {
    const held = this.#held.get(this.#placeOf(page))
    return held?.page === page && held.until > now ? held.until : null
  }

  keep(page: number, until: number): void {
    if (this.places > 0) this.#held.set(this.#placeOf(page), { page, until })
  }

  #placeOf(page: number): number {
    return Math.floor(seeded(page)() * this.places)
  }
}

/** What a plan comes to, by the rules of each level alone. */
export function simulate(plan: Plan): Shares {
  const counts: Record<Level, number> = { cdn: 0, memory: 0, store: 0, rendered: 0 }
  const cdn = new Recent(plan.cdnSeconds > 0 ? Infinity : 0)
  const memories = Array.from({ length: plan.websites }, () => new Recent(plan.memoryPages))
  const store = new Places(plan.storePlaces)
  const answer = ({ page, website, atSeconds: now }: Request): Level => {
    if (cdn.has(page, now)) return 'cdn'
    cdn.keep(page, now + plan.cdnSeconds)
    const memory = memories[website]
    if (memory?.has(page, now)) return 'memory'
    const held = store.find(page, now)
    // No fresher than where it was found.
    const until = held ?? now + plan.freshSeconds
    memory?.keep(page, until)
    if (held === null) store.keep(page, until)
    return held === null ? 'rendered' : 'store'
  }
  let sent = 0
  for (const request of requestsOf(plan)) {
    const level = answer(request)
    if (++sent > plan.requests / 2) counts[level] += 1
  }
  return sharesOf(counts)
}

export function sharesOf(counts: Readonly<Record<Level, number>>): Shares {
  const all = counts.cdn + counts.memory + counts.store + counts.rendered
  return {
    cdn: counts.cdn / all,
    memory: counts.memory / all,
    store: counts.store / all,
    rendered: counts.rendered / all,
  }
}
