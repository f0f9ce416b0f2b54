import { INDIA_AHEAD_MS } from '@/lib/contract/constants'
import type { Language } from '@/lib/contract/lenient'

/** Our own, because Node and browsers know different abbreviations, and a page must say one thing. */
const MONTHS: Record<Language, readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  kn: ['ಜನ', 'ಫೆಬ್ರ', 'ಮಾರ್ಚ್', 'ಏಪ್ರಿ', 'ಮೇ', 'ಜೂನ್', 'ಜುಲೈ', 'ಆಗ', 'ಸೆಪ್ಟೆಂ', 'ಅಕ್ಟೋ', 'ನವೆಂ', 'ಡಿಸೆಂ'],
}

function dayOf(clock: Date, lang: Language): string {
  return `${clock.getUTCDate()} ${MONTHS[lang][clock.getUTCMonth()] ?? ''} ${clock.getUTCFullYear()}`
}

/** Kannada has words for the parts of a day where English has am and pm. */
function timeOf(clock: Date, lang: Language): string {
  const hour = clock.getUTCHours()
  const time = `${hour % 12 || 12}:${String(clock.getUTCMinutes()).padStart(2, '0')}`
  if (lang === 'en') return `${time} ${hour < 12 ? 'am' : 'pm'}`
  const part = hour < 4 || hour >= 20 ? 'ರಾತ್ರಿ' : hour < 12 ? 'ಬೆಳಿಗ್ಗೆ' : hour < 16 ? 'ಮಧ್ಯಾಹ್ನ' : 'ಸಂಜೆ'
  return `${part} ${time}`
}

/** A moment in Indian Standard Time: "20 Nov 2026, 9:00 am". @param at milliseconds since 1970 */
export function formatMoment(at: number, lang: Language): string {
  const clock = new Date(at + INDIA_AHEAD_MS)
  return `${dayOf(clock, lang)}, ${timeOf(clock, lang)}`
}

/** A day: "20 Nov 2026". @param day `yyyy-mm-dd`, a day in India (lib/contract/date-time.ts) */
export function formatDay(day: string, lang: Language): string {
  return dayOf(new Date(`${day}T00:00:00Z`), lang)
}
