import { AUDIT_ACTIONS, type AuditAction, type AuditEntry } from '@/lib/contract/desk/audit'

/** What of the audit trail says how a record was; a draft changed nothing of it. */
const CHANGES: readonly AuditAction[] = [
  ...AUDIT_ACTIONS.filter((action) => action.endsWith('-added') || action.endsWith('-changed')),
  'content-published-at-time',
]
const DRAFTED: AuditAction = 'content-drafted'
const MERGES: readonly AuditAction[] = ['institutions-merged', 'merge-undone']

/** What changes these notes all of them, since they have versions. */
const WHOLE_CHANGES: Partial<Record<AuditAction, string>> = {
  'courses-changed': 'table',
  'pictures-changed': 'pictures',
}

/** Before the desk had said anything of it. */
export const FIRST_VERSION = 0

type Words = Readonly<Record<string, string>>
/** Its number is a text on the website. */
type Entry = Pick<AuditEntry, 'action' | 'before' | 'after'> &
  Partial<Pick<AuditEntry, 'leftOut'>> & { id: number | string }

/** Of what an entry notes, the fields of the record. */
function fieldsIn(names: readonly string[], noted: Entry['after']): Words {
  const said = names.flatMap((name) => {
    const value = noted?.[name] ?? (noted !== null && name in noted ? '' : undefined)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return Object.fromEntries(said)
}

/** Whether an entry says what fields of the record said, so that it can be brought back. */
export const isVersion = (names: readonly string[], { action, after, leftOut = [] }: Entry) =>
  (CHANGES.includes(action) || action === DRAFTED) &&
  (Object.keys(fieldsIn(names, after)).length > 0 || leftOut.some((name) => names.includes(name)))

/** Whether what stood before the desk can be brought back: what the desk added was nothing before. */
export const hasFirst = (names: readonly string[], history: readonly Entry[]) =>
  history.some((entry) => entry.action !== DRAFTED && isVersion(names, entry)) &&
  !history.some((entry) => entry.action.endsWith('-added') && isVersion(names, entry))

/**
 * What a record said after an entry of its history, of the fields that say something else now. What the desk never
 * changed since is the lists', and stays.
 * @param history the latest first, with all that was said @returns `null`: there is no such version
 */
export function versionAt(
  names: readonly string[],
  now: Words,
  history: readonly Entry[],
  to: number,
): Record<string, string> | null {
  const asked = history.find(({ id }) => Number(id) === to)
  if (to !== FIRST_VERSION && (asked === undefined || !isVersion(names, asked))) return null
  // A draft was never the record: its words are taken up, and nothing that others said since is taken back.
  const isDraft = asked?.action === DRAFTED
  const since = isDraft ? [] : history.filter(({ id, action }) => Number(id) > to && CHANGES.includes(action))
  const then = since.reduce<Words>((said, { before }) => ({ ...said, ...fieldsIn(names, before) }), {})
  const said = Object.entries({ ...then, ...fieldsIn(names, asked?.after ?? null) })
  return Object.fromEntries(said.filter(([name, value]) => value !== now[name]))
}

/**
 * What changed a record since a version, and is not taken back with it: which entries made two one, or that again; and of
 * which fields no entry says who changed them, as a list does.
 * @param history the latest first, of which fields also with all that was said
 */
export function unreadSince<Its extends Entry>(
  names: readonly string[],
  now: Words,
  history: readonly Its[],
  to: number,
): { merges: Its[]; fields: string[] } {
  const since = history.filter(({ id }) => Number(id) > to)
  const fields = names.filter((name) => {
    // From now on back: what an entry found has to be what the one before it had left.
    let stands = now[name] ?? ''
    for (const { id, action, before, after } of history) {
      if (![...CHANGES, ...MERGES].includes(action)) continue
      const left = fieldsIn([name], after)[name]
      // From before all of them were noted with each change: nobody can say what they were.
      if (left === undefined && WHOLE_CHANGES[action] === name) return Number(id) > to
      if (left === undefined) continue
      if (left !== stands) return true
      if (Number(id) <= to) return false
      stands = fieldsIn([name], before)[name] ?? stands
    }
    return false
  })
  return { merges: since.filter(({ action }) => MERGES.includes(action)), fields }
}

/** The entry by which a field came to say what the form shows: of one that stands in a draft, who wrote it there. */
export function settingOf<Its extends Entry>(
  history: readonly Its[],
  name: string,
  isDrafted: boolean,
): Its | undefined {
  return history.find(
    ({ action, before, after }) =>
      (isDrafted ? action === DRAFTED : [...CHANGES, ...MERGES].includes(action)) &&
      after !== null &&
      name in after &&
      (before?.[name] || '') !== (after[name] || ''),
  )
}
