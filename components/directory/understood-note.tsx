'use client'

import { fillMessage } from '@/lib/rules/text/fill-message'
import { useDirectory } from './directory-context'

/** What cannot be answered of a search: that nobody has the name, or that nobody has said what it asks for. */
export function UnderstoodNote() {
  const { texts, filters, results } = useDirectory()
  const understood = results.page?.understood ?? null
  if (understood === null) return null
  const isEmpty = results.page?.items.length === 0
  if (isEmpty) return understood.unknown.includes('is_residential') ? <Note>{texts.residentialLeftOut}</Note> : null
  const notes = [
    understood.isMissing ? fillMessage(texts.notInDirectory, { search: filters.search }) : [],
    understood.unknown.includes('is_residential') ? texts.residentialUnknown : [],
    understood.unknown.includes('rating') ? texts.ratingUnknown : [],
    understood.unknown.includes('fee') ? texts.feeUnknownOfAll : [],
  ].flat()
  return notes.map((note) => <Note key={note}>{note}</Note>)
}

function Note({ children }: { children: string }) {
  return <p className="max-w-prose text-ink-2">{children}</p>
}
