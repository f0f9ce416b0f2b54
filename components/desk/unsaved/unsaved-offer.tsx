'use client'

import { useEffect, useRef, useState } from 'react'
import { forgetUnsaved, keepUnsaved, readUnsaved, type Unsaved, watchOtherTabs } from '@/lib/client/desk/unsaved'
import type { DateMessages } from '@/lib/messages/en/dates'
import type { DeskMessages } from '@/lib/messages/en/desk'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { fillIn, saysTyped, valuesOf } from './form-values'

const WAIT_MS = 300

type Props = {
  /** Which form it is for, such as `content/about`. */
  record: string
  /** The version that the form shows now. */
  version: string
  account: string
  /** What the last form came to: it was saved, or refused and stands in the form again; `null`: nothing was sent. */
  last: 'stored' | 'refused' | null
  text: DeskMessages['unsaved']
  dates: DateMessages
}

/** The version that was typed over: a number, what stood there, or, of one that is added, none. */
const versionIn = ({ typed }: Unsaved) => typed.version ?? typed.was ?? ''

/** What of an earlier visit is to be offered, if anything: it was saved since, or stands in the form anyway. */
function findOffer(form: HTMLFormElement, { record, version, account, last }: Props): Unsaved | null {
  const kept = readUnsaved(record)
  if (kept === null || kept.account !== account) return null
  // What was stored may be an earlier form, or another of this page: where the version is the same, this did not arrive.
  if (last === 'stored' && kept.isSent && versionIn(kept) !== version) {
    forgetUnsaved(record)
    return null
  }
  // Whatever is sent next says nothing of this.
  if (kept.isSent) keepUnsaved(record, { ...kept, isSent: false })
  if (!saysTyped(form, kept.typed)) return kept
  if (last !== 'refused') forgetUnsaved(record)
  return null
}

/**
 * Keeps in this browser what is typed into the form around it until it is saved, and offers it when the form is opened
 * again. Stands within the form, which works without it. A button of it that saves something else than what was typed
 * has `data-besides`.
 */
export function UnsavedOffer(props: Props) {
  const { record, version, account, text, dates } = props
  const place = useRef<HTMLDivElement>(null)
  const [offer, setOffer] = useState<Unsaved | null>(null)
  const isOffered = useRef(false)
  const [isElsewhere, setElsewhere] = useState(false)
  // Of the page as it came: nothing of it changes.
  const atFirst = useRef(props)

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const shown = valuesOf(form)
    // What was refused stands in the form, and nowhere else.
    const isSaved = atFirst.current.last !== 'refused'
    const found = findOffer(form, atFirst.current)
    isOffered.current = found !== null
    setOffer(found)
    // What is folded away would not be seen.
    const folded = found === null ? null : form.closest('details')
    if (folded) folded.open = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = (isSent: boolean) => {
      clearTimeout(timer)
      timer = undefined
      // What was kept before is not lost to what is typed while nobody has decided.
      if (isOffered.current) return
      if (isSaved && saysTyped(form, shown)) forgetUnsaved(record)
      else keepUnsaved(record, { account, at: Date.now(), isSent, typed: valuesOf(form) })
    }
    const typed = () => {
      clearTimeout(timer)
      timer = setTimeout(() => keep(false), WAIT_MS)
    }
    // The tab may be closed before the moment is over.
    const left = () => timer !== undefined && keep(false)
    const sent = ({ submitter }: SubmitEvent) => keep(submitter?.dataset.besides === undefined)
    form.addEventListener('input', typed)
    form.addEventListener('submit', sent)
    window.addEventListener('pagehide', left)
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', typed)
      form.removeEventListener('submit', sent)
      window.removeEventListener('pagehide', left)
    }
  }, [record, account])

  useEffect(() => watchOtherTabs(record, account, () => setElsewhere(true)), [record, account])

  function decide(kept: Unsaved, isTaken: boolean) {
    const form = place.current?.closest('form')
    isOffered.current = false
    setOffer(null)
    if (!isTaken) forgetUnsaved(record)
    const first = isTaken && form ? fillIn(form, kept.typed) : null
    ;(first ?? document.getElementById('content'))?.focus()
  }

  return (
    <div ref={place} hidden={offer === null && !isElsewhere} className="desk-unsaved">
      {isElsewhere && <p role="alert">{text.elsewhere}</p>}
      {offer !== null && (
        <>
          <p role="status">{fillMessage(text.offer, { moment: formatMoment(offer.at, dates) })}</p>
          {versionIn(offer) !== version && <p>{text.moved}</p>}
          <p>{text.undecided}</p>
          <div className="desk-actions">
            <button type="button" onClick={() => decide(offer, true)}>
              {text.takeUp}
            </button>
            <button type="button" onClick={() => decide(offer, false)}>
              {text.discard}
            </button>
          </div>
        </>
      )}
    </div>
  )
}
