'use client'

import type { ComponentProps } from 'react'
import { holdFocus } from './hold-focus'

/** A section that holds the focus, for what the server renders. */
export function FocusArea(props: ComponentProps<'section'>) {
  return <section ref={holdFocus} tabIndex={-1} {...props} />
}
