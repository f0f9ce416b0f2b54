import { type NextRequest, NextResponse } from 'next/server'
import { getDeskToken } from '@/lib/server/auth/session-cookie'
import { leftOutOf } from '@/lib/server/content/policy-html'
import { askDesk } from '@/lib/server/desk/ask-desk'
import { getEnvironment } from '@/lib/server/env'
import { surviveOutage } from '@/lib/server/provider/outage'
import { visitorAddress } from '@/lib/server/provider/visitor-address'
import { readBody } from '@/lib/server/read-body'
import { isSameSite } from '@/lib/server/same-site'

const KEPT_NOWHERE = { 'cache-control': 'no-store' }
const refused = (status: number) => new NextResponse(null, { status, headers: KEPT_NOWHERE })

/** Says of a policy that is being typed what no page would show of it, by what makes the pages. Nothing is kept; it is asked often, and so is no post that is counted. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const { headers, cookies } = request
  const token = getDeskToken(cookies)
  if (!getEnvironment().desk) return refused(404)
  if (token === null || !isSameSite(headers)) return refused(403)
  const ask = () => askDesk({ address: visitorAddress(headers), token }, 'GET /desk/session')
  const session = await surviveOutage(ask, { fallback: null })
  if (session === null || !session.ok) return refused(session?.status === 401 ? 401 : 503)
  const body = await readBody(request)
  if (!body.ok) return refused(body.status)
  const { source } = body.fields
  return typeof source === 'string' ? NextResponse.json(leftOutOf(source), { headers: KEPT_NOWHERE }) : refused(400)
}
