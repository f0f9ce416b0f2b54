import type { NextRequest } from 'next/server'
import { passMessage } from '@/lib/bff/gateway-pass'

type Context = { params: Promise<{ gateway: string }> }

/** A signed message of the gateway (webhook). */
export async function POST(request: NextRequest, { params }: Context) {
  return passMessage(request, (await params).gateway)
}
