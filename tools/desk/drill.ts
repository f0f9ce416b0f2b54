import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { deskContentSchema } from '@/lib/contract/desk/content'
import { deskRequest } from '@/lib/contract/desk/request'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { institutes } from '@/provider/directory/store/schema'
import { openDatabase } from '@/provider/open-database'
import type { Database, DatabasePlace } from '@/provider/platform/database'
import { joinDesk } from '@/tools/desk/join-desk'
import { type Attempt, type Entry, type Faults, judgeTrail } from '@/tools/desk/judge-trail'
import { KilledProvider } from '@/tools/enquiries/killed-provider'

export type DrillPlan = {
  /** An empty PostgreSQL, which two providers share. */
  place: DatabasePlace
  editors: number
  /** Of each editor. */
  changes: number
  /** How often one of the providers is killed, the one and the other in turn. */
  kills: number
  say: (line: string) => void
}
export type DrillReport = { attempts: Attempt[]; faults: Faults; savesMs: number[]; kills: number }

/** So few that editors meet on them. */
const INSTITUTIONS = 40
const SECTIONS = ['homepage', 'footer', 'about'] as const
/** Of so many changes, one is of content, and of the others one of a draft of an institution. */
const CONTENT = 4
const DRAFT = 3
const ANSWER_LIMIT_MS = 60_000
const ENVIRONMENT = { DESK: 'on', OTP_PEPPER: 'a pepper of the drill alone, long enough' }

type Answer = { status: number; body: string }
type Call = (path: string, body?: object) => Promise<Answer | null>

/** Calls either provider; `null` where no answer came. */
const callsOf =
  (providers: readonly KilledProvider[], token?: string): Call =>
  async (call, body) => {
    const provider = providers[Math.floor(Math.random() * providers.length)]
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
    const sent = body && { method: 'POST', body: JSON.stringify(body) }
    try {
      const answer = await fetch(`${await provider?.origin()}/${call}`, {
        ...{ headers, ...sent, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) },
      })
      return { status: answer.status, body: await answer.text() }
    } catch {
      return null
    }
  }

/** A change that an editor makes of what they were shown: whose it is, how it is seen and saved, and what answers mean. */
type Change = {
  record: string
  show: string
  /** @returns what was shown, and what is sent */
  save: (shown: unknown) => [shown: string, path: string, body: object]
  refused: Attempt['told']
}

function someChange(mark: string): Change {
  if (Math.random() < 1 / CONTENT) {
    const section = SECTIONS[Math.floor(Math.random() * SECTIONS.length)] ?? SECTIONS[0]
    return {
      ...{
        record: `content ${section}`,
        show: deskRequest('GET /desk/content/{section}', { section }).path,
        refused: 'aside',
      },
      save: (shown) => {
        const { version } = deskContentSchema.parse(shown)
        return [
          String(version),
          deskRequest('POST /desk/content/{section}/draft', { section }).path,
          { version, fields: { mark } },
        ]
      },
    }
  }
  const id = 1 + Math.floor(Math.random() * INSTITUTIONS)
  if (Math.random() < 1 / DRAFT) {
    return {
      ...{ record: `draft ${id}`, show: deskRequest('GET /desk/institutions/{id}', { id }).path, refused: 'refused' },
      save: (shown) => {
        const { version, values, draft } = deskInstitutionSchema.parse(shown)
        const said = draft?.said.tagline_en ?? values.tagline_en ?? ''
        const sent = { action: 'keep', version: draft?.version ?? version, tagline_en: mark }
        return [said, deskRequest('POST /desk/institutions/{id}/draft', { id }).path, sent]
      },
    }
  }
  return {
    ...{
      record: `institution ${id}`,
      show: deskRequest('GET /desk/institutions/{id}', { id }).path,
      refused: 'refused',
    },
    save: (shown) => {
      const { version, values } = deskInstitutionSchema.parse(shown)
      return [
        values.address ?? '',
        deskRequest('POST /desk/institutions/{id}', { id }).path,
        { version, address: mark },
      ]
    },
  }
}

/** Makes one change, as often as it takes to be shown what is changed. @returns what came of it, and how long the save took */
async function change(call: Call, mark: string): Promise<{ attempt: Attempt; ms: number }> {
  const { record, show, save, refused } = someChange(mark)
  for (;;) {
    const shown = await call(show)
    if (shown?.status === 200) {
      // An editor reads before they save, and somebody else may save meanwhile.
      await wait(Math.random() * 100)
      const [was, path, body] = save(JSON.parse(shown.body))
      const began = performance.now()
      const answer = await call(path, body)
      const ms = performance.now() - began
      return { attempt: { record, mark, shown: was, told: toldBy(answer, refused) }, ms }
    }
    if (shown !== null && shown.status < 500) throw new Error(`${show}: ${shown.status} ${shown.body}`)
    await wait(50 + Math.random() * 200)
  }
}

