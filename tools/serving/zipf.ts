import { ChangeLog } from '@/lib/rules/change-log'
import { PageCache } from '@/server/page-cache'
import { readPageRequest } from '@/server/public-pages'

/** Whole pages as the website made them; what stands in for Next answers with them under every address. */
export type Samples = { institution: Buffer; filter: Buffer }
export type Load = {
  name: string
  /** Of all requests; the rest is for institutions. */
  filterShare: number
  /** Whether each filter page is one that nobody has asked for, as a crawler finds them. */
  isCrawled?: boolean
  /** Whether each address bears a parameter that no page reads. */
  isHostile?: boolean
}
export type Outcome = { institutionHits: number; filterHits: number; bytes: number }

const INSTITUTIONS = 100_000
/** Combinations of filters that people choose: some often, most hardly ever. */
const COMBINATIONS = 100_000
const AT_ONCE = 16
const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=86400' }

/** Numbers from 0 to 1, the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Draws ranks from 1 to `count`: the second half as often as the first, the third a third as often (s = 1). */
export function zipf(count: number, random: () => number): () => number {
  const upTo = new Float64Array(count)
  let sum = 0
  for (let rank = 1; rank <= count; rank += 1) upTo[rank - 1] = sum += 1 / rank
  return () => {
    const drawn = random() * sum
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((upTo[middle] ?? sum) < drawn) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}

/** Asks a cache of this size for so many pages, and counts what it had: in the second half, once it is full. */
export async function runLoad(load: Load, samples: Samples, requests: number, maxBytes: number): Promise<Outcome> {
  const random = seeded(7)
  const [institution, combination] = [zipf(INSTITUTIONS, random), zipf(COMBINATIONS, random)]
  const pages = new PageCache({
    fetchPage: async ({ path }) => {
      const sample = path.startsWith('/filter') ? samples.filter : samples.institution
      return { status: 200, headers: HEADERS, body: Buffer.concat([sample, Buffer.from(`<!-- ${path} -->`)]) }
    },
    changes: new ChangeLog(),
    maxBytes,
    contentMaxAgeMs: 86_400_000,
    headers: () => ({}),
  })
  const counts = { institution: { asked: 0, had: 0 }, filter: { asked: 0, had: 0 } }
  let sent = 0
  const visit = async () => {
    while (sent < requests) {
      sent += 1
      const isCounted = sent > requests / 2
      const kind = random() < load.filterShare ? 'filter' : 'institution'
      const rank = kind === 'filter' ? (load.isCrawled ? COMBINATIONS + sent : combination()) : institution()
      const address = kind === 'filter' ? `/filter?districtId=${rank % 31}&page=${rank}` : `/college/detail?id=${rank}`
      const page = readPageRequest(load.isHostile ? `${address}&x${sent}=${sent}` : address, {})
      if (page === null) throw new Error(`${address} is no public page`)
      const kept = pages.findFresh(page)
      if (isCounted) counts[kind].asked += 1
      if (isCounted && kept !== null) counts[kind].had += 1
      if (kept === null) await pages.find(page)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visit))
  const share = ({ asked, had }: { asked: number; had: number }) => (asked === 0 ? Number.NaN : had / asked)
  return { institutionHits: share(counts.institution), filterHits: share(counts.filter), bytes: pages.bytes }
}
