import { parseFilters } from '@/lib/rules/filters/address'
import { answerRead } from '@/lib/bff/answer-read'
import { listStreams } from '@/lib/server/reads/lookup'

/** The streams of the type `typeId`: `[{id, name}]`; none without a type that can be read. */
export function GET(request: Request) {
  const { typeId } = parseFilters({ instituteId: new URL(request.url).searchParams.get('typeId') ?? undefined })
  return answerRead(async () => (typeId === null ? [] : listStreams(typeId)))
}
