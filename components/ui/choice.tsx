import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** What stands at the end of the line in grey, such as the number of results. */
  note?: ReactNode
  /** How the note sounds, after the label: "Engineering, 12 institutions". Else it is read as it is written. */
  noteLabel?: string
  /** Leads to nothing; it can be chosen all the same. */
  dimmed?: boolean
}

const box =
  'peer size-6 shrink-0 cursor-pointer border-[1.5px] border-line-3 bg-surface transition-colors duration-150 ease-calm checked:border-river checked:bg-river group-hover:border-river disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk'

/** What `Checkbox` and `Radio` share: a real input, drawn, with its label as one target. */
export function Choice({
  label,
  note,
  noteLabel,
  dimmed = false,
  className,
  kind,
  ...rest
}: ChoiceProps & { kind: 'checkbox' | 'radio' }) {
  const mark = kind === 'checkbox' ? 'choice-tick rounded-[6px]' : 'choice-dot rounded-full'
  return (
    <label
      className={clsx(
        'group flex min-h-11 cursor-pointer items-center gap-3 py-1.5 hover:text-ink has-checked:font-medium has-checked:text-ink has-disabled:cursor-not-allowed has-disabled:text-grey',
        dimmed ? 'text-grey' : 'text-ink-2',
        className,
      )}
    >
      <input type={kind} className={clsx(box, mark)} {...rest} />
      <span className="min-w-0 leading-snug text-pretty">
        {label}
        {noteLabel === undefined ? null : <span className="sr-only">{`, ${noteLabel}`}</span>}
      </span>
      {note === undefined ? null : (
        <span aria-hidden={noteLabel !== undefined} className="ml-auto leading-snug font-normal text-grey tabular-nums">
          {note}
        </span>
      )}
    </label>
  )
}
