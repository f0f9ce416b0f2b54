'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchHome } from '@/lib/client/home-answer'
import { QueryProvider } from '@/lib/client/query-provider'
import type { Language } from '@/lib/contract/lenient'
import type { HomeRead } from '@/lib/rules/home-data'

type Props = {
  /** What the server rendered. */
  initial: HomeRead
  lang: Language
  /** Goes up with each try that the visitor asks for. */
  tries: number
  onRead: (home: HomeRead) => void
  /** That try is over, whatever came of it. */
  onSettled: () => void
}

function Refetching({ initial, lang, tries, onRead, onSettled }: Props) {
  const { data, isFetchedAfterMount, refetch } = useQuery({
    queryKey: ['home', lang],
    queryFn: ({ signal }) => fetchHome(lang, signal),
    initialData: initial === 'failed' ? undefined : initial,
    // It is mounted by the first return of the visitor; each later one asks again.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })

  useEffect(() => {
    // What an earlier visit to the page has left is older than what the server rendered.
    if (data !== undefined && isFetchedAfterMount) onRead(data)
  }, [data, isFetchedAfterMount, onRead])
  useEffect(() => {
    if (tries > 0) void refetch({ cancelRefetch: false }).finally(onSettled)
  }, [tries, refetch, onSettled])

  return null
}

/** Asks for the home page's data on mount, on focus and on reconnect. A try that fails changes nothing. */
export function HomeRefetch(props: Props) {
  return (
    <QueryProvider>
      <Refetching {...props} />
    </QueryProvider>
  )
}
