import { z } from 'zod'
import { AuditList } from '@/components/desk/audit-list'
import { DeskFrame } from '@/components/desk/desk-frame'
import { Pager } from '@/components/desk/pager'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { AUDIT_ACTIONS, auditPageSchema } from '@/lib/contract/desk/audit'
import type { DeskMessages } from '@/lib/messages/en/desk'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { recordSearched } from '@/lib/rules/desk/audit-words'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { formatMessage } from '@/lib/rules/text/format-message'
import { readLookups } from '@/lib/server/desk/lookups'
import { deskTitle } from '@/lib/server/desk/desk-title'

export const generateMetadata = deskTitle((texts) => texts.desk.audit)

/** `/desk/en/audit`: who did what. */
export default async function AuditPage({ params, searchParams }: DeskPageProps) {
  const [{ lang, texts, call, replyTo, frame }, asked] = await Promise.all([openDeskPage(params), searchParams])
  const text = texts.desk
  const query = auditQuery(asked)
  const path = deskPath(lang, '/audit')
  const actions = query.q === undefined ? '' : actionsOf(query.q, text)
  const named = query.q !== undefined && { q: recordSearched(query.q, text.trail) }
  const read = await call('GET /desk/audit', auditPageSchema, {
    ...query,
    ...named,
    ...(actions && { actions }),
  })
  const reply = await replyTo('/audit')
  return (
    <DeskFrame {...frame} title={text.audit} page="/audit" query={query} reply={reply} missing={read.missing}>
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
