'use client'

import dynamic from 'next/dynamic'

const Devtools = dynamic(
  async () => {
    const [{ ReactQueryDevtools }, { queryClient }] = await Promise.all([
      import('@tanstack/react-query-devtools'),
      import('@/lib/client/query-client'),
    ])
    return function Devtools() {
      return <ReactQueryDevtools client={queryClient} />
    }
  },
  { ssr: false },
)

/** Every question of this page with its answer, for who develops. */
export function QueryDevtools() {
  return <Devtools />
}
