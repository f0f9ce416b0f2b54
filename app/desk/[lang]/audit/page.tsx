import { z } from 'zod'
import { cookies } from 'next/headers'
import { AuditList } from '@/components/desk/audit-list'
import { DeskFrame } from '@/components/desk/desk-frame'
import { Pager } from '@/components/desk/pager'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { AUDIT_ACTIONS, auditPageSchema } from '@/lib/contract/desk/audit'
import type { DeskMessages } from '@/lib/messages/en/desk'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { recordSearched } from '@/lib/rules/desk/audit-words'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { formatMessage } from '@/lib/rules/text/format-message'
import { openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { readLookups } from '@/lib/server/desk/lookups'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<SearchParams>
}

export const generateMetadata = deskTitle((texts) => texts.desk.audit)

/** `/desk/en/audit`: who did what. */
export default async function AuditPage({ params, searchParams }: Props) {
  const [lang, asked] = await Promise.all([readLanguage(params), searchParams])
  const text = getMessages(lang).desk
  const { user, visitor } = await openDesk(lang)
  const query = auditQuery(asked)
  const path = deskPath(lang, '/audit')
  const actions = query.q === undefined ? '' : actionsOf(query.q, text)
  const named = query.q !== undefined && { q: recordSearched(query.q, text.trail) }
  const read = await readAtDesk(visitor, lang, 'GET /desk/audit', auditPageSchema, {
    ...query,
    ...named,
    ...(actions && { actions }),
  })
  const reply = await findDeskReply(await cookies(), path)
  return (
    <DeskFrame
      lang={lang}
      text={text}
      user={user}
      title={text.audit}
      page="/audit"
      query={query}
      reply={reply}
      missing={read.missing}
    >
      {read.data && (
        <>
          <p>{text.auditIntro}</p>
          <form method="get" action={path} className="desk-filter" role="search">
            <label>
              {text.auditSearch}
              <input type="search" name="q" maxLength={100} defaultValue={query.q ?? ''} />
            </label>
            {(['from', 'to'] as const).map((end) => (
              <label key={end}>
                {end === 'from' ? text.auditFrom : text.auditTo}
                <input type="date" name={end} defaultValue={query[end] ?? ''} />
              </label>
            ))}
            <button type="submit">{text.searchAudit}</button>
          </form>
          <p>{formatMessage(text.entries, { count: read.data.total })}</p>
          {read.data.data.length > 0 && (
            <AuditList entries={read.data.data} areLinked lookups={await readLookups()} {...{ lang, text }} />
          )}
          <Pager read={read.data} path={path} query={query} text={text} />
        </>
      )}
    </DeskFrame>
  )
}

/** Of its address; a day that is none narrows nothing. */
function auditQuery(asked: SearchParams): Record<string, string> {
  const query = Object.entries(deskQuery(asked, ['q', 'from', 'to', 'page']))
  const isDay = (value: string) => z.iso.date().safeParse(value).success
  return Object.fromEntries(query.filter(([name, value]) => (name !== 'from' && name !== 'to') || isDay(value)))
}

/** What is done is searched for by the words in which the page says it; the provider knows its own alone. */
function actionsOf(asked: string, text: DeskMessages): string {
  const words = asked.toLowerCase()
  return AUDIT_ACTIONS.filter((action) => text.did[action].toLowerCase().includes(words)).join(',')
}
