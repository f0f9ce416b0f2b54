import { BulkForm, BulkPreview } from '@/components/desk/bulk/bulk-form'
import { DeskFrame } from '@/components/desk/desk-frame'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { bulkPreviewSchema, MAX_FOUND } from '@/lib/contract/desk/bulk'
import { bulkPath, bulkQuery } from '@/lib/rules/desk/bulk-path'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLookups } from '@/lib/server/desk/lookups'

export const generateMetadata = deskTitle((texts) => texts.deskBulk.title)

/** `/desk/en/institutions/change?id=7&id=8&field=ownership`: what would become of many. */
export default async function ChangeManyPage({ params, searchParams }: DeskPageProps) {
  const [{ lang, texts, call, replyTo, frame }, asked] = await Promise.all([openDeskPage(params), searchParams])
  const { deskInstitutions: words, deskBulk: text } = texts
  const { isLook, ...query } = bulkQuery(asked)
  const { ids, found, field, value } = query
  const whom: Record<string, string> = found === null ? { ids: ids.join() } : { all: 'found', ...found }
  const read = await call('GET /desk/changes', bulkPreviewSchema, {
    ...whom,
    value,
    ...(field && { field }),
  })
  const page = bulkPath(query)
  const reply = await replyTo(page)
  const shown = { ...query, lookups: await readLookups(), lang, text, words }
  return (
    <DeskFrame {...frame} {...{ page, reply }} title={text.title} missing={read.missing}>
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
