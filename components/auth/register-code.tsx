import type { RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/text-input'
import type { SignInMessages } from '@/lib/messages/en/sign-in'
import type { RegisterState } from './use-register'

type Props = {
  id: string
  /** Of the banner, which says what is wrong. */
  bannerId: string
  text: SignInMessages
  form: RegisterState
  onVerify: () => void
  input: RefObject<HTMLInputElement | null>
}

/** The code, in one field (spec 1 §5), with the button that checks it. */
export function RegisterCode({ id, bannerId, text, form, onVerify, input }: Props) {
  return (
    <div className="flex items-end gap-2.5">
      <TextInput
        id={id}
        label={text.registerCode}
        ref={input}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        required
        value={form.code}
        onChange={(event) => form.changeCode(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onVerify()
        }}
        wrongBy={form.problem?.field === 'otp' ? bannerId : undefined}
        className="min-w-0 flex-1"
      />
      <Button
        variant="quiet"
        className="min-h-13 px-4!"
        aria-disabled={form.pending !== null || undefined}
        onClick={onVerify}
      >
        {form.pending === 'verify' ? text.verifying : text.verify}
      </Button>
    </div>
  )
}
