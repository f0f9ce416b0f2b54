import type { NextRequest } from 'next/server'
import { passReturn } from '@/lib/bff/payer-pass'

type Context = { params: Promise<{ payer: string }> }

/** The browser comes back from the payer's page. */
export async function POST(request: NextRequest, { params }: Context) {
  return passReturn(request, (await params).payer)
}
