import { MAX_ID } from '@/lib/contract/constants'
import type { CommandError } from './command-error'

/** The id of an institution, as a command says it. @throws `Wrong`, with a sentence that says what an id is */
export function readInstituteId(text: string, Wrong: new (message: string) => CommandError): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (id < 1 || id > MAX_ID)
    throw new Wrong(
      `"${text}" is no id of an institution: it is the number in its page's address, /college/detail?id=7.`,
    )
  return id
}
