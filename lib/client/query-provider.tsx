'use client'

import { isServer, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // A failure is shown at once, with a button that tries again.
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Offline, asking fails and says so, instead of waiting without a word.
        networkMode: 'always',
      },
    },
  })
}

let browserClient: QueryClient | undefined

/** One cache for the tab, so that going back shows what was there; on the server one for each render. */
export function getQueryClient(): QueryClient {
  if (isServer) return createQueryClient()
  browserClient ??= createQueryClient()
  return browserClient
}

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(getQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
