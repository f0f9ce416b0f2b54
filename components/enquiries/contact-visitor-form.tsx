'use client'

import type { ReactNode } from 'react'
import type { Language } from '@/lib/contract/lenient'
import type { EnquiryReply } from '@/lib/rules/enquiries/enquiry-reply'
import { ContactFields } from './contact-fields'
import type { ContactTexts } from './form-texts'
import { VisitorForm } from './visitor-form'

type Props = { lang: Language; source: string; text: ContactTexts; consent: ReactNode; reply?: EnquiryReply }

/** The contact form as it runs in the browser. */
export function ContactVisitorForm(props: Props) {
  return (
    <VisitorForm form="contact" {...props} renderFields={(fields) => <ContactFields text={props.text} {...fields} />} />
  )
}
