import { ArrowUpRight, CalendarDays } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { ProviderParagraphs, ProviderText } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/language'
import type { UpdatesListMessages } from '@/lib/messages/en/updates-list'
import type { ShownNotification } from '@/lib/rules/notifications/notification-visibility'
import { pageInLanguage } from '@/lib/rules/routes/localized-url'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { markOf, pickText } from '@/lib/rules/text/localized-text'

type Props = { notification: ShownNotification; lang: Language; text: UpdatesListMessages }

/** A notification with all that is known of it (spec 2 §2 "Updates list"). */
export function UpdateCard({ notification, lang, text }: Props) {
  const { title, description, link, startsAt, endsAt } = notification
  return (
    <Card as="li" className="flex flex-col gap-3 p-5.5">
      {title !== null && (
        <ProviderText of={title} lang={lang} as="h2" className="text-h3 font-semibold wrap-anywhere" />
      )}
      {description !== null && (
        <ProviderParagraphs of={description} lang={lang} className="grid grid-cols-1 gap-2 wrap-anywhere text-ink-2" />
      )}
      {(link !== null || (startsAt !== null && endsAt !== null)) && (
        <div className="mt-auto grid grid-cols-1 gap-1 pt-1">
          {startsAt !== null && endsAt !== null && <Times startsAt={startsAt} endsAt={endsAt} text={text} />}
          {link !== null && <ReadMore link={link} notification={notification} lang={lang} text={text} />}
        </div>
      )}
    </Card>
  )
}

type TimesProps = { startsAt: number; endsAt: number } & Pick<Props, 'text'>

function Times({ startsAt, endsAt, text }: TimesProps) {
  const times = [
    [text.starts, startsAt],
    [text.ends, endsAt],
  ] as const
  return (
    <div className="flex items-start gap-2.5 text-sm text-ink-2">
      <Icon of={CalendarDays} size={18} className="mt-0.5 shrink-0 text-grey" />
      <dl className="flex flex-wrap gap-x-4">
        {times.map(([label, at]) => (
          <div key={label} className="flex gap-1.5">
            <dt className="text-grey">{label}</dt>
            <dd className="tabular-nums">
              <time dateTime={new Date(at).toISOString()}>{formatMoment(at, text.dates)}</time>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Every link is called "Read more": what about stands behind it for those who do not see the card. */
function ReadMore({ link, notification, lang, text }: Props & { link: string }) {
  const about = pickText(notification.title ?? notification.description, lang)
  return (
    <a
      href={notification.isOwnPage ? pageInLanguage(link, lang) : link}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 justify-self-start font-semibold text-river underline-offset-4 hover:underline"
    >
      {text.readMore}
      {about !== null && (
        <span className="sr-only">
          {': '}
          <span lang={markOf(about.lang, lang)}>{about.value}</span>
        </span>
      )}
      <span className="sr-only"> {text.newTab}</span>
      <Icon of={ArrowUpRight} size={18} />
    </a>
  )
}
