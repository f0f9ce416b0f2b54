'use client'

import { Download } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { isPlainClick } from '@/components/ui/plain-click'
import { showToast } from '@/components/ui/toast'
import { currentPath, useIntent, useModals } from '@/lib/client/auth/modal-store'
import { useSession } from '@/lib/client/auth/session-store'
import { brochurePath, downloadBrochure } from '@/lib/client/brochures/brochure-call'
import type { Language } from '@/lib/contract/language'
import { brochureFileName } from '@/lib/rules/institute/brochure'

type Props = {
  instituteId: string
  brochureId: string
  title: string
  /** Where it is not the page's. */
  titleLang?: Language
  lang: Language
  text: { download: string; downloading: string; downloaded: string; failed: string; fileFailed: string }
}

/**
 * Downloads one brochure (spec 2 §2, §8). In the HTML a link, which works by itself; with its script
 * it says what came of it, and asks a signed-out visitor to sign in and goes on afterwards.
 */
export function BrochureDownload({ instituteId, brochureId, title, titleLang, lang, text }: Props) {
  const isSignedOut = useSession((session) => session.state === 'out')
  const open = useModals((modals) => modals.open)
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const path = brochurePath(instituteId, brochureId, lang)
  const intent = `brochure ${brochureId}`
  const signIn = () => open('login', { name: intent, path: currentPath() })

  async function download() {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    const result = await downloadBrochure(path, brochureFileName(title))
    isRunning.current = false
    setBusy(false)
    if (result === 'signed-out') return signIn()
    if (result === 'saved') return showToast({ type: 'success', message: text.downloaded })
    showToast({ type: 'error', message: result === 'refused' ? text.fileFailed : text.failed })
  }
  useIntent(intent, () => void download())

  function press(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // Not every browser focuses what is pressed, and the focus is to come back to it.
    event.currentTarget.focus()
    if (isSignedOut) signIn()
    else void download()
  }

  return (
    <a
      href={path}
      rel="nofollow"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      className={buttonClass('quiet', 'md', isBusy ? 'cursor-progress' : undefined)}
      onClick={press}
    >
      <Icon of={Download} size={18} />
      {isBusy ? text.downloading : text.download}
      <span lang={titleLang} className="sr-only font-device">
        {title}
      </span>
    </a>
  )
}
