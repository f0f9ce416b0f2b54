import 'server-only'
import { NextResponse } from 'next/server'
import { seeOther } from '@/lib/bff/result'
import { LANGUAGES } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { DESK_PATH } from '@/lib/rules/desk/desk-path'
import type { DeskPdf } from '@/lib/server/brochures/read-pdf'
import { answerHead } from '@/lib/server/head-answer'

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

/** In every language: the address has none. */
function away(): NextResponse {
  const said = LANGUAGES.map((lang) => `${getMessages(lang).deskProposals.fileAway}\n`).join('')
  const headers = { ...KEPT_NOWHERE, 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60' }
  return new NextResponse(said, { status: 503, headers })
}

/** There is no such thing, whatever the address. */
export const noSuchFile = () => new NextResponse(null, { status: 404, headers: KEPT_NOWHERE })

/** A brochure that was opened by a link: who is signed out is led to the desk's door, which knows the language, and an outage is said. */
export async function answerPdfAtDesk(request: Request, file: DeskPdf): Promise<Response> {
  if (file === 'signed-out') return seeOther(DESK_PATH)
  if (file === 'away') return away()
  return file === null ? noSuchFile() : answerHead(request, new NextResponse(file, { headers: PDF }))
}
