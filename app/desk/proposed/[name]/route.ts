import { type NextRequest, NextResponse } from 'next/server'
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
const KEPT_NOWHERE = { 'cache-control': 'no-store' }
/**
 * Shown where it stands: no sandbox, in which Chromium shows no PDF. A browser's own viewer keeps it apart from the page, and
 * for anything else than a PDF no browser takes it.
 */
const PDF = {
  ...KEPT_NOWHERE,
  'content-type': 'application/pdf',
  'content-disposition': 'inline',
  'content-security-policy': "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
}

/** A picture or brochure that is proposed, for who may see it: to everybody else there is none, whatever its address. */
export async function GET({ headers, cookies, signal }: NextRequest, { params }: Props): Promise<NextResponse> {
  const { name } = await params
  const token = getDeskToken(cookies)
  const none = new NextResponse(null, { status: 404, headers: KEPT_NOWHERE })
  if (!getEnvironment().desk || token === null || !NAME.test(name)) return none
  const visitor = { address: visitorAddress(headers), token }
  if (name.endsWith('.pdf')) {
    const file = await openProposedBrochure(visitor, name, signal)
    return file === null ? none : new NextResponse(file, { headers: PDF })
  }
  const { method, path } = deskRequest('GET /desk/proposed-pictures/{name}', { name })
  const ask = () => callForVisitor(visitor, method, path, undefined, { isLast: true })
  const reply = await surviveOutage(ask, { fallback: null })
  const image = reply?.ok ? proposedPictureSchema.safeParse(reply.json).data?.image : undefined
  if (image === undefined) return none
  return new NextResponse(Buffer.from(image, 'base64'), {
    headers: { ...KEPT_NOWHERE, 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' },
  })
}
