import 'server-only'
import { cookies } from 'next/headers'
import type { z } from 'zod'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskRecordSchema } from '@/lib/contract/desk/record'
import type { Language } from '@/lib/contract/language'
import { deskPath } from '@/lib/rules/desk/desk-path'
import type { RecordRoom } from '@/lib/rules/desk/record-rooms'
import { isTheirs, openDesk, readAtDesk, readTimed } from '@/lib/server/desk/desk-page'
import { recordFormOf } from '@/lib/server/desk/record-form'

/** What came of a form, for the page that it led to. */
const replyTo = async (lang: Language, page: `/${string}`) => findDeskReply(await cookies(), deskPath(lang, page))

/** The records of a room for the page of its list. `at`: when they were read, in ms since 1970. */
export async function openRecordList<Schema extends z.ZodType>(room: RecordRoom, lang: Language, schema: Schema) {
  const { user, visitor } = await openDesk(lang)
  const read = await readTimed(visitor, lang, room.calls.list, schema)
  const page = room.pages.list
  return { room, user, page, reply: await replyTo(lang, page), mayAdd: isTheirs(user, room.addCall), ...read }
}

/** A record for its page, with its form. */
export async function openRecord<Name extends string, Flaw extends string>(
  room: RecordRoom<Name, Flaw>,
  id: string,
  lang: Language,
) {
  const { user, visitor } = await openDesk(lang)
  const read = room.id.test(id)
    ? await readAtDesk(visitor, lang, room.calls.one(id), deskRecordSchema)
    : ({ data: null, missing: 'unknown' } as const)
  const page = room.pages.one(id)
  const reply = await replyTo(lang, page)
  const form = read.data && recordFormOf(room).formOf(read.data, reply)
  return { room, id, user, visitor, page, reply, form, ...read }
}

/** The page on which one is added. `formWith`: its form, with these values to begin with. */
export async function openNewRecord<Name extends string, Flaw extends string>(
  room: RecordRoom<Name, Flaw>,
  lang: Language,
) {
  const { user, visitor } = await openDesk(lang)
  const missing = isTheirs(user, room.addCall) ? null : user === null ? 'away' : 'forbidden'
  const page: `/${string}` = room.pages.add
  const reply = await replyTo(lang, page)
  const formWith = (values: Readonly<Record<string, string | undefined>>) =>
    recordFormOf(room).formOf({ values, version: '' }, reply)
  return { room, user, visitor, page, reply, missing, formWith } as const
}
