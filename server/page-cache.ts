import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { indianDay } from '@/lib/contract/indian-day'
import type { ChangeLog } from '@/lib/rules/change-log'
import { improvePage, type CachedPage, makeCachedPage, PlainBodies } from './cached-page'
import { isOfFormerDay, judge, type WholeAnswer } from './page-answer'
import { dropsOf, ownTagsOf, tagsOf } from './page-changes'
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
/** So long Next may go on with a page of before a change until the new one is made; then what changed cannot be read. */
const MAKING_ANEW_MS = 3_000
/** So often Next is asked again for a page of a former day, which it is only now making anew. */
const MAX_ASKED_AGAIN = 4
/** Of all bytes; the rest is for pages whose combinations have an end, which no combination pushes out. */
const ENDLESS_SHARE = 0.25
/** Of all bytes, for the few visitors who take no compression: some 40 pages. */
const PLAIN_SHARE = 0.125
/** A page that is asked for again is worth a better compression. */
const WORTH_IMPROVING_HITS = 2

type Entry = {
  page: CachedPage
  request: PageRequest
  hits: number
  /** As of which change it is true. */
  number: number
  /** The day in India of which it speaks: the next day it is old. `null`: of none. */
  day: string | null
  freshUntil: number
  /** Until then it is shown while it is renewed. */
  shownUntil: number
  /** Something has changed since, and no newer one could be had yet. */
  isBehind: boolean
  /** Since when, asked after that change, Next has answered with a page of before it. */
  stillOld: { number: number; since: number } | null
}
/** Pages that everybody asks for, some thirty: worth a better compression at once. */
function isOneOfFew({ isEndless, institute, headers }: PageRequest): boolean {
  return !isEndless && institute === null && headers.rsc === undefined
}

/** A page that Next is being asked for, and the last change that we knew of then. */
type Flight = { number: number; result: Promise<Found> }
export type Found = CachedPage | WholeAnswer

type Options = {
  /** Asks Next. */
  fetchPage: (request: PageRequest) => Promise<WholeAnswer>
  changes: ChangeLog
  /** What may be kept, all pages together. */
  maxBytes: number
  /** How long a page is fresh of which Next says nothing. */
  contentMaxAgeMs: number
  /** The headers of every page. */
  headers: (body: Buffer, contentType: string) => Record<string, string>
  /** Those for a CDN in front. */
  cdnHeaders?: (request: PageRequest) => Record<string, string>
  now?: () => number
  /** The day in India. */
  today?: () => string
}

const dayOf = ({ headers }: WholeAnswer) => {
  const day = headers['x-note-day']
  return typeof day === 'string' ? day : null
}

/**
 * The public pages, compressed, in memory. A page is fresh as long as Next said; then, for as long again, it
 * is shown while it is renewed; later, or when its content has changed, the visitor waits for the new one,
 * but gets the old one where that takes long or fails. However many ask, Next is asked once.
 */
