'use client'

import { useEffect, useState } from 'react'
import { readUnsaved } from '@/lib/client/desk/unsaved'

type Props = { record: string; account: string; text: string }

/** Beside the way to a form on a page of its own: says that this browser keeps what was typed there and not saved. */
export function UnsavedMark({ record, account, text }: Props) {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    const look = () => setKept(readUnsaved(record)?.account === account)
    look()
    // Whoever goes back to this page may find it as it was left.
    window.addEventListener('pageshow', look)
    return () => window.removeEventListener('pageshow', look)
  }, [record, account])
  return isKept && <small>{text}</small>
}
