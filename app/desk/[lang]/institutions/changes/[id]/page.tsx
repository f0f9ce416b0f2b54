import { DeskForm } from '@/components/desk/desk-form'
import { BulkFates, BulkTable, inOrderOfFate } from '@/components/desk/bulk/bulk-table'
import { DeskFrame } from '@/components/desk/desk-frame'
import { Pager } from '@/components/desk/pager'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { bulkChangeSchema, MAX_AT_ONCE } from '@/lib/contract/desk/bulk'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLookups } from '@/lib/server/desk/lookups'
import { recordId } from '@/lib/server/desk/record-id'

export const generateMetadata = deskTitle((texts) => texts.deskBulk.title)

/** `/desk/en/institutions/changes/3`: what became of each, and the way back. */
export default async function ChangePage({ params, searchParams }: DeskPageProps<'id'>) {
  const [{ lang, texts, call, replyTo, frame }, { id: asked }, query] = await Promise.all([
    openDeskPage(params),
    params,
    searchParams,
  ])
  const { desk, deskInstitutions: words, deskBulk: text } = texts
  // No change has this number.
  const id = recordId.safeParse(asked).data ?? 0
  const { data, missing } = await call('GET /desk/changes/{id}', bulkChangeSchema, { id })
  const page = `/institutions/changes/${id}` as const
  const reply = await replyTo(page)
  const records = inOrderOfFate(data?.records ?? [])
  const pages = Math.max(1, Math.ceil(records.length / MAX_AT_ONCE))
  const number = Math.min(recordId.safeParse(query.page).data ?? 1, pages)
  const title = fillMessage(text.done, { id })
  const say = (name: string, at: number) => ({ name, moment: formatMoment(at, desk.dates) })
  return (
    <DeskFrame {...frame} {...{ page, reply, missing, title }} query={{ page: String(number) }}>
      <p>
        <a href={deskPath(lang, '/institutions')}>{text.back}</a>
      </p>
      {data && (
        <>
          <p>{fillMessage(text.by, say(data.by, data.at))}</p>
          {data.undone_at !== null && <p>{fillMessage(text.undoneBy, say(data.undone_by ?? '', data.undone_at))}</p>}
          {pages > 1 && <BulkFates records={records} text={text} />}
          <BulkTable
            records={records.slice((number - 1) * MAX_AT_ONCE, number * MAX_AT_ONCE)}
            field={data.field}
            lookups={await readLookups()}
            {...{ lang, text, words }}
          />
          <Pager
            read={{ total: records.length, page: number, limit: MAX_AT_ONCE }}
            path={deskPath(lang, page)}
            query={{}}
            text={{ ...desk, ...desk.pages }}
          />
          {records.some(({ fate }) => fate === 'changed') && (
            <DeskForm to="change-undo" lang={lang} hidden={{ id }} className="desk-form">
              <p>{text.undoHint}</p>
              <button type="submit">{text.undo}</button>
            </DeskForm>
          )}
        </>
      )}
    </DeskFrame>
  )
}
