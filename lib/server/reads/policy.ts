import 'server-only'
import { cache } from 'react'
import type { Language } from '@/lib/contract/language'
import { POLICIES, type PolicyName } from '@/lib/rules/content/policies'
import type { PolicyItem } from '@/lib/rules/content/policy-items'
import { pickText } from '@/lib/rules/text/localized-text'
import { readPolicyItems } from '@/lib/server/content/policy-html'
import { log } from '@/lib/server/log'
import { readPolicy } from '@/lib/server/reads/content'

/** A policy in its parts, safe to show, and the language in which it is written. */
export type Policy = { items: PolicyItem[]; written: Language }

/**
 * A policy for its page, read once for each render, in the page's language where there is one.
 * @returns `null` when there is none or it says nothing, `'failed'` when it could not be had or is too large
 */
export const getPolicy = cache(readPolicyOf)

async function readPolicyOf(
  name: PolicyName,
  lang: Language,
  text: { newTab: string },
): Promise<Policy | null | 'failed'> {
  const { type } = POLICIES[name]
  const read = await readPolicy[type]()
  if (read === 'failed') return read
  const picked = pickText(read, lang)
  if (picked === null) return null
  const items = readPolicyItems(picked.value, lang, text)
  if (items === null) {
    log.error({ type }, 'the policy is too large to be shown')
    return 'failed'
  }
  return items.length === 0 ? null : { items, written: picked.lang }
}
