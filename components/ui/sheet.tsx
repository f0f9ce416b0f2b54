'use client'

import { Overlay, type DialogProps } from './dialog'

/** An overlay for much content: the whole screen. */
export function Sheet(props: DialogProps) {
  return <Overlay kind="sheet" {...props} />
}
