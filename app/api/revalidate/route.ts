import { revalidate } from '@/lib/server/revalidate'

/** A provider or an operator says which content has changed (contract, `REVALIDATE_SECRET`). */
export function POST(request: Request): Promise<Response> {
  return revalidate(request)
}
