import { createTransport } from 'nodemailer'
import { isEmail } from '@/lib/rules/text/email'
import { indianDateTime } from '@/provider/platform/indian-time'
import { errorCode } from '@/provider/platform/error-code'
import { NoticeFailure, type Channel } from '@/provider/enquiries/notices/channel'
import type { MailSettings } from '@/provider/enquiries/notices/settings'
import type { EnquiryType } from '@/lib/contract/enquiry'
import type { Notice } from '@/provider/enquiries/store/enquiry-notices'
import type { Enquiry } from '@/provider/enquiries/store/enquiries'

/** Of each step; all together take half a minute at most. */
const STEP_LIMIT_MS = 10_000
const LIMIT_MS = 30_000

const TITLES: Record<EnquiryType, string> = {
  enquiry: 'New enquiry',
  feedback: 'New feedback',
  career: 'New request for career counselling',
  mentor: 'New request for mentoring',
}

/** Names and numbers stay out of the subject: it shows on locked phones, and in logs of mail servers. */
function subjectOf({ id, type, isSuspected }: Enquiry): string {
  return `${TITLES[type]}, no. ${id}${isSuspected ? " (perhaps a robot's)" : ''}`
}

function textOf(enquiry: Enquiry): string {
  const rows: [label: string, value: string | null][] = [
    ['Name', enquiry.name],
    ['Phone', enquiry.phone],
    ['Email', enquiry.email],
    ['Course', enquiry.course],
    ['Role', enquiry.role],
    ['Mode', enquiry.mode],
    ['Interest', enquiry.interest],
    ['Page', enquiry.source],
    ['Received', `${indianDateTime(enquiry.createdAt)} (Indian time)`],
  ]
  const lines = rows.flatMap(([label, value]) => (value ? [`${`${label}:`.padEnd(10)}${value}`] : []))
  return `${lines.join('\n')}\n\n${enquiry.message}\n`
}

/** Whom an answer goes to; nobody, where the address could be read as more than one. */
function replyTo({ name, email }: Enquiry) {
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
    async deliver({ uid, enquiry }: Notice, stopped: AbortSignal) {
      const reply = replyTo(enquiry)
      const late = AbortSignal.timeout(limitMs)
      await transport
        .sendMail({
          from,
          to,
          ...(reply && { replyTo: reply }),
          subject: subjectOf(enquiry),
          text: textOf(enquiry),
          messageId: `<${uid}@${host}>`,
          date: enquiry.createdAt,
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
