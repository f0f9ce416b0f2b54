import { MAX_AT_ONCE, MAX_FOUND } from '@/lib/contract/desk/bulk'
import type { Language } from '@/lib/contract/language'
import type { DeskBulkMessages } from '@/lib/messages/en/desk-bulk'
import { FOUND_BY, sayWhom } from '@/lib/rules/desk/bulk-path'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'

type Props = { total: number; query: Readonly<Record<string, string>>; lang: Language; text: DeskBulkMessages }

/** The way to change all that a search finds, where that is more than a page and no more than may be. */
export function BulkAll({ total, query, lang, text }: Props) {
  if (total <= MAX_AT_ONCE) return null
  if (total > MAX_FOUND) return <p>{fillMessage(text.tooMany, { most: MAX_FOUND })}</p>
  const whom = sayWhom({ ids: [], found: deskQuery(query, FOUND_BY) })
  return (
    <p>
      <a href={`${deskPath(lang, '/institutions/change')}?${new URLSearchParams(whom)}`}>
        {formatMessage(text.all, { count: total })}
      </a>
    </p>
  )
}
