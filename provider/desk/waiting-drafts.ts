import { z } from '@hono/zod-openapi'
import { isNewDraft } from '@/lib/contract/desk/draft'
import { LANGUAGES } from '@/lib/contract/language'
import { RECORD_LISTS, type RecordList } from '@/lib/contract/desk/rights'
import { fieldIn, textBy } from '@/lib/contract/text-fields'
import { draftScheduleAnswer, scheduleSchema } from '@/provider/desk/draft-answer'
import { DRAFTED_ROOMS } from '@/provider/desk/drafted-rooms'
import { listRecordDrafts } from '@/provider/desk/store/record-draft-store'
import { textSchema } from '@/provider/http/answers'
import type { Database } from '@/provider/platform/database'

/** What is said of a draft where several are named. */
export const waitingShape = {
  name: textSchema,
  by: z.string(),
  at: z.iso.datetime(),
  schedule: z.union([scheduleSchema, z.null()]),
}
export const waitingRecordSchema = z.strictObject({ list: z.enum(RECORD_LISTS), id: z.string(), ...waitingShape })

export const timedFirst = (one: { schedule: unknown }, other: { schedule: unknown }) =>
  Number(one.schedule === null) - Number(other.schedule === null)

/** What a record is called: by either of these fields, or, where nobody has filled it in yet, by the first word of its draft. */
function nameIn(words: Readonly<Record<string, string>>) {
  const heading = LANGUAGES.some((language) => fieldIn('title', language) in words) ? 'title' : 'name'
  const name = textBy((language) => words[fieldIn(heading, language)] ?? '')
  return name.en ? name : { ...name, en: name.kn ?? Object.values(words).find((word) => word.trim() !== '') ?? '' }
}

/** The drafts of records that wait in these rooms: those that have a time first, then the latest. Of a record that a command has taken away none. */
export async function listWaiting(db: Database, lists: readonly RecordList[]) {
  const theirs = (await listRecordDrafts(db)).filter(({ list }) => lists.includes(list))
  const read = [...new Set(theirs.map(({ list }) => list))].map(async (list) => {
    const ofList = theirs.filter((each) => each.list === list)
    return [list, await DRAFTED_ROOMS[list].list(db, ofList)] as const
  })
  const rooms = new Map(await Promise.all(read))
  const all = theirs.flatMap(({ list, recordId: id, ...draft }) => {
    const drafted = rooms.get(list)?.get(id)
    if (drafted === undefined) return []
    return {
      ...{ list, id, name: nameIn(isNewDraft(id) ? draft.said : drafted.values) },
      ...{ by: draft.by, at: draft.at.toISOString(), schedule: draftScheduleAnswer(drafted, draft) },
    }
  })
  return all.toSorted(timedFirst)
}
