import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { asItIs, formRoute, language } from '@/lib/bff/form-route'
import { answerHref, mayGiveOn, readAsk, readChanceFilters } from '@/lib/rules/chances/chance-form'
import { SENT } from '@/lib/rules/result'
import { chanceRows } from '@/lib/server/chances/chance-rows'
import { getKeptRank } from '@/lib/server/chances/kept-rank'
import { answerCsv } from '@/lib/server/open-data/list-answer'
import { listRankExams } from '@/lib/server/reads/closing-ranks'
import { readOwnLicence } from '@/lib/server/reads/open-data'

const field = z.string().max(2_000).optional().catch(undefined)
const schema = z.object({
  lang: language,
  course: field,
  district: field,
  fee: field,
  unknown: field,
  residential: field,
  round: field,
  in: field,
  sort: field,
})

/**
 * An answer as a file: by a post, which stands in no address, of the rank that the visitor's own browser keeps. Where none is
 * kept, or the lists may not be given on, the page of the answer says so.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const made: { file: Response | null } = { file: null }
  const post = formRoute({
    schema,
    async work({ lang, ...query }) {
      const kept = getKeptRank(request.cookies)
      const ask = kept === null ? null : readAsk(kept.typed, await listRankExams())
      if (ask === null || 'problems' in ask || !mayGiveOn(ask, await readOwnLicence())) return SENT
      const rows = () => chanceRows(ask, readChanceFilters(query), lang)
      made.file = await answerCsv('admission-chances', rows, lang, request)
      return SENT
    },
    refuse: asItIs,
    page: (_, { lang, ...query }) => ({ to: answerHref(readChanceFilters(query), lang) }),
  })
  const answer = await post(request)
  return made.file ?? answer
}
