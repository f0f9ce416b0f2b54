import type { AuditAction, AuditEntry } from '@/lib/contract/desk/audit'
import { INSTITUTION_FIELD_NAMES, type InstitutionValues } from '@/lib/contract/desk/institution'

/** What of the audit trail says how the record was; a draft changed nothing of it. */
const CHANGES: readonly AuditAction[] = ['institution-added', 'institution-changed', 'content-published-at-time']
const DRAFTED: AuditAction = 'content-drafted'

/** Before the desk had said anything of it. */
export const FIRST_VERSION = 0

/** Its number is a text on the website. */
type Entry = Pick<AuditEntry, 'action' | 'before' | 'after'> & { id: number | string }

/** Of what an entry notes, the fields of the record. */
function fieldsIn(noted: Entry['after']): InstitutionValues {
  const said = INSTITUTION_FIELD_NAMES.flatMap((name) => {
    const value = noted?.[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return Object.fromEntries(said)
}

/** Whether an entry says what fields of the record said, so that it can be brought back. */
export const isVersion = ({ action, after }: Entry) =>
  (CHANGES.includes(action) || action === DRAFTED) && Object.keys(fieldsIn(after)).length > 0

/**
 * What an institution said after an entry of its history, of the fields that say something else now. What the desk never
 * changed since is the lists', and stays.
 * @param history the latest first @returns `null`: there is no such version
 */
export function versionAt(
  now: Readonly<Record<string, string>>,
  history: readonly Entry[],
  to: number,
): InstitutionValues | null {
  const asked = history.find(({ id }) => Number(id) === to)
  if (to !== FIRST_VERSION && (asked === undefined || !isVersion(asked))) return null
  // A draft was never the record: its words are taken up, and nothing that others said since is taken back.
  const isDraft = asked?.action === DRAFTED
  const since = isDraft ? [] : history.filter(({ id, action }) => Number(id) > to && CHANGES.includes(action))
  const then = since.reduce<InstitutionValues>((said, { before }) => ({ ...said, ...fieldsIn(before) }), {})
  const said = Object.entries({ ...then, ...fieldsIn(asked?.after ?? null) })
  return Object.fromEntries(said.filter(([name, value]) => value !== now[name]))
}
