import type { NextRequest } from 'next/server'
import { passReturn } from '@/lib/bff/gateway-pass'

type Context = { params: Promise<{ gateway: string }> }

/** The browser comes back from the gateway's page, by a form or by a link: what is signed counts, not how it comes. */
async function comeBack(request: NextRequest, { params }: Context) {
  return passReturn(request, (await params).gateway)
}

export { comeBack as GET, comeBack as POST }
