import { draftMode } from 'next/headers'
import { type NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { seeOther } from '@/lib/bff/result'
import { language } from '@/lib/bff/form-route'
import { deskRequest } from '@/lib/contract/desk/request'
import { deskPath, PREVIEW_PATH } from '@/lib/rules/desk/desk-path'
import { isPreviewed } from '@/lib/rules/desk/section-page'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { setPreview } from '@/lib/server/auth/session-cookie'
import { getEnvironment } from '@/lib/server/env'
import { surviveOutage } from '@/lib/server/provider/outage'
import { visitorAddress } from '@/lib/server/provider/visitor-address'

const linkSchema = z.object({
  token: z.string().max(200),
  page: z.string().refine(isPreviewed),
  lang: language,
})

/** An editor's link: who opens it sees the draft of a section, an institution or a record on its page, for an hour, also on a phone of nobody's. */
export async function GET(request: NextRequest): Promise<NextResponse> {
  if (!getEnvironment().desk) return new NextResponse(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const asked = Object.fromEntries(request.nextUrl.searchParams)
  const over = seeOther(deskPath(language.parse(asked.lang), '/preview-over'))
  const link = linkSchema.safeParse(asked)
  if (!link.success) return over
  const { token, page, lang } = link.data
  const visitor = { address: visitorAddress(request.headers), token }
  const { method, path } = deskRequest('GET /desk/preview', { type: 'footer' })
  const ask = () => callForVisitor(visitor, method, path, undefined, { isLast: true })
  const reply = await surviveOutage(ask, { fallback: null })
  if (!reply?.ok) return over
  ;(await draftMode()).enable()
  const answer = seeOther(`${PREVIEW_PATH}/${lang}${page === '/' ? '' : page}`)
  setPreview(answer, token)
  return answer
}
