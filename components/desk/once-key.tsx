import { randomUUID } from 'node:crypto'
import { ONCE_CONTROL } from '@/lib/rules/desk/once'

/** The key of a form that adds something: another one on each page that is made. */
export function OnceKey() {
  return <input type="hidden" name={ONCE_CONTROL} value={randomUUID()} />
}
