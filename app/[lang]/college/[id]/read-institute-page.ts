import { notFound, permanentRedirect } from 'next/navigation'
import type { Brochure } from '@/lib/contract/brochure'
import type { InstituteDetail } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/language'
import type { LicenceName } from '@/lib/contract/licence'
import type { Option } from '@/lib/contract/lookup'
import type { InstituteRanks } from '@/lib/contract/closing-ranks/institute-ranks'
import { institutePath, MISSING_INSTITUTION } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { datesByExam, eventsForType, type ExamDates } from '@/lib/rules/calendar/by-exam'
import type { FeeLine } from '@/lib/rules/costs/cost'
import { feeLinesOf } from '@/lib/rules/costs/institute-costs'
import { getEnvironment } from '@/lib/server/env'
import { readInstitutePreview } from '@/lib/server/desk/preview'
import { readLanguage } from '@/lib/server/language'
import { surviveOutage } from '@/lib/server/provider/outage'
import { listAskableExams, listInstituteRanks } from '@/lib/server/reads/closing-ranks'
import { listEvents } from '@/lib/server/reads/calendar'
import { findFeeSheets } from '@/lib/server/reads/costs'
import { findRetired, getInstitute, listBrochures } from '@/lib/server/reads/institute'
import { findOpenData } from '@/lib/server/reads/open-data'
import { listInstituteTypes } from '@/lib/server/reads/lookup'

export type InstitutePageParams = Promise<{ lang: string; id: string }>

export type InstitutePageData = {
  lang: Language
  id: string
  detail: InstituteDetail
  /** `null` when they could not be read: one missing part never fails the page. */
  brochures: Brochure[] | null
  /** Of the exams by which institutions of its type admit; none where they could not be read. `at`: when, in ms since 1970. */
  dates: { exams: ExamDates[]; at: number }
  /** Its closing ranks; none where they could not be read. */
  ranks: Readonly<InstituteRanks>
  /** About these ranks a visitor can ask with their own. */
  canAsk: boolean
  /** The institution's type, where the provider names it. */
  type: Option | null
  /** What an authority fixed for institutions of its kind; none where nobody says. */
  feeLines: FeeLine[]
  /** Under which the operator gives on what is theirs; `null`: nothing of it, or that could not be read. */
  ownLicence: LicenceName | null
  /** What could not be read, so that its part says that, and not nothing. */
  lacks: ('dates' | 'ranks' | 'fees')[]
}

/** Of the provider's time, for what stands beside the institution: middleware.ts waits no longer for the whole page. */
const SHARE_OF_TIME = 3 / 4

/** In place of what could not be read: an empty list would say that there is none. */
const FAILED = 'failed' as const

function decodeId(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** Where no institution stands: one that is retired leads to its successor; without one middleware.ts says that it is gone. */
async function leave(lang: Language, id: string): Promise<never> {
  const retired = await findRetired(id)
  if (retired === null) notFound()
  const { successorId } = retired
  permanentRedirect(
    successorId === null ? `/${lang}${MISSING_INSTITUTION}` : localizedPath(institutePath(successorId), lang),
  )
}

/**
 * Everything the page shows. What fails in a read beside the institution is logged there, and the page that lacks it
 * is not kept as a good one.
 * @throws ProviderError when the institution cannot be read; Next's not-found when there is none
 */
export async function readInstitutePage(params: InstitutePageParams): Promise<InstitutePageData> {
  const lang = await readLanguage(params)
  const id = decodeId((await params).id) ?? notFound()
  const patienceMs = getEnvironment().apiTimeoutMs * SHARE_OF_TIME
  const readDetail = async () => (await readInstitutePreview(id)) ?? getInstitute(id)
  const [detail, brochures, types, calendar, ranks, askable, sheets, openData] = await Promise.all([
    readDetail(),
    surviveOutage(() => listBrochures(id), { fallback: null, patienceMs, keepsPageBriefly: true }),
    surviveOutage(listInstituteTypes, { fallback: [], patienceMs, keepsPageBriefly: true }),
    surviveOutage(listEvents, { fallback: FAILED, patienceMs, keepsPageBriefly: true }),
    surviveOutage(() => listInstituteRanks(id), { fallback: FAILED, patienceMs, keepsPageBriefly: true }),
    surviveOutage(listAskableExams, { fallback: [], patienceMs, keepsPageBriefly: true }),
    surviveOutage(findFeeSheets, { fallback: FAILED, patienceMs, keepsPageBriefly: true }),
    surviveOutage(findOpenData, { fallback: null, patienceMs, keepsPageBriefly: true }),
  ])
  if (detail === null) return leave(lang, id)
  const at = Date.now()
  const events = calendar === FAILED ? [] : eventsForType(calendar, detail.typeId)
  const dates = { exams: datesByExam(events, at), at }
  const type = types.find((each) => each.id === detail.typeId) ?? null
  return {
    ...{ lang, id, detail, brochures, dates, type },
    ownLicence: openData?.licence ?? null,
    ranks: ranks === FAILED ? [] : ranks,
    canAsk: askable.length > 0,
    feeLines: sheets === FAILED ? [] : feeLinesOf(sheets ?? [], detail),
    lacks: [
      ...(calendar === FAILED ? (['dates'] as const) : []),
      ...(ranks === FAILED ? (['ranks'] as const) : []),
      ...(sheets === FAILED ? (['fees'] as const) : []),
    ],
  }
}
