import type { CounsellingBody } from '@/lib/contract/enquiry'
import type { Language } from '@/lib/contract/language'
import type { Messages } from '@/lib/messages/en'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { COUNSELLING_FORMS } from '@/lib/rules/enquiries/enquiry-form'
import type { EnquiryReply } from '@/lib/rules/enquiries/enquiry-reply'
import type { Route } from '@/lib/rules/routes/table'
import { ConsentLine } from './consent-line'
import { CounsellingVisitorForm } from './counselling-visitor-form'
import { counsellingTexts } from './form-texts'

type Props = {
  kind: CounsellingBody['type']
  lang: Language
  messages: Pick<Messages, 'enquiries' | 'layout'>
  /** The path of the page where it stands, without a language. */
  source: Route
  reply?: EnquiryReply
}

/** The form by which visitors ask for counselling (`career`) or mentoring (`mentor`), without a card or a heading. */
export function CounsellingForm({ kind, lang, messages, source, reply }: Props) {
  const form = COUNSELLING_FORMS[kind]
  return (
    <CounsellingVisitorForm
      form={form}
      lang={lang}
      source={localizedPath(source, lang)}
      text={counsellingTexts(messages.enquiries, form)}
      consent={<ConsentLine lang={lang} brand={messages.layout.brand} text={messages.enquiries} />}
      reply={reply}
    />
  )
}
