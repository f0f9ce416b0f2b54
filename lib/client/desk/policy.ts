import { isText, listOf } from '@/lib/client/answer-shape'
import { POLICY_CHECK } from '@/lib/rules/desk/desk-path'

const isList = listOf(isText)

/** What no page would show of a policy; `null` while nobody can say, also of one that is longer than is read at once (64 KB). */
export async function askLeftOut(source: string, signal: AbortSignal): Promise<readonly string[] | null> {
  try {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(POLICY_CHECK, { method: 'POST', headers, body: JSON.stringify({ source }), signal })
    const answer: unknown = reply.ok ? await reply.json() : null
    return isList(answer) ? answer : null
  } catch {
    return null
  }
}
