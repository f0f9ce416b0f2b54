import 'server-only'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { findDeskReply } from '@/lib/bff/desk-reply'
import type { DeskUser } from '@/lib/contract/desk/account'
import { recordDraftListSchema } from '@/lib/contract/desk/overview'
import { deskRecordPastSchema, deskRecordSchema, deskRecordVersionSchema } from '@/lib/contract/desk/record'
import type { DeskList } from '@/lib/contract/desk/rights'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { withDraft } from '@/lib/rules/desk/desk-reply'
import { type RecordRoom, versionPage } from '@/lib/rules/desk/record-rooms'
import { FIRST_VERSION } from '@/lib/rules/desk/versions'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import type { Visitor } from '@/lib/server/auth/session-call'
import { isTheirs, openDesk, readAtDesk, readTimed } from '@/lib/server/desk/desk-page'
import { getEnvironment } from '@/lib/server/env'
import { openPresence } from '@/lib/server/desk/presence'
import { recordFormOf } from '@/lib/server/desk/record-form'

/** What came of a form, for the page that it led to. */
const replyTo = async (lang: Language, page: `/${string}`) => findDeskReply(await cookies(), deskPath(lang, page))

/** The drafts of what is not there yet, for the page of its list; with a provider that has none, none. `areDraftsAway`: nobody knows whether there are any. */
export async function readNewDrafts(
  user: DeskUser | null,
  visitor: Visitor,
  lang: Language,
  call: `GET /desk/drafts/${DeskList}`,
) {
  const read = isTheirs(user, call) ? await readAtDesk(visitor, lang, call, recordDraftListSchema) : null
  return { drafts: read?.data ?? [], areDraftsAway: read !== null && read.missing !== null }
}

/** The records of a room for the page of its list, with the drafts of what is not there yet. `at`: when they were read, in ms since 1970. */
export async function openRecordList<Schema extends z.ZodType>(room: RecordRoom, lang: Language, schema: Schema) {
  const { user, visitor } = await openDesk(lang)
  const page = room.pages.list
  const [read, drafts, reply] = await Promise.all([
    readTimed(visitor, lang, `GET /desk/${room.list}`, schema),
    readNewDrafts(user, visitor, lang, room.newDraftsCall),
    replyTo(lang, page),
  ])
  const content = getMessages(lang).deskContent
  return {
    ...{
      room,
      user,
      page,
      reply,
      content,
      mayAdd: isTheirs(user, room.addCall),
      ...drafts,
    },
    ...read,
  }
}

/** What a record said after the entry of its history that an address names; `null`: it names none, or there is none. */
async function findVersion(room: RecordRoom, id: string, asked: SearchParams, visitor: Visitor, lang: Language) {
  const number = z.coerce.number().int().min(FIRST_VERSION).safeParse(asked.version).data
  if (asked.version === undefined) return null
  if (number === undefined) return 'unknown'
  const { data } = await readAtDesk(
    visitor,
    lang,
    `GET /desk/${room.list}/{id}/versions/{number}`,
    deskRecordVersionSchema,
    { id, number },
  )
  return data === null ? 'unknown' : { number, ...data }
}

/** What is left of a record that is withdrawn; `null`: there never was one, or nobody knows. */
async function findPast(room: RecordRoom, id: string, visitor: Visitor, lang: Language) {
  return (await readAtDesk(visitor, lang, `GET /desk/${room.list}/{id}/history`, deskRecordPastSchema, { id })).data
}

/** A record for its page, with its form. @param asked what follows `?` in the page's address: the version that is looked at */
export async function openRecord<Name extends string, Flaw extends string>(
  room: RecordRoom<Name, Flaw>,
  id: string,
  lang: Language,
  asked: SearchParams,
) {
  const { user, visitor } = await openDesk(lang)
  const read = room.id.test(id)
    ? await readAtDesk(visitor, lang, `GET /desk/${room.list}/{id}`, deskRecordSchema, { id })
    : ({ data: null, missing: 'unknown' } as const)
  const page = room.pages.one(id)
  const at = typeof asked.version === 'string' ? versionPage(page, asked.version) : page
  const reply = withDraft(await replyTo(lang, at), read.data?.draft)
  const form = read.data && recordFormOf(room).draftFormOf(read.data, reply)
  const past = read.missing === 'unknown' && room.id.test(id) ? await findPast(room, id, visitor, lang) : null
  const [presence, version] = await Promise.all([
    read.data && openPresence(user, visitor, room.list, id),
    read.data && findVersion(room, id, asked, visitor, lang),
  ])
  const opened = { room, id, user, visitor, page, reply, past, presence, siteUrl: getEnvironment().siteUrl }
  const content = getMessages(lang).deskContent
  if (version === 'unknown')
    return { ...opened, content, form: null, version: null, data: null, missing: 'unknown' as const }
  return { ...opened, content, form, version, ...read, missing: past === null ? read.missing : null }
}

/**
 * The page on which one is added. `formWith`: its form, with these values to begin with.
 * @param asked what follows `?` in its address: `from`, of one that is withdrawn or was discarded, with whose words it begins then. `content`: where a draft can be kept
 */
export async function openNewRecord<Name extends string, Flaw extends string>(
  room: RecordRoom<Name, Flaw>,
  lang: Language,
  { from }: SearchParams,
) {
  const { user, visitor } = await openDesk(lang)
  const missing = isTheirs(user, room.addCall) ? null : user === null ? 'away' : 'forbidden'
  const past = typeof from === 'string' && room.id.test(from) ? await findPast(room, from, visitor, lang) : null
  const page: `/${string}` = room.pages.add
  const reply = await replyTo(lang, page)
  const formWith = (values: Readonly<Record<string, string | undefined>>) =>
    recordFormOf(room).formOf({ values: past?.values ?? values, version: '' }, reply)
  const content = isTheirs(user, room.newDraftCall) ? getMessages(lang).deskContent : null
  return { room, user, visitor, page, reply, missing, content, formWith } as const
}
