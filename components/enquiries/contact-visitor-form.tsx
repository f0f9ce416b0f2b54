'use client'

import type { ReactNode } from 'react'
import { TextInput } from '@/components/ui/text-input'
import type { Language } from '@/lib/contract/language'
import type { EnquiryReply } from '@/lib/rules/enquiries/enquiry-reply'
import { fieldProps, type FieldsProps, MAX_TYPED_LINE_LENGTH } from './field-props'
import type { ContactTexts } from './form-texts'
import { MessageField } from './message-field'
import { PersonFields } from './person-fields'
import { VisitorForm } from './visitor-form'

type Props = { lang: Language; source: string; text: ContactTexts; consent: ReactNode; reply?: EnquiryReply }

/** The contact form as it runs in the browser. */
export function ContactVisitorForm(props: Props) {
  return (
    <VisitorForm form="contact" {...props} renderFields={(fields) => <ContactFields text={props.text} {...fields} />} />
  )
}

/** The fields of the contact form (spec 1 §2 "Contact page"). */
function ContactFields({ text, ...field }: FieldsProps & { text: ContactTexts }) {
  return (
    <>
      <PersonFields text={text} {...field} />
      <div className="grid gap-5 sm:col-span-2">
        <TextInput {...fieldProps('course', field)} maxLength={MAX_TYPED_LINE_LENGTH} label={text.course} />
        <MessageField {...field} name="message" label={text.message} count={text.messageCount} />
      </div>
    </>
  )
}
