import { type NextRequest, NextResponse } from 'next/server'
import { deskRequest } from '@/lib/contract/desk/request'
import { proposedPictureSchema } from '@/lib/contract/desk/proposal-parts'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { getDeskToken } from '@/lib/server/auth/session-cookie'
import { getEnvironment } from '@/lib/server/env'
import { surviveOutage } from '@/lib/server/provider/outage'
import { visitorAddress } from '@/lib/server/provider/visitor-address'

type Props = { params: Promise<{ name: string }> }

const NAME = /^[\w.-]{1,100}$/
const KEPT_NOWHERE = { 'cache-control': 'no-store' }

/** A picture that is proposed, for who may see it: to everybody else there is none, whatever its address. */
export async function GET({ headers, cookies }: NextRequest, { params }: Props): Promise<NextResponse> {
  const { name } = await params
  const token = getDeskToken(cookies)
  const none = new NextResponse(null, { status: 404, headers: KEPT_NOWHERE })
  if (!getEnvironment().desk || token === null || !NAME.test(name)) return none
  const visitor = { address: visitorAddress(headers), token }
  const { method, path } = deskRequest('GET /desk/proposed-pictures/{name}', { name })
  const ask = () => callForVisitor(visitor, method, path, undefined, { isLast: true })
  const reply = await surviveOutage(ask, { fallback: null })
  const image = reply?.ok ? proposedPictureSchema.safeParse(reply.json).data?.image : undefined
  if (image === undefined) return none
  return new NextResponse(Buffer.from(image, 'base64'), {
    headers: { ...KEPT_NOWHERE, 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' },
  })
}
