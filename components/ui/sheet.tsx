'use client'

import { Overlay, type DialogProps } from './dialog'

/** An overlay for much content: the whole screen on a phone, a column at the side from 768 px on. */
export function Sheet(props: DialogProps) {
  return <Overlay kind="sheet" {...props} />
}
