import { type NextRequest, NextResponse } from 'next/server'
import { seeOther, visitorOf } from '@/lib/bff/result'
import { languageFrom } from '@/lib/contract/language'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { exportAccount } from '@/lib/server/account/account'

const FILE = 'education-guide-data.json'

/**
 * Everything that is stored about who is signed in, as a file. A link leads here: without a session it
 * leads on to signing in, and where the data cannot be had back to the settings, whose anchor says so.
 */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const settings = localizedPath('/settings?tab=profile', languageFrom(request.nextUrl.searchParams.get('lang')))
  const everything = await exportAccount(visitorOf(request))
  const answer =
    everything === 'signed-out'
      ? seeOther(`/api/session?${new URLSearchParams({ for: settings })}`)
      : everything === 'away'
        ? seeOther(`${settings}#export-failed`)
        : new NextResponse(`${JSON.stringify(everything, null, 2)}\n`, {
            headers: {
              'content-type': 'application/json; charset=utf-8',
              'content-disposition': `attachment; filename="${FILE}"`,
              'x-content-type-options': 'nosniff',
            },
          })
  answer.headers.set('cache-control', 'no-store')
  return answer
}
