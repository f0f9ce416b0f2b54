import { createHmac } from 'node:crypto'
import { types } from 'node:util'
import { errorCode } from '@/provider/platform/error-code'
import { NoticeFailure, type Channel } from '@/provider/enquiries/notices/channel'
import type { WebhookSettings } from '@/provider/enquiries/notices/settings'
import { exportedEnquiry } from '@/provider/enquiries/exported-enquiry'

const LIMIT_MS = 10_000

/** The signature of Standard Webhooks: over id, time and body, so that none can be exchanged. */
export function signature(secret: Buffer, id: string, timestamp: string, body: string): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/** A failed fetch keeps what happened in its cause. */
function reasonOf(error: unknown): string {
  return errorCode(types.isNativeError(error) ? error.cause : null) ?? 'no connection'
}

/** Tells by a signed POST, as Standard Webhooks has it; only an answer of success counts. */
export function makeWebhook({ url, secret }: WebhookSettings, limitMs = LIMIT_MS): Channel {
  async function deliver(id: string, body: string, stopped: AbortSignal) {
    const late = AbortSignal.timeout(limitMs)
    const timestamp = String(Math.floor(Date.now() / 1_000))
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signature(secret, id, timestamp, body),
      },
      body,
      // Another address would be one that nobody has allowed to read this.
      redirect: 'manual',
      signal: AbortSignal.any([stopped, late]),
    }).catch((error: unknown) => {
      if (stopped.aborted) throw new NoticeFailure('the provider stopped')
      throw new NoticeFailure(late.aborted ? 'no answer in time' : reasonOf(error))
    })
    // Only the status counts; an answer without an end is not waited for.
    await answer.body?.cancel().catch(() => {})
    if (!answer.ok) throw new NoticeFailure(`status ${answer.status}`)
  }

  return {
    name: 'webhook',
    deliver: ({ uid, enquiry }, stopped) =>
      deliver(
        uid,
        JSON.stringify({
          type: 'request.created',
          timestamp: enquiry.createdAt.toISOString(),
          data: exportedEnquiry(enquiry),
        }),
        stopped,
      ),
  }
}
