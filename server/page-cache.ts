import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { improvePage, type KeptPage, makeKeptPage, PlainBodies } from './kept-page'
import { judge, type WholeAnswer } from './page-answer'
import type { PageRequest } from './public-pages'

/** So long a visitor waits for a newer page where an old one is there. */
const PATIENCE_MS = 1_000
/** For the page of an institution that has changed: who wrote the review looks for it. */
const OWN_CHANGE_PATIENCE_MS = 5_000
/** After a fault an old page is fresh enough for so long, and then good enough while it is asked for again. */
const PAUSE_MS = 1_000
const OLD_IS_GOOD_MS = 10_000
/** About as long as Next takes for a page: asked more often meanwhile, it would take longer. */
const NEXT_IS_RENEWING_MS = 200
/** After it has answered, Next keeps the page: by then it has. */
const NEXT_HAS_KEPT_MS = 250
/** Of all bytes; the rest is for pages whose combinations have an end, which no combination pushes out. */
const ENDLESS_SHARE = 0.25
/** Of all bytes, for the few visitors who take no compression: some 40 pages. */
const PLAIN_SHARE = 0.125
/** A page that is asked for again is worth a better compression. */
const WORTH_IMPROVING_HITS = 2

type Entry = {
  page: KeptPage
  request: PageRequest
  hits: number
  freshUntil: number
  /** Until then it is shown while it is renewed. */
  shownUntil: number
  /** So long a visitor then waits for a newer one. */
  patienceMs: number
}
/** Pages that everybody asks for, some thirty: worth a better compression at once. */
function isOneOfFew({ isEndless, institute, headers }: PageRequest): boolean {
  return !isEndless && institute === null && headers.rsc === undefined
}

/** A page that Next is being asked for; `isOutdated`: its content has changed meanwhile, under these tags. */
type Flight = { request: PageRequest; isOutdated: boolean; changed: Set<string> }
export type Found = KeptPage | WholeAnswer

type Options = {
  /** Asks Next. */
  fetchPage: (request: PageRequest) => Promise<WholeAnswer>
  /** Tells Next that what it keeps under these tags has changed. */
  tellNext: (tags: string[]) => Promise<void>
  /** What may be kept, all pages together. */
  maxBytes: number
  /** How long a page is fresh of which Next says nothing. */
  contentMaxAgeMs: number
  /** The headers of every page. */
  headers: (body: Buffer, contentType: string) => Record<string, string>
  now?: () => number
}

/**
 * The public pages, compressed, in memory. A page is fresh as long as Next said; then, for as long again, it
 * is shown while it is renewed; later, or when its content has changed, the visitor waits for the new one,
 * but gets the old one where that takes long or fails. However many ask, Next is asked once.
 */
export class PageCache {
  readonly #bounded: LRUCache<string, Entry>
  readonly #endless: LRUCache<string, Entry>
  readonly #flights = new Map<string, { flight: Flight; result: Promise<Found> }>()
  /** Those, and the outdated ones that nobody joins any more. */
  readonly #running = new Set<Flight>()
  readonly #untold = new Set<string>()
  readonly #now: () => number
  readonly #improving = new Set<KeptPage>()
  #lastImproved = Promise.resolve()

  readonly plain: PlainBodies

  constructor(private readonly options: Options) {
    const sizeCalculation = ({ page, request }: Entry) => page.bytes + 2 * request.key.length
    const maxEndless = Math.floor(options.maxBytes * ENDLESS_SHARE)
    const maxPlain = Math.floor(options.maxBytes * PLAIN_SHARE)
    this.plain = new PlainBodies(maxPlain)
    this.#bounded = new LRUCache({ maxSize: options.maxBytes - maxEndless - maxPlain, sizeCalculation })
    this.#endless = new LRUCache({ maxSize: maxEndless, sizeCalculation })
    this.#now = options.now ?? (() => performance.now())
  }

  isKept(request: PageRequest): boolean {
    return this.#shelf(request).has(request.key)
  }

  /** Whether Next is being asked for it: whoever comes now costs nothing more. */
  isBeingMade({ key }: PageRequest): boolean {
    return this.#flights.has(key)
  }

  /** Is over once Next has answered who asks for it now, whoever still waits. */
  async whenMade({ key }: PageRequest): Promise<void> {
    await this.#flights.get(key)?.result.catch(() => {})
  }

  /** The page as it was last, however old. */
  findOld(request: PageRequest): KeptPage | null {
    return this.#shelf(request).get(request.key)?.page ?? null
  }

