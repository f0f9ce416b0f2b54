'use client'

import type { ReactNode } from 'react'
import { SelectInput } from '@/components/ui/text-input'
import type { Language } from '@/lib/contract/language'
import { MODES, ROLES } from '@/lib/rules/enquiries/enquiry-options'
import type { EnquiryReply } from '@/lib/rules/enquiries/enquiry-reply'
import { fieldProps, type FieldsProps } from './field-props'
import type { CounsellingTexts } from './form-texts'
import { InterestField } from './interest-field'
import { MessageField } from './message-field'
import { PersonFields } from './person-fields'
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

/** The fields of the counselling and the mentoring form (spec 1 §3, §5). */
function CounsellingFields({ text, ...field }: FieldsProps & { text: CounsellingTexts }) {
  return (
    <>
      <PersonFields text={text} {...field} />
      <Options {...field} name="role" label={text.role} choose={text.choose} options={ROLES} names={text.roles} />
      <InterestField text={text} {...field} />
      <div className="grid gap-5 sm:col-span-2">
        <Options
          {...field}
          name="counselling_mode"
          label={text.mode}
          choose={text.choose}
          options={MODES}
          names={text.modes}
        />
        <MessageField {...field} name="query" label={text.message} count={text.messageCount} />
      </div>
    </>
  )
}

type OptionsProps<Option extends string> = FieldsProps & {
  name: 'role' | 'counselling_mode'
  label: string
  choose: string
  options: readonly Option[]
  names: Record<Option, string>
}

function Options<Option extends string>({ name, label, choose, options, names, ...field }: OptionsProps<Option>) {
  return (
    <SelectInput {...fieldProps(name, field)} label={label}>
      <option value="">{choose}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {names[option]}
        </option>
      ))}
    </SelectInput>
  )
}
