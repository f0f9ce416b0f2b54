import { TextInput } from '@/components/ui/text-input'
import { fieldProps, type FieldsProps, LONGEST_TYPED_LINE } from './field-props'
import type { ContactTexts } from './form-texts'
import { MessageField } from './message-field'
import { PersonFields } from './person-fields'

/** The fields of the contact form (spec 1 §2 "Contact page"). */
export function ContactFields({ text, ...field }: FieldsProps & { text: ContactTexts }) {
  return (
    <>
      <PersonFields text={text} {...field} />
      <div className="grid gap-5 sm:col-span-2">
        <TextInput {...fieldProps('course', field)} maxLength={LONGEST_TYPED_LINE} label={text.course} />
        <MessageField {...field} name="message" label={text.message} count={text.messageCount} />
      </div>
    </>
  )
}
