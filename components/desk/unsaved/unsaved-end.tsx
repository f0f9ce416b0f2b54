'use client'

import { useEffect } from 'react'
import { forgetUnsaved, readUnsaved } from '@/lib/client/desk/unsaved'

type Props = {
  /** The form whose words its page was told are stored, where that page is another one, or nothing counts its versions. */
  record: string
  /** Whether it was sent on by another form, as what was looked at before; else what was typed since it was sent stays. */
  isSentOn?: boolean
}

/** Takes away what this browser keeps of a form. Stands before those that offer it. */
export function UnsavedEnd({ record, isSentOn = false }: Props) {
  useEffect(() => {
    if (isSentOn || readUnsaved(record)?.isSent) forgetUnsaved(record)
  }, [record, isSentOn])
  return null
}
