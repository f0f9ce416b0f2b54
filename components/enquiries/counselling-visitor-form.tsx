'use client'

import type { ReactNode } from 'react'
import type { Language } from '@/lib/contract/lenient'
import type { EnquiryReply } from '@/lib/rules/enquiries/enquiry-reply'
import { CounsellingFields } from './counselling-fields'
import type { CounsellingTexts } from './form-texts'
import { VisitorForm } from './visitor-form'

type Props = {
  form: 'counselling' | 'mentoring'
  lang: Language
  source: string
  text: CounsellingTexts
  consent: ReactNode
  reply?: EnquiryReply
}

/** The counselling or the mentoring form as it runs in the browser. */
export function CounsellingVisitorForm(props: Props) {
  return <VisitorForm {...props} renderFields={(fields) => <CounsellingFields text={props.text} {...fields} />} />
}
