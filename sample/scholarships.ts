import { and, inArray, sql } from 'drizzle-orm'
import { indianDay } from '@/lib/contract/indian-day'
import { DAY_MS } from '@/lib/contract/time'
import type { ScholarshipSaid } from '@/provider/costs/scholarship-schema'
import { scholarshipEdits } from '@/provider/costs/tables'
import type { Database } from '@/provider/platform/database'
import { both } from './content/parts'

/** No page can stand there (RFC 2606). */
const NOWHERE = 'https://scholarships.example/'

/** `2026-27` of a day between June 2026 and May 2027. @param back so many years before */
function academicYear(day: string, back: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const first = (month < 6 ? year - 1 : year) - back
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

/** An invented scholarship in two academic years: one can still be applied for, the other has ended; then they stay as they are. */
export function sampleScholarships(now: Date): { id: string; said: ScholarshipSaid }[] {
  const day = (from: number) => indianDay(new Date(now.getTime() + from * DAY_MS))
  return [
    { id: 'sample-merit-award', back: 0, until: day(30), readAt: day(0), amount: ['₹12,000', '₹12,000'] as const },
    {
      id: 'sample-merit-award-2',
      back: 1,
      until: day(-330),
      readAt: day(-350),
      amount: ['₹10,000', '₹10,000'] as const,
    },
  ].map(({ id, back, until, readAt, amount: [en, kn] }) => ({
    id,
    said: {
      name: both('Sample merit award (invented)', 'ಮಾದರಿ ಪ್ರತಿಭಾ ಪುರಸ್ಕಾರ (ಕಾಲ್ಪನಿಕ)'),
      giver: both('Sample scholarship board', 'ಮಾದರಿ ವಿದ್ಯಾರ್ಥಿವೇತನ ಮಂಡಳಿ'),
      year: academicYear(day(0), back),
      applies: [],
      courses: [],
      gives: both(`${en} a year`, `ವರ್ಷಕ್ಕೆ ${kn}`),
      conditions: [both('Invented, as an example: nobody gives it', 'ಕಾಲ್ಪನಿಕ, ಉದಾಹರಣೆಗೆ ಮಾತ್ರ: ಇದನ್ನು ಯಾರೂ ಕೊಡುವುದಿಲ್ಲ')],
      apply: both('Nowhere: there is no such board', 'ಎಲ್ಲೂ ಇಲ್ಲ: ಅಂತಹ ಮಂಡಳಿಯೇ ಇಲ್ಲ'),
      until,
      url: NOWHERE,
      read_at: readAt,
      from_copy: false,
    },
  }))
}

/** Takes them away, but for one that somebody has given the address of a real page. */
export async function removeSampleScholarships(db: Database): Promise<void> {
  const ids = sampleScholarships(new Date()).map(({ id }) => id)
  const isInvented = sql`${scholarshipEdits.said} ->> 'url' = ${NOWHERE}`
  await db.delete(scholarshipEdits).where(and(inArray(scholarshipEdits.id, ids), isInvented))
}

/** Adds those of which nobody has said anything: one that was withdrawn stays so. */
export async function addSampleScholarships(db: Database): Promise<void> {
  await db.insert(scholarshipEdits).values(sampleScholarships(new Date())).onConflictDoNothing()
}
