import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { deskRequest } from '@/lib/contract/desk/request'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { databaseOn } from '@/provider/platform/database'
import { joinDesk } from '@/tools/desk/join-desk'
import { type Fleet, type Member, SECRET } from './fleet'

/** How soon both websites of a fleet show what changed. */

/** An institution of the sample that nothing else of the drill looks at. */
const CHANGED = 70
const PAGE = institutePath(String(CHANGED))
/** A draft whose time has come waits for the provider's next look, every ten seconds. */
const TIMED_LIMIT_MS = 30_000
const LIMIT_MS = 10_000

export const forwarded = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const ask = (member: Member, page: string) => fetch(member.url + page, forwarded('203.0.113.1'))
export const textOf = async (member: Member, page: string) => (await ask(member, page)).text()

export type Change = { knownMs: number; shownMs: number }

/** Asks for a page until it shows a text. @returns when it was no longer had from memory, and when it showed the text */
async function watch(member: Member, text: string, limitMs = LIMIT_MS): Promise<Change> {
  const deadline = performance.now() + limitMs
  let knownMs: number | null = null
  for (;;) {
    const answer = await ask(member, PAGE)
    const isThere = (await answer.text()).includes(text)
    if (isThere || !/; hit/.test(answer.headers.get('cache-status') ?? '')) knownMs ??= performance.now()
    if (isThere) return { knownMs: knownMs ?? performance.now(), shownMs: performance.now() }
    if (performance.now() > deadline) return { knownMs: knownMs ?? Infinity, shownMs: Infinity }
    await wait(10)
  }
}

/** @returns when the last of both websites knew of it, and when it showed it */
async function watchBoth(websites: Fleet['websites'], text: string, limitMs?: number): Promise<Change> {
  const seen = await Promise.all(websites.map((member) => watch(member, text, limitMs)))
  const last = (of: keyof Change) => Math.max(...seen.map((each) => each[of]))
  return { knownMs: last('knownMs'), shownMs: last('shownMs') }
}

/** Both have the page in memory. */
const warm = (websites: Fleet['websites']) => Promise.all(websites.map((member) => textOf(member, PAGE)))

/** @returns after how many ms both websites knew of each change that one of them was told of, and after how many they showed it */
export async function measureChanges({ websites, sql, site }: Fleet, count: number): Promise<Change[]> {
  const changes: Change[] = []
  for (let change = 1; change <= count; change += 1) {
    await warm(websites)
    const name = `Changed ${change} Times College`
    await sql.query('update institutes set name = $1 where id = $2', [JSON.stringify({ en: name }), CHANGED])
    const begun = performance.now()
    const told = websites[change % 2] ?? websites[0]
    await fetch(`${told.url}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}`, origin: site, 'x-forwarded-for': '203.0.113.1' },
      body: JSON.stringify({ tags: [`institute:${CHANGED}`, 'directory'] }),
    })
    const { knownMs, shownMs } = await watchBoth(websites, name)
    changes.push({ knownMs: knownMs - begun, shownMs: shownMs - begun })
  }
  return changes
}

const shownSchema = z.object({ data: z.object({ version: z.string(), draft: z.unknown().nullable() }) })

/** An editor of the fleet, who is signed in at both providers. */
async function anEditor({ providers, sql }: Fleet) {
  const send = async (provider: Member, path: string, token = '', body?: object) => {
    const headers = { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) }
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await fetch(`${provider.url}/api/v1/${path}`, init)
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
    return answer.text()
  }
  const post = async (path: string, body: object) => ({ body: await send(providers[0], path, '', body) })
  const token = await joinDesk(databaseOn(sql), post, 'editor', 'Editor')
  const read = async (provider: Member) =>
    shownSchema.parse(
      JSON.parse(await send(provider, deskRequest('GET /desk/institutions/{id}', { id: CHANGED }).path, token)),
    ).data.version
  return {
    publish: async (provider: Member, name: string) => {
      const body = { version: await read(provider), name_en: name }
      return send(provider, deskRequest('POST /desk/institutions/{id}', { id: CHANGED }).path, token, body)
    },
    publishAt: async (provider: Member, name: string, at: Date) => {
      const body = { version: await read(provider), action: 'schedule', at: at.toISOString(), name_en: name }
      return send(provider, deskRequest('POST /desk/institutions/{id}/draft', { id: CHANGED }).path, token, body)
    },
  }
}

/** @returns when what was to be published at its time stands in the database */
async function watchPublished({ sql }: Fleet, name: string): Promise<number> {
  const deadline = performance.now() + TIMED_LIMIT_MS
  while (performance.now() < deadline) {
    const { rows } = await sql.query(`select 1 from institutes where id = $1 and name ->> 'en' = $2`, [CHANGED, name])
    if (rows.length > 0) return performance.now()
    await wait(5)
  }
  return Infinity
}

/** After how many ms both websites show what an editor published, by one provider and the other in turn. */
export async function measurePublications(fleet: Fleet, counts: { now: number; timed: number }) {
  const { providers, websites } = fleet
  const editor = await anEditor(fleet)
  const now: number[] = []
  const timed: { afterTimeMs: number; afterPublishingMs: number }[] = []
  for (let at = 0; at < counts.now; at += 1) {
    await warm(websites)
    const name = `Published ${at} Times College`
    const begun = performance.now()
    const [{ shownMs }] = await Promise.all([
      watchBoth(websites, name),
      editor.publish(providers[at % 2] ?? providers[0], name),
    ])
    now.push(shownMs - begun)
  }
  for (let at = 0; at < counts.timed; at += 1) {
    await warm(websites)
    const name = `Timed ${at} Times College`
    const inMs = 2_000
    const due = performance.now() + inMs
    await editor.publishAt(providers[at % 2] ?? providers[0], name, new Date(Date.now() + inMs))
    const [{ shownMs }, publishedMs] = await Promise.all([
      watchBoth(websites, name, TIMED_LIMIT_MS),
      watchPublished(fleet, name),
    ])
    timed.push({ afterTimeMs: shownMs - due, afterPublishingMs: shownMs - publishedMs })
  }
  return { now, timed }
}
