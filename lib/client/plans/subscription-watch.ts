import { isText, objectOf, orNull } from '@/lib/client/answer-shape'
import { BffError, getFromBff } from '@/lib/client/bff-client'

const isAnswer = objectOf<{ status: string | null }>({ status: orNull(isText) })

/** Quick at first, when most payments are confirmed; then ever more seldom. Together some four minutes. */
const WAITS_MS = [2_000, 2_000, 3_000, 3_000, 5_000, 5_000, 10_000, 10_000, 20_000, 30_000, 60_000, 90_000]

/** `long`: it still is pending after some minutes, and is looked for no more. */
export type SubscriptionWatch = { state: 'pending' | 'settled' | 'long'; looks: number }
export const BEGUN: SubscriptionWatch = { state: 'pending', looks: 0 }

/** In how many milliseconds to look again whether a payment has come to an end, if at all. */
export function nextLookMs({ state, looks }: SubscriptionWatch): number | false {
  return (state === 'pending' && WAITS_MS[looks]) || false
}

/** A look that fails is a look; only who is signed out looks no more. @throws BffError */
export async function lookForSubscription(id: string, before: SubscriptionWatch, signal: AbortSignal) {
  const { status } = await getFromBff(`/api/subscriptions/${encodeURIComponent(id)}`, isAnswer, signal).catch(
    (error: unknown) => {
      if (signal.aborted || (error instanceof BffError && error.status === 401)) throw error
      return { status: null }
    },
  )
  const looks = before.looks + 1
  if (status !== null && status !== 'pending') return { state: 'settled', looks } as const
  return { state: looks < WAITS_MS.length ? 'pending' : 'long', looks } as const
}
