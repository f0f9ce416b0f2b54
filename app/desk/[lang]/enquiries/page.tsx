import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { InboxExport, InboxFilter, InboxList } from '@/components/desk/inbox'
import { Pager } from '@/components/desk/pager'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskEnquiryPageSchema } from '@/lib/contract/desk/enquiry'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { formatMessage } from '@/lib/rules/text/format-message'
import { openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<SearchParams>
}

export const generateMetadata = deskTitle((texts) => texts.desk.enquiries)

/** `/desk/en/enquiries`: the inbox, narrowed by its address. */
export default async function InboxPage({ params, searchParams }: Props) {
  const [lang, asked] = await Promise.all([readLanguage(params), searchParams])
  const text = getMessages(lang).desk
  const { user, visitor } = await openDesk(lang)
  const query = deskQuery(asked, ['state', 'type', 'q', 'mine', 'taker', 'due', 'erasing', 'order', 'page'])
  const read = await readAtDesk(visitor, lang, 'GET /desk/enquiries', deskEnquiryPageSchema, query)
  const reply = await findDeskReply(await cookies(), deskPath(lang, '/enquiries'))
  return (
    <DeskFrame
      lang={lang}
      text={text}
      user={user}
      title={text.enquiries}
      page="/enquiries"
      query={query}
      reply={reply}
      missing={read.missing}
    >
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
