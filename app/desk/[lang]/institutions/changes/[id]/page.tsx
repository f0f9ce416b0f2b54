import { DeskForm } from '@/components/desk/desk-form'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { BulkFates, BulkTable, inOrderOfFate } from '@/components/desk/bulk/bulk-table'
import { DeskFrame } from '@/components/desk/desk-frame'
import { Pager } from '@/components/desk/pager'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { bulkChangeSchema, MAX_AT_ONCE } from '@/lib/contract/desk/bulk'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { readLookups } from '@/lib/server/desk/lookups'
import { recordId } from '@/lib/server/desk/record-id'
import { readLanguage } from '@/lib/server/language'

type Props = {
  params: Promise<{ lang: string; id: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).deskBulk.title }
}

/** `/desk/en/institutions/changes/3`: what became of each, and the way back. */
export default async function ChangePage({ params, searchParams }: Props) {
  const [lang, { id: asked }, query] = await Promise.all([readLanguage(params), params, searchParams])
  const { desk, deskInstitutions: words, deskBulk: text } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  // No change has this number.
  const id = recordId.safeParse(asked).data ?? 0
  const { data, missing } = await readAtDesk(visitor, lang, 'GET /desk/changes/{id}', bulkChangeSchema, { id })
  const page = `/institutions/changes/${id}` as const
  const reply = await findDeskReply(await cookies(), deskPath(lang, page))
  const records = inOrderOfFate(data?.records ?? [])
  const pages = Math.max(1, Math.ceil(records.length / MAX_AT_ONCE))
  const number = Math.min(recordId.safeParse(query.page).data ?? 1, pages)
  const title = fillMessage(text.done, { id })
  const say = (name: string, at: number) => ({ name, moment: formatMoment(at, desk.dates) })
  return (
    <DeskFrame {...{ lang, user, page, reply, missing, title }} query={{ page: String(number) }} text={desk}>
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
