'use client'

import { isText, objectOf, orNull } from '@/lib/client/answer-shape'
import { BffError, getFromBff } from '@/lib/client/bff-client'
import { type Query, useLateQuery } from '@/lib/client/late-query'
import { queryKeys } from '@/lib/client/query-keys'

const isAnswer = objectOf<{ status: string | null }>({ status: orNull(isText) })

/** Quick at first, when most payments are confirmed; then ever more seldom. Together some four minutes. */
const WAITS_MS = [2_000, 2_000, 3_000, 3_000, 5_000, 5_000, 10_000, 10_000, 20_000, 30_000, 60_000, 90_000]

type Watch = { isPending: boolean; looks: number }
const BEGUN: Watch = { isPending: true, looks: 0 }

function watchQuery(id: string): Query<Watch> {
  const queryKey = queryKeys.subscription(id)
  return {
    queryKey,
    async queryFn({ client, signal }) {
      const { looks } = client.getQueryData<Watch>(queryKey) ?? BEGUN
      const { status } = await getFromBff(`/api/subscriptions/${encodeURIComponent(id)}`, isAnswer, signal).catch(
        (error: unknown) => {
          // A look that fails is a look; only who is signed out looks no more.
          if (signal.aborted || (error instanceof BffError && error.status === 401)) throw error
          return { status: null }
        },
      )
      return { isPending: status === null || status === 'pending', looks: looks + 1 }
    },
    initialData: BEGUN,
    staleTime: Infinity,
    gcTime: 0,
    // A tab that is not seen looks when it is seen again.
    refetchInterval: ({ state: { data = BEGUN, error } }) =>
      error === null && data.isPending && (WAITS_MS[data.looks] ?? false),
  }
}

/**
 * Looks again and again whether a payment that is pending has come to an end, while the page is seen.
 * @param id `null`: there is nothing to look for
 * @returns `long`: it still is pending after some minutes, and is looked for no more
 */
export function useSubscriptionWatch(id: string | null): 'pending' | 'settled' | 'long' {
  const { data = BEGUN } = useLateQuery(watchQuery(id ?? ''), { isAsked: id !== null })
  if (!data.isPending) return 'settled'
  return data.looks < WAITS_MS.length ? 'pending' : 'long'
}
