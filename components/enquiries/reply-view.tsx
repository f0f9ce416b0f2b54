import { CircleCheck } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/contract/language'
import type { Messages } from '@/lib/messages/en'
import type { EnquiryMessages } from '@/lib/messages/en/enquiries'
import { counsellingType, type EnquiryForm } from '@/lib/rules/enquiries/enquiry-form'
import type { EnquiryReply } from '@/lib/rules/enquiries/enquiry-reply'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { Route } from '@/lib/rules/routes/table'
import { waitText } from '@/lib/rules/text/wait-text'
import { ContactForm } from './contact-form'
import { CounsellingForm } from './counselling-form'

type Props = {
  form: EnquiryForm
  lang: Language
  messages: Pick<Messages, 'enquiries' | 'layout'>
  /** What the last sending came to; `null` when that is forgotten. */
  reply: EnquiryReply | null
}

/** Where each form stands on a page of its own. */
const HOMES: Record<EnquiryForm, Route> = {
  contact: '/contact',
  counselling: '/careerCounselling',
  mentoring: '/mentoring',
}

export function replyTitle(form: EnquiryForm, text: EnquiryMessages): string {
  return { contact: text.contactHeading, counselling: text.counsellingHeading, mentoring: text.mentoringHeading }[form]
}

/** What became of a form without JavaScript: it was received, or the form again, with what was typed and what is wrong. */
export function ReplyView({ form, lang, messages, reply }: Props) {
  const text = messages.enquiries
  const home = localizedPath(HOMES[form], lang)
  return (
    <div className="page-column flex justify-center py-8 md:py-16">
      <Card as="section" className="w-full max-w-2xl rounded-panel p-5 sm:p-10">
        {reply !== null && reply.failure === null ? (
          <div className="grid justify-items-start gap-5">
            <Icon of={CircleCheck} size={44} className="text-leaf" />
            <h1 className="text-h2 font-semibold">{text.submitted}</h1>
            <p className="text-lg text-ink-2">{text.thanks}</p>
            <ButtonLink href={reply.source ?? home} variant="quiet" prefetch={false}>
              {text.another}
            </ButtonLink>
          </div>
        ) : (
          <div className="grid gap-6">
            <h1 className="text-h2 font-semibold">{replyTitle(form, text)}</h1>
            <ReplyNote reply={reply} text={text} />
            <Form form={form} lang={lang} messages={messages} reply={reply} />
          </div>
        )}
      </Card>
    </div>
  )
}

export function ReplyNote({ reply, text }: { reply: EnquiryReply | null; text: EnquiryMessages }) {
  if (reply === null) return <p className="rounded-md bg-river-tint px-4 py-3 text-ink-2">{text.gone}</p>
  if (reply.failure?.reason !== 'invalid') return null
  return (
    <p role="alert" className="rounded-md border border-kumkum bg-kumkum-tint px-4 py-3 text-kumkum">
      {text.correct}
    </p>
  )
}

/** Here, so that the form's scripts need not count minutes. */
export function sayWhen(reply: EnquiryReply, text: EnquiryMessages): EnquiryReply {
  const { failure } = reply
  if (failure?.reason !== 'limited' || !failure.retryAfter) return reply
  return { ...reply, failure: { ...failure, message: waitText(failure.retryAfter, text.tooMany) } }
}

function Form({ form, lang, messages, reply }: Props) {
  const same = { lang, messages, source: HOMES[form], reply: reply ? sayWhen(reply, messages.enquiries) : undefined }
  const kind = counsellingType(form)
  return kind === undefined ? <ContactForm {...same} /> : <CounsellingForm kind={kind} {...same} />
}
