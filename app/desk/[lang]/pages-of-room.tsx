import type { ComponentProps, ReactNode } from 'react'
import type { z } from 'zod'
import type { RecordFormProps } from '@/components/desk/record-fields'
import { NewRecordPage, RecordListPage, RecordPage } from '@/components/desk/record-page'
import { openNewRecord, openRecord, openRecordList } from '@/lib/bff/record-page'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import type { RecordRoom } from '@/lib/rules/desk/record-rooms'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import type { Visitor } from '@/lib/server/auth/session-call'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }>; searchParams: Promise<SearchParams> }
type Texts = ReturnType<typeof getMessages>
/** What all three pages say. */
type RoomText = ComponentProps<typeof RecordListPage>['text'] &
  ComponentProps<typeof RecordPage>['text'] &
  ComponentProps<typeof NewRecordPage>['text']
type Said<Text> = { lang: Language; texts: Texts; text: Text }
/** `id`: of which record; `null`: of one to add. */
type Who = { visitor: Visitor; lang: Language; id: string | null }

type Entry<Name extends string, Flaw extends string, Schema extends z.ZodType, Text extends RoomText, Extra> = {
  room: RecordRoom<Name, Flaw>
  title: (texts: Texts) => string
  text: (texts: Texts) => Text
  /** How the list is read. */
  schema: Schema
  /** Where the website shows them; left out: where a preview of one does, as long as there are any. */
  website?: Parameters<typeof localizedPath>[0]
  list: (data: NonNullable<z.output<Schema>>, more: Said<Text> & { now: number; mayAdd: boolean }) => ReactNode
  /** What a form needs besides its record; `null`: there is no form without it. */
  load: (who: Who) => Promise<Extra | null>
  /** What the address of one to add may say. */
  query?: readonly string[]
  /** With which words one to add begins. */
  begin: (
    asked: Who & { query: Readonly<Record<string, string>>; extra: Extra },
  ) => Readonly<Record<string, string | undefined>> | null | Promise<Readonly<Record<string, string>> | null>
  form: (its: RecordFormProps<Name, Flaw>, more: Said<Text> & { extra: Extra; isNew: boolean }) => ReactNode
}

/** The pages of a room of records: its list, one to add, and one with its history. */
export function pagesOf<
  Name extends string,
  Flaw extends string,
  Schema extends z.ZodType,
  Text extends RoomText,
  Extra,
>(entry: Entry<Name, Flaw, Schema, Text, Extra>) {
  const { room, title, text: textOf, schema } = entry
  const say = (lang: Language) => {
    const texts = getMessages(lang)
    return { lang, texts, text: textOf(texts), desk: texts.desk }
  }

  async function List({ params }: Props) {
    const { desk, ...said } = say(await readLanguage(params))
    const { lang, texts, text } = said
    const opened = await openRecordList(room, lang, schema)
    const { data, at: now, mayAdd } = opened
    const website = entry.website ?? (Array.isArray(data) && data.length > 0 ? room.website : undefined)
    return (
      <RecordListPage
        website={website === undefined ? null : localizedPath(website, lang)}
        {...{ opened, lang, desk, text }}
        title={title(texts)}
      >
        {data && entry.list(data, { ...said, now, mayAdd })}
      </RecordListPage>
    )
  }

  async function Add({ params, searchParams }: Props) {
    const [language, asked] = await Promise.all([readLanguage(params), searchParams])
    const { desk, ...said } = say(language)
    const { lang, text } = said
    const opened = await openNewRecord(room, lang, asked)
    const query = deskQuery(asked, entry.query ?? [])
    const page = entry.query === undefined ? opened.page : (`${opened.page}?${new URLSearchParams(query)}` as const)
    const who = { visitor: opened.visitor, lang, id: null }
    const extra = await entry.load(who)
    const begun = extra && (await entry.begin({ ...who, query, extra }))
    const form = begun && opened.formWith(begun)
    const missing = opened.missing ?? (form ? null : 'away')
    return (
      <NewRecordPage opened={{ ...opened, page, missing }} {...{ form, lang, desk, text }}>
        {({ form, ...its }) => form && extra && entry.form({ ...its, form }, { ...said, extra, isNew: true })}
      </NewRecordPage>
    )
  }

  async function One({ params, searchParams }: Props) {
    const [language, { id }, asked] = await Promise.all([readLanguage(params), params, searchParams])
    const { desk, ...said } = say(language)
    const { lang, texts, text } = said
    const opened = await openRecord(room, id, lang, asked)
    const extra = await entry.load({ visitor: opened.visitor, lang, id })
    return (
      <RecordPage
        opened={{ ...opened, form: extra ? opened.form : null }}
        {...{ lang, desk, text }}
        title={title(texts)}
      >
        {(its) => extra && entry.form(its, { ...said, extra, isNew: false })}
      </RecordPage>
    )
  }

  return {
    list: { generateMetadata: deskTitle(title), Page: List },
    add: { generateMetadata: deskTitle((texts) => textOf(texts).add), Page: Add },
    one: { generateMetadata: deskTitle(title), Page: One },
  }
}
