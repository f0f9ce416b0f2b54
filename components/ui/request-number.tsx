type Props = {
  /** What it is for: "If you write to us, give this number:". */
  label: string
  /** By which the log knows what went wrong; nothing is shown without one. */
  number: string | null | undefined
}

/** Stands on pages that say that something failed: what a visitor can tell whoever looks for the cause. */
export function RequestNumber({ label, number }: Props) {
  if (!number) return null
  return (
    <p className="text-sm mt-4 text-center text-ink-2">
      {label}{' '}
      <span translate="no" className="font-semibold whitespace-nowrap text-ink tabular-nums select-all">
        {number}
      </span>
    </p>
  )
}
