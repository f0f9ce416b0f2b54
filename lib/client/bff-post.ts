import { signalSignedOut } from '@/lib/client/auth/signed-out-signal'

/** What the website's own API said; `status` is 0 when nothing came, `body` is `undefined` when it was no JSON. */
export type BffAnswer = { status: number; body: unknown }

/**
 * Posts to the website's own API from the browser: an object as JSON, a form as it is. Fails only by
 * the abort of `signal`; a 401 tells the session that it is over.
 */
export async function postToBff(path: string, content: object | FormData, signal?: AbortSignal): Promise<BffAnswer> {
  const isForm = content instanceof FormData
  const headers = { accept: 'application/json', ...(!isForm && { 'content-type': 'application/json' }) }
  const body = isForm ? content : JSON.stringify(content)
  try {
    const response = await fetch(path, { method: 'POST', headers, body, signal })
    if (response.status === 401) signalSignedOut()
    return { status: response.status, body: await response.json().catch(() => undefined) }
  } catch (error) {
    if (signal?.aborted) throw error
    return { status: 0, body: undefined }
  }
}
