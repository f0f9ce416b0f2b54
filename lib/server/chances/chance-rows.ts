import 'server-only'
import type { Chance } from '@/lib/contract/closing-ranks/chances'
import { endpoints } from '@/lib/contract/endpoints'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import type { ChanceAsk, ChanceFilters } from '@/lib/rules/chances/chance-form'
import { fullName } from '@/lib/rules/institute/full-name'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { cellText } from '@/lib/rules/open-data/columns'
import type { MadeList } from '@/lib/rules/open-data/list-files'
import { localizedUrl } from '@/lib/rules/routes/localized-url'
import { sayText } from '@/lib/rules/text/localized-text'
import { getEnvironment } from '@/lib/server/env'
import { ProviderError } from '@/lib/server/provider/provider'
import { findChances } from './find-chances'

/**
 * The lines of a whole answer, page by page: for which course a rank was enough, in which round, and where that stands; without
 * the rank, and with nothing but what the lists themselves say, by whose licence the file may be given on (`mayGiveOn`).
 */
export function chanceRows(ask: ChanceAsk, filters: ChanceFilters, lang: Language): MadeList {
  const labels = getMessages(lang).chances.fileColumns
  async function* lines(): MadeList['rows'] {
    for (let page = 1, number = 1; ; page += 1) {
      const found = await findChances(ask, { ...filters, page, isWhole: true })
      if (found === null) throw new ProviderError('unreachable', endpoints.closingRankSearch, 'no answer')
      if (found === 'absent') return
      yield found.chances.map((chance) => rowOf(chance, number++, found.lists, ask.rank, lang))
      if (found.chances.length === 0 || page >= found.totalPages) return
    }
  }
  const { number, institution, place, code, course, seat, round, rank, listPage, rounds, list, url, page } = labels
  return {
    header: [number, institution, place, code, course, seat, round, rank, listPage, rounds, list, url, page],
    rows: lines(),
  }
}

/**
 * The rounds for which the rank was enough: "1: 16315 (2AG)". What closed before it is left out as what was out of reach is:
 * beside these it would tell the rank.
 */
const sayRounds = (rounds: Chance['rounds'], asked: number) =>
  rounds
    .flatMap(({ round, rank, category }) =>
      rank === null || rank < asked ? [] : [`${round}: ${rank}${category === null ? '' : ` (${category})`}`],
    )
    .join('; ')

type Lists = readonly { id: string; title: string; url: string | null }[]

function rowOf(chance: Chance, number: number, lists: Lists, asked: number, lang: Language): string[] {
  const { institute, college, course, category, round, ranks, rounds } = chance
  const closed = ranks.find((rank) => rank.year === ranks[0]?.year && rank.round === round)
  const list = lists.find(({ id }) => id === closed?.list)
  return [
    ...[number, institute === null ? college.name : fullName(sayText(institute.name, lang), institute.disambiguation)],
    ...[college.place, college.code],
    ...[sayText(course, lang), category, round, closed?.rank ?? null, closed?.page ?? null],
    sayRounds(rounds, asked) || null,
    ...[list?.title ?? null, list?.url ?? null],
    institute === null ? null : localizedUrl(getEnvironment().siteUrl, institutePath(institute.id), lang),
  ].map(cellText)
}
