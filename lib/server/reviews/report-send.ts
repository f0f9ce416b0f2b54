import 'server-only'
import { randomBytes } from 'node:crypto'
import type { NextResponse } from 'next/server'
import { endpoints } from '@/lib/contract/endpoints'
import type { Language } from '@/lib/contract/language'
import { REPORTER_DAYS } from '@/lib/contract/review-report'
import { getMessages } from '@/lib/messages/catalogue'
import { failed, type Result, SENT } from '@/lib/rules/result'
import {
  checkReport,
  readReport,
  REPORT_FIELDS,
  type ReportField,
  type ReportTyped,
} from '@/lib/rules/reviews/report-form'
import { callForVisitor, type Visitor } from '@/lib/server/auth/session-call'
import { type Cookies, getHiddenCookie, setHiddenCookie } from '@/lib/server/auth/session-cookie'
import { saysAbsent } from '@/lib/server/provider/provider'
import { providerErrors } from '@/lib/server/provider/provider-errors'

const COOKIE = 'reporter'
const LIFE_S = REPORTER_DAYS * 24 * 60 * 60
const NONCE = /^[\w-]{43}$/

/** By what the provider tells a second report of this browser from one of another. A random text that says nothing. */
export function reporterOf(cookies: Cookies): string {
  const nonce = getHiddenCookie(cookies, COOKIE)
  return nonce !== null && NONCE.test(nonce) ? nonce : randomBytes(32).toString('base64url')
}

export function keepReporter(answer: NextResponse, nonce: string): void {
  setHiddenCookie(answer, COOKIE, nonce, LIFE_S)
}

type ReportResult = Result<{ ok: true }, ReportField>

/**
 * Checks a report and sends it, in nobody's name: a token does not go with it. `unknown`: there is no such review any
 * more, or the provider takes no reports. @throws ProviderError
 */
export async function sendReport(
  { address }: Visitor,
  reporter: string,
  reviewId: string,
  typed: ReportTyped,
  lang: Language,
): Promise<ReportResult> {
  const { problems } = getMessages(lang).reviewReport
  const wrong = Object.entries(checkReport(typed)).map(([field, problem]) => [field, problems[problem]])
  if (wrong.length > 0) return failed('invalid', { message: null, errors: Object.fromEntries(wrong) })
  const body = { ...readReport(typed), browser_nonce: reporter }
  const reply = await callForVisitor({ address, token: null }, 'POST', endpoints.reviewReport(reviewId), body)
  if (reply.ok && reply.json !== undefined) return SENT
  if (saysAbsent(reply.status)) return failed('unknown', { message: null })
  const errors = reply.status === 422 ? providerErrors(reply.json, REPORT_FIELDS, {}, {}) : {}
  if (Object.keys(errors).length > 0) return failed('invalid', { message: null, errors })
  if (reply.status !== 429 || reply.retryAfter === null) return failed('away', { message: null })
  return failed('limited', { message: null, retryAfter: reply.retryAfter })
}
