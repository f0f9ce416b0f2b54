import type { NextRequest } from 'next/server'
import { answerPdfAtDesk, noSuchFile } from '@/lib/bff/desk-pdf'
import { getDeskToken } from '@/lib/server/auth/session-cookie'
import { openStandingBrochure } from '@/lib/server/brochures/standing-file'
import { getEnvironment } from '@/lib/server/env'
import { visitorAddress } from '@/lib/server/provider/visitor-address'

type Props = { params: Promise<{ id: string; brochure: string }> }

/** A brochure as it stands, beside one that is proposed in its place. */
export async function GET(request: NextRequest, { params }: Props): Promise<Response> {
  const { headers, cookies, signal } = request
  const { id, brochure } = await params
  const token = getDeskToken(cookies)
  if (!getEnvironment().desk) return noSuchFile()
  const visitor = { address: visitorAddress(headers), token }
  const file = token === null ? 'signed-out' : await openStandingBrochure(visitor, id, brochure, signal)
  return answerPdfAtDesk(request, file)
}
