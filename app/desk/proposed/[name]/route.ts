import { type NextRequest, NextResponse } from 'next/server'
import { answerPdfAtDesk, noSuchFile } from '@/lib/bff/desk-pdf'
import { deskRequest } from '@/lib/contract/desk/request'
import { proposedPictureSchema } from '@/lib/contract/desk/proposal-parts'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { getDeskToken } from '@/lib/server/auth/session-cookie'
import { openProposedBrochure } from '@/lib/server/brochures/proposed-file'
import { getEnvironment } from '@/lib/server/env'
import { surviveOutage } from '@/lib/server/provider/outage'
import { visitorAddress } from '@/lib/server/provider/visitor-address'

type Props = { params: Promise<{ name: string }> }

const NAME = /^[\w.-]{1,100}$/

/**
 * A picture or brochure that is proposed, for who may see it: to everybody else there is none, whatever its address. A brochure is
 * opened by a link: who is signed out is led to where one signs in, and an outage is said.
 */
export async function GET(request: NextRequest, { params }: Props): Promise<Response> {
  const { headers, cookies, signal } = request
  const { name } = await params
  const token = getDeskToken(cookies)
  if (!getEnvironment().desk || !NAME.test(name)) return noSuchFile()
  const isBrochure = name.endsWith('.pdf')
  if (token === null) return isBrochure ? answerPdfAtDesk(request, 'signed-out') : noSuchFile()
  const visitor = { address: visitorAddress(headers), token }
  if (isBrochure) return answerPdfAtDesk(request, await openProposedBrochure(visitor, name, signal))
  const { method, path } = deskRequest('GET /desk/proposed-pictures/{name}', { name })
  const ask = () => callForVisitor(visitor, method, path, undefined, { isLast: true })
  const reply = await surviveOutage(ask, { fallback: null })
  const image = reply?.ok ? proposedPictureSchema.safeParse(reply.json).data?.image : undefined
  if (image === undefined) return noSuchFile()
  return new NextResponse(Buffer.from(image, 'base64'), {
    headers: { 'cache-control': 'no-store', 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' },
  })
}
