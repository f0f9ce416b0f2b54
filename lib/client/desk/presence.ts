import { isNumber, isText, listOf, objectOf } from '@/lib/client/answer-shape'
import type { Present } from '@/lib/contract/desk/presence'
import { presencePath } from '@/lib/rules/desk/desk-path'

const isPresent = objectOf<Present>({ name: isText, seenAt: isNumber })

/** Who else has a record open; `null` while nobody can say. */
export async function askPresence(list: string, id: string): Promise<readonly Present[] | 'signedOut' | null> {
  try {
    const reply = await fetch(presencePath(list, id))
    if (reply.status === 401) return 'signedOut'
    const answer: unknown = reply.ok ? await reply.json() : null
    return listOf(isPresent)(answer) ? answer : null
  } catch {
    return null
  }
}
