import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { BulkForm, BulkPreview } from '@/components/desk/bulk/bulk-form'
import { DeskFrame } from '@/components/desk/desk-frame'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { bulkPreviewSchema, MAX_FOUND } from '@/lib/contract/desk/bulk'
import { getMessages } from '@/lib/messages/catalogue'
import { bulkPath, bulkQuery } from '@/lib/rules/desk/bulk-path'
import { deskPath } from '@/lib/rules/desk/desk-path'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { readLookups } from '@/lib/server/desk/lookups'
import { readLanguage } from '@/lib/server/language'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).deskBulk.title }
}

/** `/desk/en/institutions/change?id=7&id=8&field=ownership`: what would become of many. */
export default async function ChangeManyPage({ params, searchParams }: Props) {
  const [lang, asked] = await Promise.all([readLanguage(params), searchParams])
  const { desk, deskInstitutions: words, deskBulk: text } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  const { isLook, ...query } = bulkQuery(asked)
  const { ids, found, field, value } = query
  const whom: Record<string, string> = found === null ? { ids: ids.join() } : { all: 'found', ...found }
  const read = await readAtDesk(visitor, lang, 'GET /desk/changes', bulkPreviewSchema, {
    ...whom,
    value,
    ...(field && { field }),
  })
  const page = bulkPath(query)
  const reply = await findDeskReply(await cookies(), deskPath(lang, page))
  const shown = { ...query, lookups: await readLookups(), lang, text, words }
  return (
    <DeskFrame {...{ lang, user, page, reply }} text={desk} title={text.title} missing={read.missing}>
      <p>
        <a href={deskPath(lang, '/institutions')}>{text.back}</a>
      </p>
      {read.data && (
        <>
          {read.data.total > MAX_FOUND ? (
            <p>{fillMessage(text.tooMany, { most: MAX_FOUND })}</p>
          ) : (
            <p>{formatMessage(text.chosen, { count: read.data.total })}</p>
          )}
          {read.data.data.length > 0 && <BulkForm {...shown} />}
          {read.data.data.length > 0 && isLook && <BulkPreview {...shown} records={read.data.data} />}
        </>
      )}
    </DeskFrame>
  )
}
