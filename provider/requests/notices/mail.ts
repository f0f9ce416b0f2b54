import { createTransport } from 'nodemailer'
import { isEmail } from '@/lib/rules/email'
import { indianDateTime } from '@/provider/http/indian-time'
import { errorCode } from '@/provider/import/error-code'
import { NoticeFailure, type Channel } from '@/provider/requests/notices/channel'
import type { MailSettings } from '@/provider/requests/notices/settings'
import type { RequestType } from '@/provider/store/request-tables'
import type { Notice } from '@/provider/store/request-notices'
import type { VisitorRequest } from '@/provider/store/requests'

/** Of each step; all together take half a minute at most. */
const STEP_LIMIT_MS = 10_000
const LIMIT_MS = 30_000

const TITLES: Record<RequestType, string> = {
  enquiry: 'New enquiry',
  feedback: 'New feedback',
  career: 'New request for career counselling',
  mentor: 'New request for mentoring',
}

/** Names and numbers stay out of the subject: it shows on locked phones, and in logs of mail servers. */
function subjectOf({ id, type, isSuspected }: VisitorRequest): string {
  return `${TITLES[type]}, no. ${id}${isSuspected ? " (perhaps a robot's)" : ''}`
}

function textOf(request: VisitorRequest): string {
  const rows: [label: string, value: string | null][] = [
    ['Name', request.name],
    ['Phone', request.phone],
    ['Email', request.email],
    ['Course', request.course],
    ['Role', request.role],
    ['Mode', request.mode],
    ['Interest', request.interest],
    ['Page', request.source],
    ['Received', `${indianDateTime(request.createdAt)} (Indian time)`],
  ]
  const lines = rows.flatMap(([label, value]) => (value ? [`${`${label}:`.padEnd(10)}${value}`] : []))
  return `${lines.join('\n')}\n\n${request.message}\n`
}

/** Whom an answer goes to; nobody, where the address could be read as more than one. */
function replyTo({ name, email }: VisitorRequest) {
  return isEmail(email) && /^[\w.+%'-]+@[\w.-]+$/.test(email) ? { name, address: email } : undefined
}

function reasonOf(error: unknown): string {
  // Of the server's words: they may repeat an address.
  const status = typeof error === 'object' && error !== null && 'responseCode' in error ? error.responseCode : null
  const code = errorCode(error) ?? 'failed'
  return typeof status === 'number' ? `${code} ${status}` : code
}

/** Tells by mail. A repeat has the same Message-ID. */
export function makeMail({ server, to, from }: MailSettings, limitMs = LIMIT_MS): Channel {
  const { auth, ...place } = server
  const transport = createTransport({
    ...place,
    ...(auth && { auth }),
    connectionTimeout: Math.min(limitMs, STEP_LIMIT_MS),
    greetingTimeout: Math.min(limitMs, STEP_LIMIT_MS),
    socketTimeout: Math.min(limitMs, STEP_LIMIT_MS),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = from.slice(from.lastIndexOf('@') + 1)

  return {
    name: 'mail',
    async deliver({ uid, request }: Notice, stopped: AbortSignal) {
      const reply = replyTo(request)
      const late = AbortSignal.timeout(limitMs)
      await transport
        .sendMail({
          from,
          to,
          ...(reply && { replyTo: reply }),
          subject: subjectOf(request),
          text: textOf(request),
          messageId: `<${uid}@${host}>`,
          date: request.createdAt,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.any([stopped, late]),
        })
        .catch((error: unknown) => {
          if (stopped.aborted) throw new NoticeFailure('the provider stopped')
          throw new NoticeFailure(late.aborted ? 'no answer in time' : reasonOf(error))
        })
    },
  }
}
