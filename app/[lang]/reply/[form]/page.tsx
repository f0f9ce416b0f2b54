import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { ReplyView, replyTitle } from '@/components/enquiries/reply-view'
import { enquiryReply } from '@/lib/bff/replies'
import { getMessages } from '@/lib/messages/catalogue'
import { ENQUIRY_FIELDS, type EnquiryForm } from '@/lib/rules/enquiries/enquiry-form'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; form: string }> }

function isForm(name: string): name is EnquiryForm {
  return Object.hasOwn(ENQUIRY_FIELDS, name)
}

async function readForm(params: Props['params']): Promise<EnquiryForm> {
  const { form } = await params
  return isForm(form) ? form : notFound()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { enquiries } = getMessages(await readLanguage(params))
  return { title: replyTitle(await readForm(params), enquiries), robots: { index: false } }
}

/** `/reply/<form>`: the answer to a form that was sent without JavaScript (ADR 24). */
export default async function ReplyPage({ params }: Props) {
  const [lang, form, jar] = await Promise.all([readLanguage(params), readForm(params), cookies()])
  const reply = enquiryReply.find(jar)
  return <ReplyView form={form} lang={lang} messages={getMessages(lang)} reply={reply?.form === form ? reply : null} />
}
