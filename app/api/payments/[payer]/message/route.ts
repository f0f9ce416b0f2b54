import type { NextRequest } from 'next/server'
import { passMessage } from '@/lib/bff/payer-pass'

type Context = { params: Promise<{ payer: string }> }

/** A signed message of the payer (webhook). */
export async function POST(request: NextRequest, { params }: Context) {
  return passMessage(request, (await params).payer)
}
