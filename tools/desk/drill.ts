import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '@/provider/open-database'
import type { DatabasePlace } from '@/provider/platform/database'
import { joinDesk } from '@/tools/desk/join-desk'
import { addRecords, from1To, RECORD_CHANGES } from '@/tools/desk/drill-changes'
import { addQueues, QUEUE_CHANGES } from '@/tools/desk/drill-queues'
import { readEntries, readStanding } from '@/tools/desk/drill-trail'
import { type Attempt, type Faults, judgeTrail } from '@/tools/desk/judge-trail'
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

const CHANGES = [...RECORD_CHANGES, ...QUEUE_CHANGES]
/** One of them, by chance. @param mark by which it is known in the trail */
const someChange = (mark: string) => (CHANGES[from1To(CHANGES.length) - 1] ?? RECORD_CHANGES[0])(mark)

/** Makes one change, as often as it takes to be shown what is changed. @returns what came of it, and how long the save took */
async function change(call: Call, mark: string): Promise<{ attempt: Attempt; ms: number }> {
  const { record, show, save, refused } = someChange(mark)
  for (;;) {
    const shown = await call(show)
    if (shown?.status === 200) {
      // An editor reads before they save, and somebody else may save meanwhile.
      await wait(Math.random() * 100)
      const [was, path, body, known = mark] = save(JSON.parse(shown.body))
      const began = performance.now()
      const answer = await call(path, body)
      const ms = performance.now() - began
      return { attempt: { record, mark: known, shown: was, told: toldBy(answer, refused) }, ms }
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
    await addRecords(db)
    await addQueues(db)
    await Promise.all(providers.map((provider) => provider.origin()))
    const post = async (call: string, body: object) => (await callsOf(providers)(call, body)) ?? { body: '' }
    const tokens: string[] = []
    for (let at = 1; at <= editors; at += 1) tokens.push(await joinDesk(db, post, 'administrator', `Editor ${at}`))
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
