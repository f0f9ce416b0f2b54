import { TextInput } from '@/components/ui/text-input'
import { fieldProps, type FieldsProps, MAX_TYPED_LINE_LENGTH } from './field-props'
import type { FormTexts } from './form-texts'
import { PhoneField } from './phone-field'

/** Who asks, and how to reach them: the first fields of every form. */
export function PersonFields({ text, ...field }: FieldsProps & { text: FormTexts }) {
  return (
    <>
      <TextInput
        {...fieldProps('name', field)}
        autoComplete="name"
        maxLength={MAX_TYPED_LINE_LENGTH}
        label={text.name}
        className="sm:col-span-2"
      />
      <PhoneField {...field} label={text.phone} hint={text.phoneHint} />
      <TextInput
        {...fieldProps('email', field)}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_TYPED_LINE_LENGTH}
        label={text.email}
      />
    </>
  )
}
