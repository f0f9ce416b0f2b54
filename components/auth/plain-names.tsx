import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { TextInput } from '@/components/ui/text-input'
import { Consent } from './consent'
import { PlainForm } from './plain-form'
import type { StepProps } from './plain-steps'

/** Last who it is; the box is unticked at first and need not be ticked (spec 1 §2). */
export function NamesStep({ context, text, state, errors }: StepProps) {
  return (
    <PlainForm {...context} phone={state.phone} action="/api/register" className="mt-6 grid gap-5">
      <TextInput
        id="firstName"
        name="firstName"
        autoComplete="given-name"
        aria-required
        label={text.firstName}
        error={errors.firstName}
        defaultValue={state.firstName}
        autoFocus={errors.lastName === undefined || errors.firstName !== undefined}
      />
      <TextInput
        id="lastName"
        name="lastName"
        autoComplete="family-name"
        aria-required
        label={text.lastName}
        error={errors.lastName}
        defaultValue={state.lastName}
        autoFocus={errors.lastName !== undefined && errors.firstName === undefined}
      />
      <Checkbox name="terms" label={text.terms} defaultChecked={state.terms} />
      <div className="grid gap-3">
        <Button type="submit">{text.confirmButton}</Button>
        <Consent lang={context.lang} text={text} />
      </div>
    </PlainForm>
  )
}
