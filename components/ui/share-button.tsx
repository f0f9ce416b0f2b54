'use client'

import { Share2, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { showToast } from '@/components/ui/toast'

type Props = {
  title: string
  /** The page's own, where none is named. */
  url?: string
  text: { button: string; copied: string; field: string; close: string }
}

const wasCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Whether the browser's own sharing took it, or was closed by the visitor on purpose. */
async function shareNatively(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share({ title, url })
    return true
  } catch (error) {
    return wasCancelled(error)
  }
}

async function copy(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    // No permission, or no clipboard at all outside https.
    return false
  }
}

/** Told by the focus, and ready to be copied. */
function takeFocus(field: HTMLInputElement | null) {
  field?.focus()
  field?.select()
}

/**
 * Shares the page by the browser, else copies its link and says so, else shows the link to be
 * copied by hand (spec 2 §2). Useless without JavaScript, so it is not shown there.
 */
export function ShareButton({ title, url: named, text }: Props) {
  const [link, setLink] = useState<string | null>(null)
  const fieldId = useId()
  const areaRef = useRef<HTMLDivElement>(null)

  async function share() {
    const url = named ?? window.location.href
    if (await shareNatively(title, url)) return
    if (await copy(url)) return showToast({ type: 'success', message: text.copied })
    setLink(url)
  }

  /** What is pressed goes with what it closes. */
  function close() {
    areaRef.current?.querySelector('button')?.focus()
    setLink(null)
  }

  return (
    <div ref={areaRef} className="flex flex-wrap items-end gap-3 justify-self-start print:hidden noscript:hidden">
      <Button variant="quiet" onClick={share}>
        <Icon of={Share2} size={18} />
        {text.button}
      </Button>
      {link !== null && (
        <div className="flex min-w-0 items-end gap-2">
          <div className="grid min-w-0 gap-1">
            <label htmlFor={fieldId} className="text-sm font-medium text-ink-2">
              {text.field}
            </label>
            <input
              id={fieldId}
              ref={takeFocus}
              readOnly
              value={link}
              className="h-11 w-60 max-w-full rounded-md border border-line-2 bg-surface px-3 text-sm"
            />
          </div>
          <Button variant="quiet" size="icon" aria-label={text.close} onClick={close}>
            <Icon of={X} size={18} />
          </Button>
        </div>
      )}
    </div>
  )
}
