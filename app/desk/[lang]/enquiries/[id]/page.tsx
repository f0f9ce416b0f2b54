import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { ReportedBy } from '@/components/desk/error-reports'
import { EnquiryView } from '@/components/desk/enquiry-view'
import { EnquiryAnswer } from '@/components/desk/templates/enquiry-answer'
import { UnsavedEnd } from '@/components/desk/unsaved/unsaved-end'
import { keepingOf } from '@/components/desk/unsaved/unsaved-of'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskEnquirySchema } from '@/lib/contract/desk/enquiry'
import { deskTemplateListSchema } from '@/lib/contract/desk/template'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { isTheirs, openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { openPresence } from '@/lib/server/desk/presence'
import { recordId } from '@/lib/server/desk/record-id'
import { readLanguage } from '@/lib/server/language'

type Props = {
  params: Promise<{ lang: string; id: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const { id } = await params
  return { title: fillMessage(getMessages(await readLanguage(params)).desk.enquiry, { id }) }
}

/** `/desk/en/enquiries/41`; with `?template=3&in=kn` a template of an answer is filled in. */
export default async function EnquiryPage({ params, searchParams }: Props) {
  const [lang, { id: asked }, query] = await Promise.all([readLanguage(params), params, searchParams])
  const { desk: text, deskErrors, deskTemplates } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  const id = recordId.safeParse(asked).data
  const missing = { data: null, missing: 'unknown' } as const
  const read =
    id === undefined ? missing : await readAtDesk(visitor, lang, deskEndpoints.deskEnquiry(id), deskEnquirySchema)
  const templates = isTheirs(user, 'GET /desk/templates')
    ? (await readAtDesk(visitor, lang, RECORD_ROOMS.template.calls.list, deskTemplateListSchema)).data
    : null
  const mayOpen = isTheirs(user, 'GET /desk/institutions/{id}')
  const chosen = deskQuery(query, ['template', 'in'])
  // Whoever fills in a template begins anew.
  const reply =
    chosen.in === undefined ? await findDeskReply(await cookies(), deskPath(lang, `/enquiries/${id ?? ''}`)) : null
  const keeping = keepingOf({ user, reply, text })
  const title = fillMessage(text.enquiry, { id: id ?? '' })
  const presence = read.data && (await openPresence(user, visitor, 'enquiries', String(id)))
  const page = `/enquiries/${id ?? ''}` as const
  return (
    <DeskFrame {...{ lang, text, user, title, page, reply, presence }} query={chosen} missing={read.missing}>
      {reply?.said === 'noted' && <UnsavedEnd record={`note/${id}`} />}
      {reply?.said === 'answerKept' && <UnsavedEnd record={`answer/${id}`} isSentOn />}
      <p>
        <a href={deskPath(lang, '/enquiries')}>{text.back}</a>
      </p>
      {read.data && <ReportedBy enquiry={read.data} mayOpen={mayOpen} lang={lang} text={deskErrors} />}
      {read.data && (
        <EnquiryView
          enquiry={read.data}
          lang={lang}
          text={text}
          typed={reply?.typed ?? {}}
          isDayWrong={reply?.wrong?.day !== undefined}
          keeping={keeping}
          answer={
            user !== null &&
            templates !== null && (
              <EnquiryAnswer
                {...{ enquiry: read.data, counsellor: user.name, templates, chosen, reply, keeping, lang }}
                datesIn={(language) => getMessages(language).desk.dates}
                text={deskTemplates}
              />
            )
          }
        />
      )}
    </DeskFrame>
  )
}
