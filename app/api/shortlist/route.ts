import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { asItIs, formRoute } from '@/lib/bff/form-route'
import { answerJson, visitorOf } from '@/lib/bff/result'
import { MAX_ID_LENGTH, MAX_SHORTLISTED } from '@/lib/contract/constants'
import { callShortlist } from '@/lib/server/shortlist/shortlist'

const ids = z.array(z.string().min(1).max(MAX_ID_LENGTH)).max(MAX_SHORTLISTED)

/** The ids of the institutions that the account keeps: `{ids}`, `null` where the provider keeps none for anybody. */
export async function GET(request: NextRequest): Promise<NextResponse> {
  return answerJson(await callShortlist(visitorOf(request)))
}

/** Changes it by `add` and `remove`, and answers as GET does. */
export const POST = formRoute({
  schema: z.object({ add: ids, remove: ids }),
  work: (change, { visitor }) => callShortlist(visitor, change),
  refuse: asItIs,
})
