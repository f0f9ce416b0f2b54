import { type NextRequest, NextResponse } from 'next/server'
import { PRESENCE_LISTS } from '@/lib/contract/desk/presence'
import { getDeskToken } from '@/lib/server/auth/session-cookie'
import { askPresence } from '@/lib/server/desk/presence'
import { getEnvironment } from '@/lib/server/env'
import { visitorAddress } from '@/lib/server/provider/visitor-address'

/** Says for an open page that it is open, and who else has the record. It is asked often, and so is no post that is counted. */
export async function GET({ headers, cookies, nextUrl }: NextRequest): Promise<NextResponse> {
  const token = getDeskToken(cookies)
  const list = PRESENCE_LISTS.find((each) => each === nextUrl.searchParams.get('list'))
  const id = nextUrl.searchParams.get('id')
  const isAsked = getEnvironment().desk && list !== undefined && id !== null
  const ask = async () => {
    if (!isAsked) return null
    return token === null ? 'signedOut' : askPresence({ address: visitorAddress(headers), token }, { list, id })
  }
  const others = await ask()
  const headersOut = { 'cache-control': 'no-store' }
  // An open page asks no more; what nobody can say, somebody may the next time.
  if (others === 'signedOut') return new NextResponse(null, { status: 401, headers: headersOut })
  if (others === null) return new NextResponse(null, { status: 404, headers: headersOut })
  return NextResponse.json(others, { headers: headersOut })
}
