import { type BffAnswer, postToBff } from '@/lib/client/bff-post'

/** Longer than the website waits for its provider; after that the visitor is told and may try again. */
const LIMIT_MS = 30_000

/** Posts as `postToBff` does; where no answer comes in time, `status` is 0. */
export async function postInTime(path: string, body: object): Promise<BffAnswer> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), LIMIT_MS)
  try {
    return await postToBff(path, body, patience.signal)
  } catch (error) {
    if (!patience.signal.aborted) throw error
    return { status: 0, body: undefined }
  } finally {
    clearTimeout(timer)
  }
}