export class PageCache {
  readonly #bounded: LRUCache<string, Entry>
  readonly #endless: LRUCache<string, Entry>
  readonly #flights = new Map<string, Flight>()
  readonly #now: () => number
  readonly #today: () => string
  readonly #improving = new Set<CachedPage>()
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
    this.#today = options.today ?? (() => indianDay(Date.now()))
  }

  isKept(request: PageRequest): boolean {
    return this.#entriesOf(request).has(request.key)
  }

  /** Whether Next is being asked for it: whoever comes now costs nothing more. */
  isBeingMade(request: PageRequest): boolean {
    return this.#flightOf(request) !== undefined
  }

  /** Is over once Next has answered who asks for it now, whoever still waits. */
  async whenMade({ key }: PageRequest): Promise<void> {
    await this.#flights.get(key)?.result.catch(() => {})
  }

  /** The page as it was last, however old. */
  findOld(request: PageRequest): CachedPage | null {
    return this.#shown(request)?.page ?? null
  }

  /** Whether it is shown for want of a newer one: nobody in front of us is to hold it. */
  isBehind(request: PageRequest): boolean {
    const entry = this.#entriesOf(request).get(request.key)
    return entry !== undefined && (entry.isBehind || this.#isChanged(entry))
  }

  /** The page, when nothing needs to be waited for. */
  findFresh(request: PageRequest): CachedPage | null {
    const entry = this.#shown(request)
    if (entry === undefined || entry.freshUntil <= this.#now() || this.#isChanged(entry)) return null
    this.#count(entry)
    return entry.page
  }

  /**
   * The page, or Next's answer where that is nothing to keep.
   * @throws NextAway where there is no old one either
   */
  async find(request: PageRequest): Promise<Found> {
    const entry = this.#shown(request)
    const renewing = this.#renew(request)
    if (entry === undefined) return renewing
    const renewed = renewing.catch(() => entry.page)
    if (this.#isShown(entry)) return entry.page
    const isOwn = this.options.changes.changedSince(entry.number, ownTagsOf(request))
    const patienceMs = isOwn ? OWN_CHANGE_PATIENCE_MS : PATIENCE_MS
    const enough = new AbortController()
    const old = wait(patienceMs, entry, { signal: enough.signal }).then(({ page }) => {
      this.#goOnWith(entry)
      return page
    })
    old.catch(() => {})
    return Promise.race([renewed, old]).finally(() => enough.abort())
  }

  /** What is there and may still be shown. */
  #shown(request: PageRequest): Entry | undefined {
    const entry = this.#entriesOf(request).get(request.key)
    if (entry === undefined || !this.options.changes.toldSince(entry.number, dropsOf(request))) return entry
    this.#entriesOf(request).delete(request.key)
    return undefined
  }

  #isChanged({ request, number, day }: Pick<Entry, 'request' | 'number' | 'day'>): boolean {
    return this.#isOfFormerDay(day) || this.options.changes.changedSince(number, tagsOf(request))
  }

  #isOfFormerDay(day: unknown): boolean {
    return isOfFormerDay(day, this.#today())
  }

  /** While it is renewed. */
  #isShown(entry: Entry): boolean {
    return this.#now() < entry.shownUntil && !this.#isChanged(entry)
  }

  get bytes(): number {
    return this.#bounded.calculatedSize + this.#endless.calculatedSize + this.plain.bytes
  }

  #entriesOf({ isEndless }: PageRequest): LRUCache<string, Entry> {
    return isEndless ? this.#endless : this.#bounded
  }

  /** Whoever comes after a change does not wait for what was begun before it. */
  #flightOf(request: PageRequest): Flight | undefined {
    const flight = this.#flights.get(request.key)
    return flight === undefined || this.#isChanged({ request, number: flight.number, day: null }) ? undefined : flight
  }

  #renew(request: PageRequest): Promise<Found> {
    const running = this.#flightOf(request)
    if (running !== undefined) return running.result
    const result = this.#fetch(request).finally(() => {
      if (this.#flights.get(request.key) === flight) this.#flights.delete(request.key)
    })
    const flight = { number: this.options.changes.number, result }
    this.#flights.set(request.key, flight)
    return result
  }

  async #fetch(request: PageRequest): Promise<Found> {
    const entries = this.#entriesOf(request)
    const old = this.#shown(request)
    const asked = this.options.changes.number
    const answer = await this.#ask(request).catch((error: unknown) => {
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
      entries.delete(request.key)
      return answer
    }
    // Next has had its time: yesterday's goes on until it is asked again.
    if (this.#isOfFormerDay(dayOf(answer)) && old !== undefined) {
      this.#goOnWith(old)
      return old.page
    }
    if (verdict === 'renewing' && old !== undefined && this.#isShown(old)) {
      old.freshUntil = this.#now() + NEXT_IS_RENEWING_MS
      return old.page
    }
    const page = await makeCachedPage(answer, this.options.headers, old?.page, this.options.cdnHeaders?.(request))
    const number = Number(answer.headers['x-note-as-of'] ?? 0)
    const day = dayOf(answer)
    if (this.#isChanged({ request, number, day: null }) && entries.has(request.key)) {
      if (old !== undefined) this.#noteStillOld(old, asked)
      return page
    }
    // Where there is nothing better, an old page is shown, and asked for again for the next visitor.
    const freshMs = verdict === 'renewing' ? 0 : verdict.freshMs
    const freshUntil = this.#now() + freshMs
    const shownUntil = freshUntil + freshMs
    const hits = page === old?.page ? old.hits : 0
    entries.set(request.key, {
      page,
      request,
      hits,
      number,
      day,
      freshUntil,
      shownUntil,
      isBehind: false,
      stillOld: null,
    })
    if (isOneOfFew(request)) this.#improve(page)
    return page
  }

  /** A moment of it is what Next is making anew. Longer is an outage of what changed: not every visitor has Next ask again. */
  #noteStillOld(old: Entry, asked: number): void {
    if (old.stillOld?.number !== asked) old.stillOld = { number: asked, since: this.#now() }
    else if (this.#now() - old.stillOld.since > MAKING_ANEW_MS) this.#goOnWith(old)
  }

  #goOnWith(entry: Entry): void {
    entry.isBehind ||= this.#isChanged(entry)
    entry.freshUntil = this.#now() + PAUSE_MS
    entry.shownUntil = this.#now() + OLD_IS_GOOD_MS
    entry.number = this.options.changes.number
    entry.day = null
  }

  /** Next shows a page of a former day while it makes the new one, which is there soon: yesterday's is shown to nobody. */
  async #ask(request: PageRequest): Promise<WholeAnswer> {
    let answer = await this.options.fetchPage(request)
    for (let again = 0; again < MAX_ASKED_AGAIN && this.#isOfFormerDay(dayOf(answer)); again += 1) {
      await wait(NEXT_IS_RENEWING_MS)
      answer = await this.options.fetchPage(request)
    }
    return answer
  }

  #count(entry: Entry): void {
    entry.hits += 1
    // Of these there may be very many: none waits for another.
    if (entry.hits >= WORTH_IMPROVING_HITS && this.#improving.size === 0) this.#improve(entry.page)
  }

  /** Behind everybody's back, and one page after the other. */
  #improve(page: CachedPage): void {
    if (page.isBest || this.#improving.has(page)) return
    this.#improving.add(page)
    this.#lastImproved = this.#lastImproved
      .then(() => improvePage(page))
      // The quick copy serves as well.
      .catch(() => {})
      .finally(() => this.#improving.delete(page))
  }
}