  /** The page, when nothing needs to be waited for. */
  findFresh(request: PageRequest): KeptPage | null {
    const entry = this.#shelf(request).get(request.key)
    if (entry === undefined || entry.freshUntil <= this.#now()) return null
    this.#count(entry)
    return entry.page
  }

  /**
   * The page, or Next's answer where that is nothing to keep.
   * @throws NextAway where there is no old one either
   */
  async find(request: PageRequest): Promise<Found> {
    const entry = this.#shelf(request).get(request.key)
    const renewing = this.#renew(request)
    if (entry === undefined) return renewing
    const renewed = renewing.catch(() => entry.page)
    if (this.#now() < entry.shownUntil) return entry.page
    const enough = new AbortController()
    const old = wait(entry.patienceMs, entry, { signal: enough.signal }).then(({ page }) => {
      this.#goOnWith(entry)
      return page
    })
    old.catch(() => {})
    return Promise.race([renewed, old]).finally(() => enough.abort())
  }

  /** Content has changed: whoever comes next sees it. An institution's tag is of its own page, and of all lists. */
  expire(tags: readonly string[]): void {
    for (const flight of this.#drop(tags)) for (const tag of tags) flight.changed.add(tag)
  }

  /** @returns the pages being asked for that are outdated by it */
  #drop(tags: readonly string[]): Flight[] {
    const institutes = new Set(tags.flatMap((tag) => /^institute:(.*)$/.exec(tag)?.[1] ?? []))
    const isAll = tags.some((tag) => !tag.startsWith('institute:'))
    const isOwn = ({ institute }: PageRequest) => institute !== null && institutes.has(institute)
    const isOld = ({ request }: { request: PageRequest }) => isAll || request.isEndless || isOwn(request)
    for (const shelf of [this.#bounded, this.#endless]) {
      for (const entry of shelf.values()) {
        if (!isOld(entry)) continue
        entry.freshUntil = entry.shownUntil = 0
        if (isOwn(entry.request)) entry.patienceMs = OWN_CHANGE_PATIENCE_MS
      }
    }
    const outdated = [...this.#running].filter(isOld)
    for (const flight of outdated) {
      flight.isOutdated = true
      const { key } = flight.request
      if (this.#flights.get(key)?.flight === flight) this.#flights.delete(key)
    }
    return outdated
  }

  /**
   * Next takes a page for as new as the moment it is kept, also one that it was making when its content changed:
   * it is told of the change once more. What it gave us meanwhile may have been that page.
   */
  async #tellNext(changed: ReadonlySet<string>): Promise<void> {
    const isAboutTo = this.#untold.size > 0
    for (const tag of changed) this.#untold.add(tag)
    if (isAboutTo || this.#untold.size === 0) return
    await wait(NEXT_HAS_KEPT_MS)
    const tags = [...this.#untold]
    this.#untold.clear()
    // Where Next is away, the page is shown until it is old.
    await this.options.tellNext(tags).catch(() => {})
    this.#drop(tags)
  }

  get bytes(): number {
    return this.#bounded.calculatedSize + this.#endless.calculatedSize + this.plain.bytes
  }

  #shelf({ isEndless }: PageRequest): LRUCache<string, Entry> {
    return isEndless ? this.#endless : this.#bounded
  }

  #renew(request: PageRequest): Promise<Found> {
    const { key } = request
    const running = this.#flights.get(key)
    if (running !== undefined) return running.result
    const flight: Flight = { request, isOutdated: false, changed: new Set() }
    this.#running.add(flight)
    const result = this.#fetch(flight).finally(() => {
      this.#running.delete(flight)
      // Pages without end Next makes for each visitor anew, and keeps none.
      if (!request.isEndless) void this.#tellNext(flight.changed)
      if (this.#flights.get(key)?.flight === flight) this.#flights.delete(key)
    })
    this.#flights.set(key, { flight, result })
    return result
  }

  async #fetch(flight: Flight): Promise<Found> {
    const { request } = flight
    const shelf = this.#shelf(request)
    const old = shelf.peek(request.key)
    const answer = await this.options.fetchPage(request).catch((error: unknown) => {
      if (old === undefined) throw error
      return null
    })
    const verdict = answer === null ? 'fault' : judge(request, answer, this.options.contentMaxAgeMs)
    if (verdict === 'fault' && old !== undefined) {
      this.#goOnWith(old)
      return old.page
    }
    if (answer === null) throw new Error('A fault without an old page was thrown before')
    if (verdict === 'fault') return answer
    if (verdict === 'pass') {
      shelf.delete(request.key)
      return answer
    }
    if (verdict === 'renewing' && old !== undefined && this.#now() < old.shownUntil) {
      old.freshUntil = this.#now() + NEXT_IS_RENEWING_MS
      return old.page
    }
    const page = await makeKeptPage(answer, this.options.headers, old?.page)
    if (flight.isOutdated) return page
    // Where there is nothing better, an old page is shown, and asked for again for the next visitor.
    const freshMs = verdict === 'renewing' ? 0 : verdict.freshMs
    const freshUntil = this.#now() + freshMs
    const shownUntil = freshUntil + freshMs
    const hits = page === old?.page ? old.hits : 0
    shelf.set(request.key, { page, request, hits, freshUntil, shownUntil, patienceMs: PATIENCE_MS })
    if (isOneOfFew(request)) this.#improve(page)
    return page
  }

  #goOnWith(entry: Entry): void {
    entry.freshUntil = this.#now() + PAUSE_MS
    entry.shownUntil = this.#now() + OLD_IS_GOOD_MS
    entry.patienceMs = PATIENCE_MS
  }

  #count(entry: Entry): void {
    entry.hits += 1
    // Of these there may be very many: none waits for another.
    if (entry.hits >= WORTH_IMPROVING_HITS && this.#improving.size === 0) this.#improve(entry.page)
  }

  /** Behind everybody's back, and one page after the other. */
  #improve(page: KeptPage): void {
    if (page.isBest || this.#improving.has(page)) return
    this.#improving.add(page)
    this.#lastImproved = this.#lastImproved
      .then(() => improvePage(page))
      // The quick copy serves as well.
      .catch(() => {})
      .finally(() => this.#improving.delete(page))
  }
}
