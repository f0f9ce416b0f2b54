import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { EnquiryView } from '@/components/desk/enquiry-view'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskEnquirySchema } from '@/lib/contract/desk/enquiry'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { recordId } from '@/lib/server/desk/record-id'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  return { title: fillMessage(getMessages(await readLanguage(params)).desk.enquiry, { id }) }
}

/** `/desk/en/enquiries/41`. */
export default async function EnquiryPage({ params }: Props) {
  const [lang, { id: asked }] = await Promise.all([readLanguage(params), params])
  const text = getMessages(lang).desk
  const { user, visitor } = await openDesk(lang)
  const id = recordId.safeParse(asked).data
  const missing = { data: null, missing: 'unknown' } as const
  const read =
    id === undefined ? missing : await readAtDesk(visitor, lang, deskEndpoints.deskEnquiry(id), deskEnquirySchema)
  const reply = findDeskReply(await cookies(), deskPath(lang, `/enquiries/${id ?? ''}`))
  const title = fillMessage(text.enquiry, { id: id ?? '' })
  return (
    <DeskFrame
      lang={lang}
      text={text}
      user={user}
      title={title}
      page={`/enquiries/${id ?? ''}`}
      reply={reply}
      missing={read.missing}
    >
      <p>
        <a href={deskPath(lang, '/enquiries')}>{text.back}</a>
      </p>
      {read.data && <EnquiryView enquiry={read.data} lang={lang} text={text} typed={reply?.typed ?? {}} />}
    </DeskFrame>
  )
}