function toldBy(answer: Answer | null, refused: Attempt['told']): Attempt['told'] {
  if (answer === null || answer.status >= 500) return 'unanswered'
  if (answer.status === 200) return 'saved'
  if (answer.status === 409) return refused
  throw new Error(`a save was answered ${answer.status}: ${answer.body}`)
}

/** The audit trail beside the versions that it speaks of, those that are in no trail among them. */
async function readEntries(db: Database): Promise<Entry[]> {
  const changed = await db.execute<Entry>(sql`
    select record, 'saved' as kind, after ->> 'address' as mark, before ->> 'address' as before,
      after ->> 'address' as after
    from desk_audit where action = 'institution-changed' order by id`)
  const drafted = await db.execute<Entry>(sql`
    select replace(record, 'institution', 'draft') as record, 'saved' as kind, after ->> 'tagline_en' as mark,
      before ->> 'tagline_en' as before, after ->> 'tagline_en' as after
    from desk_audit where action = 'content-drafted' and record like 'institution %' order by id`)
  const versions = await db.execute<Entry>(sql`
    select coalesce(a.record, 'content ' || v.section) as record,
      case coalesce(a.action, v.kind) when 'content-drafted' then 'saved' when 'draft' then 'saved' else 'aside' end as kind,
      v.fields ->> 'mark' as mark, a.before ->> 'version' as before, a.after ->> 'version' as after
    from (select * from desk_audit
      where action in ('content-drafted', 'content-set-aside') and record like 'content %') a
    full join (select * from content_versions where kind in ('draft', 'aside')) v
      on a.record = 'content ' || v.section and a.after ->> 'version' = v.number::text
      and (a.action = 'content-drafted') = (v.kind = 'draft') and a.account_id = v.account_id
    order by a.id, v.id`)
  return [...changed.rows, ...drafted.rows, ...versions.rows]
}

/** By record, what the tables say that it is. */
async function readStanding(db: Database): Promise<Map<string, (string | null)[]>> {
  const { rows } = await db.execute<{ record: string; said: (string | null)[] }>(sql`
    select 'institution ' || i.id as record, array[i.address1, e.said ->> 'address'] as said
    from institutes i left join institute_edits e on e.institute_id = i.id
    union all
    select 'draft ' || institute_id, array[said ->> 'tagline_en'] from institute_drafts
    union all
    select 'content ' || d.section, array[d.number::text,
      (select max(number)::text from content_versions v where v.section = d.section and v.kind <> 'aside')]
    from content_drafts d`)
  return new Map(rows.map(({ record, said }) => [record, said]))
}

async function addInstitutions(db: Database): Promise<void> {
  await db.insert(institutes).values(
    Array.from({ length: INSTITUTIONS }, (_, at) => ({
      ...{ id: at + 1, name: { en: `Drill College ${at + 1}` }, typeId: 1, typeIds: [1] },
    })),
  )
}

/** Editors change what others change, too, while providers are killed; then the database tells what became of it. */
export async function runDrill({ place, editors, changes, kills, say }: DrillPlan): Promise<DrillReport> {
  const opened = await openDatabase(place)
  const { db } = opened
  const providers = ['one', 'other'].map(
    (name) => new KilledProvider({ ...place, DATA_DIR: path.join(place.DATA_DIR, name) }, ENVIRONMENT),
  )
  const attempts: Attempt[] = []
  const savesMs: number[] = []
  let killed = 0
  let killing = Promise.resolve()
  const killWhenDue = () => {
    if (killed >= kills || attempts.length < ((killed + 1) * editors * changes) / (kills + 1)) return
    const provider = providers[killed % providers.length]
    killed += 1
    const number = killed
    killing = killing.then(async () => {
      // Not on the beat of an answer.
      await wait(Math.random() * 30)
      await provider?.kill(false)
      say(`killed ${number} of ${kills} after ${attempts.length} changes`)
    })
  }
  const edit = async (token: string, editor: number) => {
    const call = callsOf(providers, token)
    for (let at = 1; at <= changes; at += 1) {
      const { attempt, ms } = await change(call, `Mark ${editor}-${at}`)
      attempts.push(attempt)
      if (attempt.told !== 'unanswered') savesMs.push(ms)
      killWhenDue()
    }
  }
  try {
    await addInstitutions(db)
    await Promise.all(providers.map((provider) => provider.origin()))
    const post = async (call: string, body: object) => (await callsOf(providers)(call, body)) ?? { body: '' }
    const tokens: string[] = []
    for (let at = 1; at <= editors; at += 1) tokens.push(await joinDesk(db, post, 'editor', `Editor ${at}`))
    await Promise.all(tokens.map((token, at) => edit(token, at + 1)))
    await killing
    return {
      attempts,
      savesMs,
      kills: killed,
      faults: judgeTrail(attempts, await readEntries(db), await readStanding(db)),
    }
  } finally {
    for (const provider of providers) await provider.stop()
    await opened.close()
  }
}
