import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { formatMessage } from '@/lib/rules/text/format-message'
import { surviveOutage } from '@/lib/server/provider/outage'
import { countInstitutes } from '@/lib/server/reads/institute'
import { listDistricts } from '@/lib/server/reads/lookup'

/** How large the directory is, in words; `null` when that is not known. */
export async function directorySize(lang: Language): Promise<string | null> {
  const [total, districts] = await Promise.all([
    surviveOutage(countInstitutes, { fallback: 0, keepsPageBriefly: true }),
    surviveOutage(listDistricts, { fallback: [], keepsPageBriefly: true }),
  ])
  if (total === 0 || districts.length === 0) return null
  return formatMessage(getMessages(lang).home.eyebrow, { total, districts: districts.length })
}
