import 'server-only'
import { endpoints } from '@/lib/contract/endpoints'
import { type Notification, notificationListSchema } from '@/lib/contract/notification'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { eventNotices } from '@/lib/rules/calendar/event-notices'
import {
  type ShownNotification,
  type ShownNotifications,
  visibleNotifications,
} from '@/lib/rules/notifications/notification-visibility'
import { withSpeltLink } from '@/lib/rules/notifications/spelt-link'
import { cacheTags } from '@/lib/contract/cache-tags'
import { cachedRead } from '@/lib/server/cache/cached-read'
import { readListPreview } from '@/lib/server/desk/preview'
import { surviveOutage } from '@/lib/server/provider/outage'
import { findInProvider, ProviderError } from '@/lib/server/provider/provider'
import { listEvents } from '@/lib/server/reads/calendar'
import { readHomepageBundle } from '@/lib/server/reads/content'

/** Browsers ask every ten seconds (ADR 30, polling): what they get may be no older. */
const POLL_S = 10

const ask = () => findInProvider(endpoints.notifications, notificationListSchema)
const tags = () => [cacheTags.notifications, cacheTags.content('homepage')]
const findForPage = cachedRead('notifications', ask, tags)
const findForPoll = cachedRead('notifications', ask, tags, POLL_S)

/** All of them, whatever their time, and after them the next dates of exams. The homepage bundle's serve where the provider has no such call. @throws ProviderError */
async function listAll(find: typeof findForPage): Promise<readonly ShownNotification[]> {
  const [own, events] = await Promise.all([findAll(find), surviveOutage(listEvents, { fallback: [] })])
  const textsOf = (language: Language) => getMessages(language).calendar
  return [...own, ...eventNotices(events, textsOf, Date.now())].map(withSpeltLink)
}

async function findAll(find: typeof findForPage): Promise<readonly Notification[]> {
  const own = await find()
  if (own !== null) return own
  const bundle = await readHomepageBundle()
  if (bundle === 'failed')
    throw new ProviderError('status', endpoints.notifications, 'no such call, and no bundle', 404)
  return bundle?.notifications ?? []
}

/** The notifications that show now, for a browser that asks again and again. @throws ProviderError */
export async function listShownNotifications(): Promise<ShownNotification[]> {
  return visibleNotifications(await listAll(findForPoll), Date.now())
}

const lastGood: { answer: readonly ShownNotification[] | null } = { answer: null }

/**
 * The notifications that show now, for a page: never an error. While the provider fails, those of
 * the last good list; before there was any `null`, on a page that is kept for a second only. What is
 * scheduled for later stays unknown to browsers until its time.
 */
export async function readNotifications(): Promise<ShownNotifications> {
  const draft = await readListPreview('notifications', notificationListSchema)
  if (draft !== null) {
    const at = Date.now()
    // What is published would be taken for the draft.
    const drafted = draft === 'failed' ? null : draft
    return { list: drafted && visibleNotifications(drafted.map(withSpeltLink), at), at, isPreview: true }
  }
  const list = await surviveOutage(() => listAll(findForPage), { lastGood, keepsPageBriefly: true })
  const at = Date.now()
  return { list: list && visibleNotifications(list, at), at }
}
