import 'server-only'
import { deskRecordSchema } from '@/lib/contract/desk/record'
import type { Language } from '@/lib/contract/language'
import { RECORD_ROOMS, type RecordNoun } from '@/lib/rules/desk/record-rooms'
import { openDesk, readAtDesk } from './desk-page'

/** A record of the desk for its page. */
export async function openRecord(noun: RecordNoun, id: string, lang: Language) {
  const { id: pattern, calls, page: pageOf } = RECORD_ROOMS[noun]
  const { user, visitor } = await openDesk(lang)
  const read = pattern.test(id)
    ? await readAtDesk(visitor, lang, calls.one(id), deskRecordSchema)
    : ({ data: null, missing: 'unknown' } as const)
  return { user, page: pageOf(id), ...read }
}
