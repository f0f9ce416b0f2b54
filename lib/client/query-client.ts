import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { type Query, queries, STALE_MS } from '@/lib/client/queries'

/** One cache for the tab, so that going back shows what was there. Nothing is asked by it on the server. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      // A failure is shown at once, with a button that tries again.
      retry: false,
      refetchOnWindowFocus: false,
      // What failed is asked for again once the network is back; what came stays.
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      // Offline, asking fails and says so, instead of waiting without a word.
      networkMode: 'always',
    },
  },
})
// Listens to focus and network, as a provider would have it do.
queryClient.mount()

/** Which of all queries is meant. */
export type Select<Data> = (all: typeof queries) => Query<Data>
/** What a page shows of an answer: `data` stays through a failure. */
export type Seen<Data> = { data: Data | undefined; isError: boolean }

export function keptAnswer<Data>(select: Select<Data>): Data | undefined {
  return queryClient.getQueryData(select(queries).queryKey)
}

export async function askNow<Data>(select: Select<Data>): Promise<Data> {
  const query = select(queries)
  await queryClient.cancelQueries({ queryKey: query.queryKey })
  return queryClient.fetchQuery({ ...query, staleTime: 0 })
}

/** Asks as the query says, and tells each change until the signal stops it. */
export function observeQuery<Data>(select: Select<Data>, tell: (seen: Seen<Data>) => void, stop: AbortSignal) {
  const observer = new QueryObserver(queryClient, { ...select(queries), notifyOnChangeProps: ['data', 'isError'] })
  stop.addEventListener('abort', observer.subscribe(tell))
  tell(observer.getCurrentResult())
}
