import type { AuditValues } from '@/lib/contract/desk/audit'

type Words = Readonly<Record<string, string>>

/** What differs between the parts of a record before and after, for the audit trail; nobody reads there what stays. */
export function differing(before: Words, after: Words): Record<'before' | 'after', AuditValues> {
  const names = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name])
  const of = (all: Words) => Object.fromEntries(names.map((name) => [name, all[name] ?? null]))
  return { before: of(before), after: of(after) }
}
