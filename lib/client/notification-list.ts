'use client'

import { useState, useSyncExternalStore } from 'react'
import { createNotificationFeed } from '@/lib/client/notification-feed'
import type { ShownNotifications } from '@/lib/rules/notification-visibility'

/**
 * The notifications that show now, kept up to date while the tab is visible.
 * @param server what the page came with
 * @returns `null` while they could not be had: the next answer may bring them
 */
export function useNotifications(server: ShownNotifications): ShownNotifications['list'] {
  const [feed] = useState(() => createNotificationFeed(server))
  return useSyncExternalStore(feed.subscribe, feed.get, () => server.list)
}
