import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { ChangeLog } from '@/lib/rules/change-log'
import { pageTagsOf } from '@/lib/rules/page-tags'
import type { SharedPages } from '@/lib/store/shared-pages'
import { headersOfPage } from './cached-page'
import { isOfFormerDay, judge, type WholeAnswer } from './page-answer'
import { dropsOf, tagsOf } from './page-changes'
import type { PageRequest } from './public-pages'

const LOOK_EVERY_MS = 20

type FetchPage = (request: PageRequest) => Promise<WholeAnswer>
type Options = { fetchPage: FetchPage; pages: SharedPages; changes: ChangeLog; contentMaxAgeMs: number }

/** What all pages of a build have in common: its scripts, and the addresses that it writes. */
export function versionOf(siteUrl: URL): string {
  const build = readFileSync('.next/BUILD_ID', 'utf8')
  return createHash('sha256').update(`${build} ${siteUrl.href}`).digest('base64url').slice(0, 16)
}

const allTagsOf = (request: PageRequest) => [...tagsOf(request), ...dropsOf(request)]

/**
 * Asks Next only for what no instance has rendered yet, or what has changed since: the rest is in the store that they
 * share (docs/adr/0086-pages-in-the-store.md). Only pages that are the same for everybody are asked for here.
 */
export function shareFetched(options: Options): FetchPage {
  return async (request) => {
    const found = await findShared(request, options)
    if (found !== null) return found
    const answer = await options.fetchPage(request)
    void keepShared(request, answer, options)
    return answer
  }
}

/** Is over once pages can be had from the store, or after `limitMs`. */
export async function whenSettled(changes: ChangeLog, limitMs: number, stop: AbortSignal): Promise<void> {
  const deadline = performance.now() + limitMs
  const isSettled = () => changes.settled !== null && !changes.changedSince(changes.settled.number, ['all'])
  while (!isSettled() && !stop.aborted && performance.now() < deadline) await wait(LOOK_EVERY_MS)
}

async function findShared(request: PageRequest, { pages, changes }: Options): Promise<WholeAnswer | null> {
  const { number, settled } = changes
  const tags = allTagsOf(request)
  // What we were told may not stand in the stream yet.
  if (settled === null || changes.changedSince(settled.number, tags)) return null
  const found = await pages.find(request.key)
  if (
    found === null ||
    isOfFormerDay(found.headers['x-note-day']) ||
    found.changed.some((change) => change.tags.flatMap(pageTagsOf).some((tag) => tags.includes(tag)))
  )
    return null
  // As of before we asked: whatever we are told of meanwhile makes it old.
  const notes = { 'x-note-as-of': String(number), 'x-note-fresh-ms': String(found.freshMs) }
  return { status: 200, headers: { ...found.headers, ...notes }, body: found.body }
}

async function keepShared(request: PageRequest, answer: WholeAnswer, options: Options): Promise<void> {
  const { settled } = options.changes
  const verdict = judge(request, answer, options.contentMaxAgeMs)
  const number = Number(answer.headers['x-note-as-of'] ?? 0)
  if (typeof verdict === 'string' || settled === null) return
  if (options.changes.changedSince(number, allTagsOf(request))) return
  const { 'x-note-day': day } = answer.headers
  // By which whoever finds it on another day takes it for none.
  const headers = { ...headersOfPage(answer.headers), ...(typeof day === 'string' && { 'x-note-day': day }) }
  const page = { position: settled.position, headers, body: answer.body }
  await options.pages.put(request.key, page, verdict.freshMs)
}
