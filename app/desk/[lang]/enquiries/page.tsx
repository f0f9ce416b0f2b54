import { DeskFrame } from '@/components/desk/desk-frame'
import { InboxExport, InboxFilter, InboxList } from '@/components/desk/inbox'
import { Pager } from '@/components/desk/pager'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskEnquiryPageSchema } from '@/lib/contract/desk/enquiry'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { formatMessage } from '@/lib/rules/text/format-message'
import { deskTitle } from '@/lib/server/desk/desk-title'

export const generateMetadata = deskTitle((texts) => texts.desk.enquiries)

/** `/desk/en/enquiries`: the inbox, narrowed by its address. */
export default async function InboxPage({ params, searchParams }: DeskPageProps) {
  const [{ lang, texts, call, replyTo, frame }, asked] = await Promise.all([openDeskPage(params), searchParams])
  const text = texts.desk
  const query = deskQuery(asked, ['state', 'type', 'q', 'mine', 'taker', 'due', 'erasing', 'order', 'page'])
  const read = await call('GET /desk/enquiries', deskEnquiryPageSchema, query)
  const reply = await replyTo('/enquiries')
  return (
    <DeskFrame {...frame} title={text.enquiries} page="/enquiries" query={query} reply={reply} missing={read.missing}>
      {read.data && (
        <>
          <p>{text.enquiriesIntro}</p>
          <InboxFilter
            lang={lang}
            text={text}
            chosen={query}
            keptDays={read.data.kept_days}
            takers={read.data.takers}
          />
          <p>{formatMessage(text.found, { count: read.data.total })}</p>
          {read.data.data.length > 0 && <InboxList rows={read.data.data} lang={lang} text={text} />}
          <Pager read={read.data} path={deskPath(lang, '/enquiries')} query={query} text={text} />
          <InboxExport lang={lang} text={text} typed={reply?.typed.reason === undefined ? null : reply.typed} />
        </>
      )}
    </DeskFrame>
  )
}
