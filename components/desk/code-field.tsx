import type { DeskMessages } from '@/lib/messages/en/desk'

/** Where a code of the authenticator is typed. It is never kept: the next one is another. */
export function CodeField({ text, isWrong }: { text: DeskMessages; isWrong: boolean }) {
  return (
    <>
      <label htmlFor="code">{text.code}</label>
      <input
        id="code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={20}
        aria-describedby="code-hint"
        aria-invalid={isWrong || undefined}
      />
      <small id="code-hint">{text.codeHint}</small>
    </>
  )
}
