import { type Language, LANGUAGES } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import type { CalendarEvent } from '@/lib/contract/calendar'
import type { Notification } from '@/lib/contract/notification'
import { DAY_MS } from '@/lib/contract/time'
import type { CalendarMessages } from '@/lib/messages/en/calendar'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { sayText } from '@/lib/rules/text/localized-text'
import { beginOf, endOf, sayDays } from './event-days'
import { examAnchor } from './calendar-address'

/** An event is news so long before it begins. */
const NEWS_DAYS = 30
/** More would push the provider's own notifications aside. */
const MAX_NOTICES = 3

/**
 * The next events as notifications, which go when the event is over: so they stand among the updates without a list of
 * their own in browsers.
 * @param now ms since 1970
 */
export function eventNotices(
  events: readonly CalendarEvent[],
  texts: (language: Language) => CalendarMessages,
  now: number,
): Notification[] {
  const inEachLanguage = (say: (language: Language) => string): Text =>
    Object.assign({ en: say('en') }, Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])))
  return events
    .filter((event) => now <= endOf(event) && beginOf(event) <= now + NEWS_DAYS * DAY_MS)
    .sort((a, b) => endOf(a) - endOf(b))
    .slice(0, MAX_NOTICES)
    .map((event) => ({
      id: `calendar-${event.id}`,
      title: inEachLanguage((language) =>
        fillMessage(texts(language).notice, {
          exam: sayText(event.examName, language),
          event: sayText(event.title, language),
        }),
      ),
      description: inEachLanguage((language) => sayDays(event, texts(language))),
      link: `/dates#${examAnchor(event.exam)}`,
      status: 'Active',
      startsAt: null,
      endsAt: endOf(event),
    }))
}
