import { revalidate } from '@/lib/server/cache/revalidate'

/** A provider or an operator says which content has changed (docs/contract.md "Telling of a change"). */
export function POST(request: Request): Promise<Response> {
  return revalidate(request)
}
