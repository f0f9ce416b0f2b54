import { DeskFrame } from '@/components/desk/desk-frame'
import { ReportedBy } from '@/components/desk/error-reports'
import { EnquiryView } from '@/components/desk/enquiry-view'
import { EnquiryAnswer } from '@/components/desk/templates/enquiry-answer'
import { UnsavedEnd } from '@/components/desk/unsaved/unsaved-end'
import { keepingOf } from '@/components/desk/unsaved/unsaved-of'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskEnquirySchema } from '@/lib/contract/desk/enquiry'
import { deskTemplateListSchema } from '@/lib/contract/desk/template'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { isTheirs } from '@/lib/server/desk/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { recordId } from '@/lib/server/desk/record-id'

export const generateMetadata = deskTitle<'id'>((texts, { id }) => fillMessage(texts.desk.enquiry, { id }))

/** `/desk/en/enquiries/41`; with `?template=3&in=kn` a template of an answer is filled in. */
export default async function EnquiryPage({ params, searchParams }: DeskPageProps<'id'>) {
  const [{ lang, user, texts, call, replyTo, whoElse, frame }, { id: asked }, query] = await Promise.all([
    openDeskPage(params),
    params,
    searchParams,
  ])
  const { desk: text, deskErrors, deskTemplates } = texts
  const id = recordId.safeParse(asked).data
  const missing = { data: null, missing: 'unknown' } as const
  const read = id === undefined ? missing : await call('GET /desk/enquiries/{id}', deskEnquirySchema, { id })
  const [templates, presence] = await Promise.all([
    isTheirs(user, 'GET /desk/templates') ? call('GET /desk/templates', deskTemplateListSchema) : null,
    read.data && whoElse('enquiries', String(id)),
  ])
  const mayOpen = isTheirs(user, 'GET /desk/institutions/{id}')
  const chosen = deskQuery(query, ['template', 'in'])
  // Whoever fills in a template begins anew.
  const reply = chosen.in === undefined ? await replyTo(`/enquiries/${id ?? ''}`) : null
  const keeping = keepingOf({ user, reply, text })
  const title = fillMessage(text.enquiry, { id: id ?? '' })
  const page = `/enquiries/${id ?? ''}` as const
  return (
    <DeskFrame
      {...frame}
      title={title}
      page={page}
      query={chosen}
      reply={reply}
      missing={read.missing}
      presence={presence}
    >
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
            templates?.data && (
              <EnquiryAnswer
                {...{
                  enquiry: read.data,
                  counsellor: user.name,
                  templates: templates.data,
                  chosen,
                  reply,
                  keeping,
                  lang,
                }}
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
