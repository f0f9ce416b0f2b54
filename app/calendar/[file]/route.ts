import { languageFrom } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { pickOfFile } from '@/lib/rules/calendar/calendar-address'
import { icalendar } from '@/lib/rules/calendar/icalendar'
import { attachment } from '@/lib/rules/institute/brochure'
import { getEnvironment } from '@/lib/server/env'
import { readCalendar } from '@/lib/server/reads/calendar'

type Context = { params: Promise<{ file: string }> }

const SAID = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** Dated events as a file for calendars: all, those of an exam, or one (docs/dates.md). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const pick = pickOfFile(file)
  const lang = languageFrom(new URL(request.url).searchParams.get('lang'))
  const { calendar, layout } = getMessages(lang)
  const { events } = await readCalendar()
  if (events === 'failed') {
    const headers = { ...SAID, 'retry-after': '10' }
    return new Response(`${calendar.failed} ${calendar.failedHint}\n`, { status: 503, headers })
  }
  const picked = events.filter(
    ({ id, exam }) => pick !== null && ('all' in pick || ('exam' in pick ? exam === pick.exam : id === pick.event)),
  )
  if (picked.length === 0) return new Response(`${calendar.noSuch}\n`, { status: 404, headers: SAID })
  const { siteUrl } = getEnvironment()
  return new Response(icalendar(picked, { siteUrl, lang, text: calendar, brand: layout.brand }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': attachment(file),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    },
  })
}
