import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { dropOf } from '@/lib/rules/change-log'
import { parseJson } from '@/lib/rules/text/parse-json'
import { change } from '@/lib/server/cache/changes'
import { getEnvironment } from '@/lib/server/env'
import { readBounded } from '@/lib/server/provider/read-bounded'

const MAX_BODY_BYTES = 64_000
const bodySchema = z.object({
  tags: z.array(z.string().min(1).max(256)).min(1).max(1000),
  drop: z.boolean().default(false),
})

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Digests have one length, so that the comparison tells nothing of the secret's. */
function isAllowed(authorization: string | null, secret: string | undefined): boolean {
  if (secret === undefined || authorization === null) return false
  return timingSafeEqual(digest(authorization), digest(`Bearer ${secret}`))
}

/**
 * Makes content stale by its tags. The next visitor still gets the last good copy while the new one
 * is fetched, so that a provider that is down at that moment costs nobody a page; with `drop` nobody gets it.
 * @returns 200 `{"revalidated": n}`; 401 without the secret; 413 or 422 for a body that is not as agreed
 */
export async function revalidate(request: Request): Promise<Response> {
  if (!isAllowed(request.headers.get('authorization'), getEnvironment().revalidateSecret)) {
    return Response.json({ message: 'The secret is missing or wrong.' }, { status: 401 })
  }
  const body = await readBounded(new Response(request.body), MAX_BODY_BYTES)
  if (body === null) return Response.json({ message: `The body is over ${MAX_BODY_BYTES} bytes.` }, { status: 413 })
  const parsed = bodySchema.safeParse(parseJson(new TextDecoder().decode(body)))
  if (!parsed.success) {
    return Response.json({ message: 'The body must be {"tags": ["…"]} with 1 to 1000 tags.' }, { status: 422 })
  }
  const { tags, drop } = parsed.data
  for (const tag of tags) revalidateTag(tag, drop ? { expire: 0 } : 'max')
  if (drop) change({ tags: tags.map(dropOf), isDropped: true })
  return Response.json({ revalidated: tags.length })
}
