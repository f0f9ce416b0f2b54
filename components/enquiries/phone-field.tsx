import { type SyntheticEvent, useRef } from 'react'
import { showPhone } from '@/components/ui/phone-change'
import { TextInput } from '@/components/ui/text-input'
import { fieldProps, type FieldsProps, MAX_TYPED_LINE_LENGTH } from './field-props'

type Props = FieldsProps & { label: string; hint: string }

/** Ten digits, typed, pasted or filled in (spec 1 §5). */
export function PhoneField({ label, hint, ...field }: Props) {
  const before = useRef<string>(null)
  const show = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
    // While somebody composes a letter the text is the input method's.
    if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) return
    before.current = showPhone(currentTarget, before.current ?? currentTarget.defaultValue, nativeEvent)
  }
  return (
    <TextInput
      {...fieldProps('phone', field)}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={MAX_TYPED_LINE_LENGTH}
      label={label}
      hint={hint}
      onInput={show}
      onCompositionEnd={show}
      onBlur={show}
      className="[&_input]:tabular-nums"
    />
  )
}
