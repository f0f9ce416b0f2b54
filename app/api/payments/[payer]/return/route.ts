import type { NextRequest } from 'next/server'
import { passReturn } from '@/lib/bff/payer-pass'

type Context = { params: Promise<{ payer: string }> }

/** The browser comes back from the payer's page, by a form or by a link: what is signed counts, not how it comes. */
async function comeBack(request: NextRequest, { params }: Context) {
  return passReturn(request, (await params).payer)
}

export { comeBack as GET, comeBack as POST }
