import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { CorrectionView } from '@/components/enquiries/correction-view'
import { ReplyView, replyTitle } from '@/components/enquiries/reply-view'
import { enquiryReply } from '@/lib/bff/replies'
import { getMessages } from '@/lib/messages/catalogue'
import { correctionQuery } from '@/lib/rules/enquiries/correction'
import { ENQUIRY_FIELDS, type EnquiryForm } from '@/lib/rules/enquiries/enquiry-form'
import { readCorrection } from '@/lib/server/enquiries/correction'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; form: string }> }

function isForm(name: string): name is EnquiryForm {
  return Object.hasOwn(ENQUIRY_FIELDS, name)
}

async function readForm(params: Props['params']): Promise<EnquiryForm> {
  const { form } = await params
  return isForm(form) ? form : notFound()
}

/** What the last sending of this form came to, and what was to be corrected by it: a correction is a contact form, too. */
async function readReply(params: Props['params']) {
  const [lang, form, jar] = await Promise.all([readLanguage(params), readForm(params), cookies()])
  const kept = await enquiryReply.find(jar)
  const reply = kept?.form === form ? kept : null
  return { form, lang, reply, corrected: reply?.failure ? correctionQuery(reply.source ?? '') : null }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { form, lang, corrected } = await readReply(params)
  const { enquiries, sources } = getMessages(lang)
  const title = corrected === null ? replyTitle(form, enquiries) : sources.correctionTitle
  return { title, robots: { index: false } }
}

/** `/reply/<form>`: the answer to a form that was sent without JavaScript (ADR 24). */
export default async function ReplyPage({ params }: Props) {
  const { form, lang, reply, corrected } = await readReply(params)
  const messages = getMessages(lang)
  const correction = corrected === null ? null : await readCorrection(new URLSearchParams(corrected))
  if (reply !== null && correction !== null) return <CorrectionView {...correction} {...{ lang, messages, reply }} />
  return <ReplyView {...{ form, lang, messages, reply }} />
}
