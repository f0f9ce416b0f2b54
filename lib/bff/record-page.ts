import 'server-only'
import { cookies } from 'next/headers'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskRecordSchema } from '@/lib/contract/desk/record'
import type { Language } from '@/lib/contract/language'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { RECORD_ROOMS, type RecordNoun } from '@/lib/rules/desk/record-rooms'
import { isTheirs, openDesk, readAtDesk } from '@/lib/server/desk/desk-page'

/** A record of the desk for its page, with what came of a form there. */
export async function openRecord(noun: RecordNoun, id: string, lang: Language) {
  const { id: pattern, calls, page: pageOf } = RECORD_ROOMS[noun]
  const { user, visitor } = await openDesk(lang)
  const read = pattern.test(id)
    ? await readAtDesk(visitor, lang, calls.one(id), deskRecordSchema)
    : ({ data: null, missing: 'unknown' } as const)
  const page = pageOf(id)
  return { user, page, reply: await findDeskReply(await cookies(), deskPath(lang, page)), ...read }
}

/** The same for the page on which one is added. */
export async function openNewRecord(noun: RecordNoun, lang: Language) {
  const { list, add } = RECORD_ROOMS[noun]
  const { user, visitor } = await openDesk(lang)
  const missing = isTheirs(user, `POST /desk${list}`) ? null : user === null ? 'away' : 'forbidden'
  return {
    visitor,
    user,
    page: add,
    reply: await findDeskReply(await cookies(), deskPath(lang, add)),
    missing,
  } as const
}
