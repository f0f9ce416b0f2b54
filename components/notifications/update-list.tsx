'use client'

import { CsvLink } from '@/components/ui/csv-link'
import { EmptyState } from '@/components/ui/empty-state'
import { useNotifications } from '@/lib/client/notifications/notification-list'
import type { Language } from '@/lib/contract/language'
import type { UpdatesListMessages } from '@/lib/messages/en/updates-list'
import { listFileHref } from '@/lib/rules/open-data/list-files'
import type { ShownNotifications } from '@/lib/rules/notifications/notification-visibility'
import { UpdateCard } from './update-card'

type Props = { server: ShownNotifications; lang: Language; text: UpdatesListMessages }

/** The notifications that show now, asked for again every 10 s while the tab is visible (spec 2 §4). */
export function UpdateList({ server, lang, text }: Props) {
  const list = useNotifications(server)
  if (list === null) {
    return (
      <div role="status">
        <EmptyState
          scene="trouble"
          title={text.failed}
          text={<span className="noscript:hidden">{text.failedHint}</span>}
        />
      </div>
    )
  }
  if (list.length === 0) return <EmptyState scene="quiet" title={text.emptyTitle} text={text.empty} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {list.map((notification, index) => (
          <UpdateCard key={notification.id ?? `at ${index}`} notification={notification} lang={lang} text={text} />
        ))}
      </ul>
      <CsvLink href={listFileHref('updates', lang)}>{text.download}</CsvLink>
    </div>
  )
}
