'use client'

import { Heart } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { showToast } from '@/components/ui/toast'
import { shortlist } from '@/lib/client/shortlist/shortlist-store'
import type { ShortlistMessages } from '@/lib/messages/en/shortlist'
import type { SelectedInstitute } from '@/lib/rules/shortlist/selection'

type Props = {
  items: readonly SelectedInstitute[]
  text: Pick<ShortlistMessages, 'saveAll' | 'savedToast' | 'shortlistFull'>
}

/** Saves all that somebody passed on. Needs JavaScript, as the shortlist does. */
export function SaveAll({ items, text }: Props) {
  function save() {
    const isAll = items.every((item) => shortlist.add(item))
    if (isAll) showToast({ type: 'success', message: text.savedToast })
    else showToast({ type: 'warning', message: text.shortlistFull })
  }
  return (
    <Button onClick={save} className="noscript:hidden">
      <Icon of={Heart} size={18} />
      {text.saveAll}
    </Button>
  )
}
