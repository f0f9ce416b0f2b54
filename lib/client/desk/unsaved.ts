import { isFlag, isNumber, isText, objectOf, recordOf } from '@/lib/client/answer-shape'
import { DAY_MS } from '@/lib/contract/time'

/** What was typed into a form of the desk and not saved. */
export type Unsaved = {
  /** Of the desk, by its id: nobody else is shown it. */
  account: string
  /** Milliseconds since 1970. */
  at: number
  /** Whether it was sent since; what came of that is not known yet. */
  isSent: boolean
  /** By the names of the controls, hidden ones such as the version among them. */
  typed: Readonly<Record<string, string>>
}

const isUnsaved = objectOf<Unsaved>({ account: isText, at: isNumber, isSent: isFlag, typed: recordOf(isText) })
const PREFIX = 'desk-unsaved:'
const LIFE_MS = DAY_MS

/** Without storage (some private windows), or room in it, nothing is kept. */
function withStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(window.localStorage)
  } catch {
    return null
  }
}

function parse(text: string | null): Unsaved | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isUnsaved(value) ? value : null
  } catch {
    return null
  }
}

export const readUnsaved = (record: string) => withStorage((storage) => parse(storage.getItem(PREFIX + record)))

export function keepUnsaved(record: string, unsaved: Unsaved): void {
  withStorage((storage) => storage.setItem(PREFIX + record, JSON.stringify(unsaved)))
}

export function forgetUnsaved(record: string): void {
  withStorage((storage) => storage.removeItem(PREFIX + record))
}

/** Calls whenever another tab of this browser keeps something of this form. @returns how to end it */
export function watchOtherTabs(record: string, account: string, seen: () => void): () => void {
  const look = ({ key, newValue }: StorageEvent) => {
    if (key === PREFIX + record && parse(newValue)?.account === account) seen()
  }
  window.addEventListener('storage', look)
  return () => window.removeEventListener('storage', look)
}

/** Takes away what is a day old, and everything of any other account; without an account, all of it. */
export function forgetOthers(account: string | null, now: number): void {
  withStorage((storage) => {
    for (const key of Object.keys(storage).filter((each) => each.startsWith(PREFIX))) {
      const kept = parse(storage.getItem(key))
      if (kept === null || kept.account !== account || now - kept.at > LIFE_MS) storage.removeItem(key)
    }
  })
}
