import { TRAP_FIELD } from '@/lib/rules/enquiries/enquiry-form'

/** A field that nobody sees or hears; where styles are missing, its label says to leave it alone. */
export function TrapField({ id, label }: { id: string; label: string }) {
  return (
    <div aria-hidden className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        name={TRAP_FIELD}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
      />
    </div>
  )
}
