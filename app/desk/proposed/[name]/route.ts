import { type NextRequest, NextResponse } from 'next/server'
import { seeOther } from '@/lib/bff/result'
import { deskRequest } from '@/lib/contract/desk/request'
import { proposedPictureSchema } from '@/lib/contract/desk/proposal-parts'
import { LANGUAGES } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { DESK_PATH } from '@/lib/rules/desk/desk-path'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { getDeskToken } from '@/lib/server/auth/session-cookie'
import { openProposedBrochure } from '@/lib/server/brochures/proposed-file'
import { getEnvironment } from '@/lib/server/env'
import { answerHead } from '@/lib/server/head-answer'
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

/** The desk's door knows the language, and asks whoever is signed out to sign in. */
const toSignIn = () => seeOther(DESK_PATH)

/** In every language: the address has none. */
function away(): NextResponse {
  const said = LANGUAGES.map((lang) => `${getMessages(lang).deskProposals.fileAway}\n`).join('')
  const headers = { ...KEPT_NOWHERE, 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60' }
  return new NextResponse(said, { status: 503, headers })
}

/**
 * A picture or brochure that is proposed, for who may see it: to everybody else there is none, whatever its address. A brochure is
 * opened by a link: who is signed out is led to where one signs in, and an outage is said.
 */
export async function GET(request: NextRequest, { params }: Props): Promise<Response> {
  const { headers, cookies, signal } = request
  const { name } = await params
  const token = getDeskToken(cookies)
  const none = new NextResponse(null, { status: 404, headers: KEPT_NOWHERE })
  if (!getEnvironment().desk || !NAME.test(name)) return none
  const isBrochure = name.endsWith('.pdf')
  if (token === null) return isBrochure ? toSignIn() : none
  const visitor = { address: visitorAddress(headers), token }
  if (isBrochure) {
    const file = await openProposedBrochure(visitor, name, signal)
    if (file === 'signed-out') return toSignIn()
    if (file === 'away') return away()
    return file === null ? none : answerHead(request, new NextResponse(file, { headers: PDF }))
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
