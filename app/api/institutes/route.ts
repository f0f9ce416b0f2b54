import { toResultPage } from '@/lib/rules/directory/result-page'
import { filtersToProviderQuery, parseFilters } from '@/lib/rules/filters/address'
import { answerRead } from '@/lib/bff/answer-read'
import { listInstitutes } from '@/lib/server/reads/institute'

/** One page of the directory, by the parameters of the filter page's address. */
export function GET(request: Request) {
  const filters = parseFilters(new URL(request.url).searchParams)
  return answerRead(async () => toResultPage(await listInstitutes(filtersToProviderQuery(filters)), filters))
}
