import 'server-only'
import { DESCRIPTIONS, type SectionName } from '@/lib/contract/content/sections'
import { leavesOf, readForm } from '@/lib/rules/desk/content-form'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { leftOutOf } from '@/lib/server/content/policy-html'

/** What the form of a section shows. `leftOut`: by place, what of a policy no page shows. */
export type SectionForm = { fields: unknown; leftOut: ReadonlyMap<string, readonly string[]> }

/** The form of a section. @param stored what the provider has; what was typed is there, unless it could not be reached */
export function sectionForm(section: SectionName, stored: unknown, reply: DeskReply | null): SectionForm {
  const description = DESCRIPTIONS[section]
  const isLost = reply !== null && ['away', 'limited', 'invalid'].includes(reply.said)
  const fields = isLost ? readForm(description, reply.typed) : stored
  const leftOut = leavesOf(description, fields).flatMap(({ kind, path, value }) => {
    const parts = kind === 'policy' ? leftOutOf(value) : []
    return parts.length === 0 ? [] : [[path, parts] as const]
  })
  return { fields, leftOut: new Map(leftOut) }
}
