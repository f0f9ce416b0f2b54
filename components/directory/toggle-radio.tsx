'use client'

import type { ReactNode } from 'react'
import { Radio } from '@/components/ui/radio'
import type { OptionNote } from './use-option-note'

type Props = {
  name: string
  value: string
  label: ReactNode
  checked: boolean
  /** Chooses it, or takes the choice back when it is chosen. */
  onToggle: () => void
  note?: OptionNote
}

/**
 * One of several that exclude each other; choosing the chosen one takes the choice back (spec 2 §4).
 * The browser reports no change for that, only the click (which the space bar makes too).
 */
export function ToggleRadio({ name, value, label, checked, onToggle, note }: Props) {
  return (
    <Radio
      name={name}
      value={value}
      label={label}
      checked={checked}
      onChange={onToggle}
      onClick={checked && value !== '' ? onToggle : undefined}
      {...note}
    />
  )
}
