import 'server-only'
import { createHmac } from 'node:crypto'
import type { EnquiryResult } from '@/lib/rules/enquiries/enquiry-reply'
import { SENT } from '@/lib/rules/result'
import { processMemory } from '@/lib/server/cache/process-memory'
import { getEnvironment } from '@/lib/server/env'

/** For so long a form with the same text counts as the same enquiry (ADR 24). */
const SAME_FOR_MS = 10 * 60 * 1000
/** Some 6 MB. */
const MAX_REMEMBERED = 20_000

/**
 * One enquiry, however often it is sent: first at `since`, remembered since `keptAt`, in ms of the
 * epoch; `pending` while a sending is under way.
 */
type Known = { key: string; since: number; keptAt: number; pending: Promise<EnquiryResult> | null; isSent: boolean }

const memory = processMemory<Known>('enquiry-memory', { max: MAX_REMEMBERED })

function digest(text: string): string {
  return createHmac('sha256', getEnvironment().formSecret).update(`request:${text}`).digest('hex')
}

/** A UUID (version 8) of a text and a time: every instance of the website makes the same one. */
function keyOf(content: string, since: number): string {
  const hex = digest(`${since}:${content}`)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-9${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

type Given = { key: string | null; since: number | null }

function begin(content: string, given: Given, now: number): Known {
  // Ten minutes have one time, so that two instances give the two posts of a double click one key.
  const since = given.since ?? now - (now % SAME_FOR_MS)
  return { key: given.key ?? keyOf(content, since), since, keptAt: now, pending: null, isSent: false }
}

/**
 * Sends a text once, however often its form is posted within ten minutes: a repeat waits for the
 * sending that is under way, is answered as the one that succeeded, or has the key of the one that
 * failed, so that the provider stores it once.
 * @param content what the visitor wrote, as it is sent
 * @param given what the form says of itself: its key, or when it was sent first
 * @throws what `send` throws
 */
export async function sendOnce(
  content: string,
  given: Given,
  send: (key: string) => Promise<EnquiryResult>,
): Promise<{ result: EnquiryResult; since: number }> {
  const name = digest(content)
  const now = Date.now()
  const kept = memory().get(name)
  const known = kept !== undefined && now - kept.keptAt < SAME_FOR_MS ? kept : begin(content, given, now)
  memory().set(name, known)
  if (known.isSent) return { result: SENT, since: known.since }
  known.pending ??= send(known.key).finally(() => (known.pending = null))
  const result = await known.pending
  if (result.ok) known.isSent = true
  return { result, since: known.since }
}
