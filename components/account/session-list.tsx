import { clsx } from 'clsx'
import { buttonClass } from '@/components/ui/button-class'
import { Card } from '@/components/ui/card'
import { SESSION_DAYS } from '@/lib/contract/constants'
import type { Language } from '@/lib/contract/language'
import type { StudentSession } from '@/lib/contract/session'
import type { AccountMessages } from '@/lib/messages/en/account'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'

type Props = {
  /** `null` while it cannot be told. */
  sessions: readonly StudentSession[] | null
  lang: Language
  text: AccountMessages
}

/**
 * On which devices the student is signed in. Plain forms, also with JavaScript: each leads back here, where
 * the anchor says what came of it.
 */
export function SessionList({ sessions, lang, text }: Props) {
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent)
  return (
    <Card as="section" aria-labelledby="sessions-title" className="grid gap-5 rounded-panel p-5 sm:p-8">
      <div className="grid gap-3">
        <h2 id="sessions-title" className="text-h3 font-semibold">
          {text.sessionsTitle}
        </h2>
        <p className="max-w-[60ch] text-ink-2">
          {sessions === null ? text.sessionsAway : fillMessage(text.sessionsText, { days: SESSION_DAYS })}
        </p>
        <p
          id="session-ended"
          role="status"
          className="hidden scroll-mt-32 rounded-md bg-leaf-tint px-4 py-3 target:block"
        >
          {text.sessionEnded}
        </p>
        <p
          id="session-not-ended"
          role="alert"
          className="hidden scroll-mt-32 rounded-md border border-kumkum bg-kumkum-tint px-4 py-3 text-kumkum target:block"
        >
          {text.sessionNotEnded}
        </p>
      </div>
      {sessions !== null && (
        <ul className={clsx('grid divide-y divide-line border-t border-line', hasOthers ? 'border-b' : '-mb-4')}>
          {currentFirst(sessions).map((session) => (
            <Row key={session.id} session={session} lang={lang} text={text} />
          ))}
        </ul>
      )}
      {hasOthers && (
        <EndForm session="others" lang={lang} className="justify-self-start">
          {text.endOtherSessions}
        </EndForm>
      )}
    </Card>
  )
}

const currentFirst = (sessions: readonly StudentSession[]) =>
  [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))

function Row({ session, lang, text }: { session: StudentSession; lang: Language; text: AccountMessages }) {
  const { id, device, createdAt, lastSeenAt, isCurrent } = session
  const name = device ?? text.unknownDevice
  const since = createdAt !== null && fillMessage(text.signedInSince, { moment: formatMoment(createdAt, text.dates) })
  const seen = lastSeenAt !== null && fillMessage(text.lastSeen, { moment: formatMoment(lastSeenAt, text.dates) })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
          <span className="min-w-0">{name}</span>
          {isCurrent && (
            <span className="rounded-full bg-leaf-tint px-2.5 py-0.5 text-sm whitespace-nowrap">{text.thisDevice}</span>
          )}
        </p>
        <p className="flex flex-wrap gap-x-5 text-sm text-ink-2">
          {since && <span>{since}</span>}
          {seen && !isCurrent && <span>{seen}</span>}
        </p>
      </div>
      {!isCurrent && (
        <EndForm session={id} lang={lang} label={fillMessage(text.endSessionOf, { device: name })}>
          {text.endSession}
        </EndForm>
      )}
    </li>
  )
}

type EndFormProps = { session: string; lang: Language; label?: string; className?: string; children: string }

function EndForm({ session, lang, label, className, children }: EndFormProps) {
  return (
    <form method="post" action="/api/sessions/end" className={className}>
      <input type="hidden" name="lang" value={lang} />
      <button type="submit" name="session" value={session} aria-label={label} className={buttonClass('quiet')}>
        {children}
      </button>
    </form>
  )
}
