import { z } from '@hono/zod-openapi'
import { inArray } from 'drizzle-orm'
import { isNewDraft } from '@/lib/contract/desk/draft'
import { ENDING_LISTS, type EndingList } from '@/lib/contract/desk/end'
import { LANGUAGES } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import { DRAFTED_LISTS, type DraftedList } from '@/lib/contract/desk/rights'
import { codedField, fieldIn, textBy } from '@/lib/contract/text-fields'
import { draftScheduleAnswer, scheduleSchema, scheduleShape } from '@/provider/desk/draft-answer'
import { answerEnd } from '@/provider/desk/end-answer'
import { DRAFTED, DRAFTED_ROOMS } from '@/provider/desk/drafted-rooms'
import { listEnds } from '@/provider/desk/store/ends'
import { listRecordDrafts } from '@/provider/desk/store/record-draft-store'
import { placeText } from '@/provider/directory/names-by-language'
import { institutes } from '@/provider/directory/store/schema'
import { DISTRICTS } from '@/provider/geography/places'
import { nullableTextSchema, textSchema } from '@/provider/http/answers'
import type { Database } from '@/provider/platform/database'

/** What is said of a draft where several are named. */
export const waitingShape = {
  name: textSchema,
  by: z.string(),
  at: z.iso.datetime(),
  schedule: z.union([scheduleSchema, z.null()]),
}
export const waitingRecordSchema = z.strictObject({
  ...{ list: z.enum(DRAFTED_LISTS), id: z.string(), ...waitingShape },
  place: nullableTextSchema.openapi({
    description: 'Of an institution, the town or the district in which it is to be',
  }),
})

export const timedFirst = (one: { schedule: unknown }, other: { schedule: unknown }) =>
  Number(one.schedule === null) - Number(other.schedule === null)

/** What a record is called: by either of these fields, or, where nobody has filled it in yet, by the first word of its draft. */
function nameIn(words: Readonly<Record<string, string>>) {
  const heading = LANGUAGES.some((language) => fieldIn('title', language) in words) ? 'title' : 'name'
  const name = textBy((language) => words[fieldIn(heading, language)] ?? words[codedField('name', language)] ?? '')
  return name.en ? name : { ...name, en: name.kn ?? Object.values(words).find((word) => word.trim() !== '') ?? '' }
}

const DISTRICT_NAMES = new Map(DISTRICTS.map(({ id, name }) => [String(id), name]))
const TOWN_NAMES = new Map(DISTRICTS.flatMap(({ cities }) => cities.map(({ id, name }) => [String(id), name] as const)))
/** Where an institution is to be, as far as that can be read; a record has no place. */
const placeIn = ({ city_id: town, district_id: district }: Readonly<Record<string, string>>) =>
  placeText(TOWN_NAMES.get(town ?? '') ?? DISTRICT_NAMES.get(district ?? '') ?? null)

export const waitingEndSchema = z.strictObject({
  ...{ list: z.enum(ENDING_LISTS), id: z.string(), name: textSchema },
  ...scheduleShape,
})

/** What all institutions, or records, are called that end by themselves, by their ids. */
async function namesOf(db: Database, list: EndingList, ids: readonly string[]): Promise<ReadonlyMap<string, Text>> {
  if (list !== 'institutions')
    return new Map([...(await DRAFTED_ROOMS[list].values(db))].map(([id, values]) => [id, nameIn(values)]))
  const { id, name } = institutes
  const rows = await db
    .select({ id, name })
    .from(institutes)
    .where(inArray(id, ids.map(Number)))
  return new Map(rows.map((row) => [String(row.id), row.name]))
}

/** What of these lists ends by itself, or did not, the soonest first; what is gone is none of it. */
export async function listWaitingEnds(db: Database, lists: readonly EndingList[]) {
  const ends = (await listEnds(db)).filter(({ list }) => lists.includes(list))
  const ofLists = [...new Set(ends.map(({ list }) => list))].map(async (list) => {
    const ids = ends.flatMap((end) => (end.list === list ? end.recordId : []))
    return [list, await namesOf(db, list, ids)] as const
  })
  const names = new Map(await Promise.all(ofLists))
  return ends.flatMap((end) => {
    const { list, recordId: id } = end
    const [name, answer] = [names.get(list)?.get(id), answerEnd(end)]
    return name === undefined || answer === null ? [] : { list, id, name, ...answer }
  })
}

/** The drafts of records that wait in these rooms: those that have a time first, then the latest. Of a record that a command has taken away none. */
export async function listWaiting(db: Database, lists: readonly DraftedList[]) {
  const theirs = (await listRecordDrafts(db)).filter(({ list }) => lists.includes(list))
  const read = [...new Set(theirs.map(({ list }) => list))].map(async (list) => {
    const ofList = theirs.filter((each) => each.list === list)
    return [list, await DRAFTED[list].list(db, ofList)] as const
  })
  const rooms = new Map(await Promise.all(read))
  const all = theirs.flatMap(({ list, recordId: id, ...draft }) => {
    const drafted = rooms.get(list)?.get(id)
    if (drafted === undefined) return []
    return {
      // A list of the home page is called by its word.
      ...{ list, id, name: list === 'showcases' ? { en: id } : nameIn(isNewDraft(id) ? draft.said : drafted.values) },
      ...{ by: draft.by, at: draft.at.toISOString(), schedule: draftScheduleAnswer(drafted, draft) },
      place: placeIn(draft.said),
    }
  })
  return all.toSorted(timedFirst)
}
