import { and, asc, desc, eq, gt, gte, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '@/provider/store/database'
import { requestNotices, requests, type NoticeChannel, type RequestType } from '@/provider/store/request-tables'
import type { VisitorRequest } from '@/provider/store/requests'

/** Which requests; `null` for all. */
export type RequestFilter = {
  since: Date | null
  types: readonly RequestType[] | null
  /** Only those that look like a robot's, or only the others. */
  suspected: boolean | null
}

/** What became of telling the operator. */
export type NoticeState = { channel: NoticeChannel; state: 'told' | 'waiting' | 'given up'; tries: number }
export type ListedRequest = VisitorRequest & { notices: NoticeState[] }

function matching({ since, types, suspected }: RequestFilter): SQL[] {
  return [
    ...(since === null ? [] : [gte(requests.createdAt, since)]),
    ...(types === null ? [] : [inArray(requests.type, [...types])]),
    ...(suspected === null ? [] : [eq(requests.isSuspected, suspected)]),
  ]
}

async function withNotices(db: Database, found: VisitorRequest[]): Promise<ListedRequest[]> {
  const ids = found.map((request) => request.id)
  const notices = await db
    .select()
    .from(requestNotices)
    .where(inArray(requestNotices.requestId, ids))
    .orderBy(asc(requestNotices.id))
  return found.map((request) => ({
    ...request,
    notices: notices
      .filter((notice) => notice.requestId === request.id)
      .map(({ channel, tries, deliveredAt, givenUpAt }) => ({
        channel,
        tries,
        state: deliveredAt ? 'told' : givenUpAt ? 'given up' : 'waiting',
      })),
  }))
}

/** The latest first. */
export async function listLatestRequests(db: Database, filter: RequestFilter, most: number): Promise<ListedRequest[]> {
  const found = await db
    .select()
    .from(requests)
    .where(and(...matching(filter)))
    .orderBy(desc(requests.id))
    .limit(most)
  return withNotices(db, found)
}

/** Of a page of an export: few enough to hold, many enough to be quick. */
const PAGE = 200

/** All of them, the oldest first, read as they are needed; what is stored meanwhile may come along. */
export async function* eachRequest(db: Database, filter: RequestFilter): AsyncGenerator<ListedRequest> {
  for (let after = 0; ;) {
    const found = await db
      .select()
      .from(requests)
      .where(and(gt(requests.id, after), ...matching(filter)))
      .orderBy(asc(requests.id))
      .limit(PAGE)
    yield* await withNotices(db, found)
    const last = found.at(-1)
    if (last === undefined || found.length < PAGE) return
    after = last.id
  }
}
