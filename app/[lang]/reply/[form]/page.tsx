import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { ReplyView, replyTitle } from '@/components/requests/reply-view'
import { requestReply } from '@/lib/bff/replies'
import { getMessages } from '@/lib/messages/catalogue'
import { REQUEST_FIELDS, type RequestForm } from '@/lib/rules/request-form'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; form: string }> }

function isForm(name: string): name is RequestForm {
  return Object.hasOwn(REQUEST_FIELDS, name)
}

async function readForm(params: Props['params']): Promise<RequestForm> {
  const { form } = await params
  return isForm(form) ? form : notFound()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { requests } = getMessages(await readLanguage(params))
  return { title: replyTitle(await readForm(params), requests), robots: { index: false } }
}

/** `/reply/<form>`: the answer to a form that was sent without JavaScript (ADR 24). */
export default async function ReplyPage({ params }: Props) {
  const [lang, form, jar] = await Promise.all([readLanguage(params), readForm(params), cookies()])
  const reply = requestReply.find(jar)
  return <ReplyView form={form} lang={lang} messages={getMessages(lang)} reply={reply?.form === form ? reply : null} />
}
