import type { NextRequest } from 'next/server'
import { answerJson, answerPage, visitorOf } from '@/lib/bff/result'
import { languageFrom } from '@/lib/contract/language'
import { signInPath } from '@/lib/rules/auth/sign-in-path'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { failed } from '@/lib/rules/result'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fetchBrochure } from '@/lib/server/brochures/brochure-file'
import { answerHead } from '@/lib/server/head-answer'

type Context = { params: Promise<{ id: string; brochureId: string }> }

/**
 * A brochure, as an attachment, for who is signed in (spec 2 §6). A script gets 401, or `{reason}`
 * with 404, 502 or 503; a browser that follows the link is led to sign in, or back to the page,
 * whose anchor says what happened. `lang` is the language of that page.
 */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { id, brochureId } = await params
  const outcome = await fetchBrochure(visitorOf(request), id, brochureId, request.signal)
  if (outcome.kind === 'file') return answerHead(request, outcome.file)
  const failure = failed(outcome.kind)
  const isPage = request.headers.get('accept')?.includes('text/html') ?? false
  if (!isPage) return answerJson(failure)
  const lang = languageFrom(request.nextUrl.searchParams.get('lang'))
  const page = localizedPath(institutePath(id), lang)
  return answerPage({ to: `${page}#brochure-failed`, signIn: signInPath(`${page}#brochures`, lang) }, failure)
}
