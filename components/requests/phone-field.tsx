import type { FormEvent } from 'react'
import { TextInput } from '@/components/ui/text-input'
import { phoneShown } from '@/lib/rules/phone'
import { fieldProps, type FieldsProps, LONGEST_TYPED_LINE } from './field-props'

type Props = FieldsProps & { label: string; hint: string }

/** While somebody composes a letter the text is the input method's. */
function strip({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) {
  if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) return
  const shown = phoneShown(input.value)
  if (shown !== input.value) input.value = shown
}

/** Ten digits, however they are typed or pasted (spec 1 §5). */
export function PhoneField({ label, hint, ...field }: Props) {
  return (
    <TextInput
      {...fieldProps('phone', field)}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={LONGEST_TYPED_LINE}
      label={label}
      hint={hint}
      onInput={strip}
      onCompositionEnd={strip}
      onBlur={strip}
      className="[&_input]:tabular-nums"
    />
  )
}
