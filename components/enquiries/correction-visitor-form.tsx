'use client'

import type { ReactNode } from 'react'
import { SelectInput } from '@/components/ui/text-input'
import type { Language } from '@/lib/contract/language'
import type { EnquiryReply } from '@/lib/rules/enquiries/enquiry-reply'
import { fieldProps } from './field-props'
import type { ContactTexts } from './form-texts'
import { MessageField } from './message-field'
import { PersonFields } from './person-fields'
import { VisitorForm } from './visitor-form'

type Props = {
  lang: Language
  source: string
  text: ContactTexts
  /** What may be wrong, in words; the course of an enquiry stands in this field. */
  figures: readonly string[]
  chosen: string
  labels: { figure: string; message: string; submit: string }
  consent: ReactNode
  reply?: EnquiryReply
}

/** The contact form as one reports an error with it: feedback on a figure. */
export function CorrectionVisitorForm({ figures, chosen, labels, text, ...form }: Props) {
  return (
    <VisitorForm
      form="contact"
      only={{ type: 'feedback', submit: labels.submit }}
      text={text}
      {...form}
      renderFields={(given) => {
        // Here the message stands before who sends it: of several wrong fields the first takes the focus.
        const isMessageFirst = given.wrong !== null && given.errors.message !== undefined
        const fields = isMessageFirst ? { ...given, wrong: 'message' as const } : given
        return (
          <>
            <div className="grid gap-5 sm:col-span-2">
              <SelectInput
                {...fieldProps('course', fields)}
                defaultValue={fields.typed.course ?? chosen}
                label={labels.figure}
              >
                {figures.map((figure) => (
                  <option key={figure}>{figure}</option>
                ))}
              </SelectInput>
              <MessageField {...fields} name="message" label={labels.message} count={text.messageCount} />
            </div>
            <PersonFields text={text} {...fields} />
          </>
        )
      }}
    />
  )
}
