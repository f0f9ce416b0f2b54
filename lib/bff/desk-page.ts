import 'server-only'
import { cookies } from 'next/headers'
import type { z } from 'zod'
import { findDeskReply } from '@/lib/bff/desk-reply'
import type { PresenceList } from '@/lib/contract/desk/presence'
import type { AskedOf } from '@/lib/contract/desk/request'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import type { DeskPage } from '@/lib/rules/desk/rooms'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { openDesk, readAtDesk, type ReadingCall } from '@/lib/server/desk/desk-page'
import { openPresence } from '@/lib/server/desk/presence'
import { readLanguage } from '@/lib/server/language'

/** What Next gives a page of the desk. @typeParam Names of what stands in its address besides the language */
export type DeskPageProps<Names extends string = never> = {
  params: Promise<Record<'lang' | Names, string>>
  searchParams: Promise<SearchParams>
}

/** What every page of the desk begins with: who sits there, the texts, and how calls are read. `frame`: what its `DeskFrame` shows of that. */
export async function openDeskPage(params: Promise<{ lang: string }>) {
  const lang = await readLanguage(params)
  const { user, visitor } = await openDesk(lang)
  const texts = getMessages(lang)
  const call = <Call extends ReadingCall, Schema extends z.ZodType>(
    name: Call,
    schema: Schema,
    ...asked: AskedOf<Call>
  ) => readAtDesk(visitor, lang, name, schema, ...asked)
  /** What the last form came to, of one that led to this page. */
  const replyTo = async (page: DeskPage) => findDeskReply(await cookies(), deskPath(lang, page))
  /** Who else has a record open, for the frame of its page. */
  const whoElse = (list: PresenceList, id: string) => openPresence(user, visitor, list, id)
  return { lang, user, visitor, texts, call, replyTo, whoElse, frame: { lang, text: texts.desk, user } }
}
