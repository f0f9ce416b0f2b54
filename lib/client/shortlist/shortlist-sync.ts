import { isText, listOf, objectOf, orNull } from '@/lib/client/answer-shape'
import { getFromBff } from '@/lib/client/bff-client'
import { callBff } from '@/lib/client/bff-call'
import { readBase, writeBase } from '@/lib/client/shortlist/shortlist-base'
import { shortlist } from '@/lib/client/shortlist/shortlist-store'
import { listChange, takeOver } from '@/lib/rules/shortlist/shortlist-merge'

const PATH = '/api/shortlist'
/** Several presses in a row are one change. */
const REST_MS = 800
const isAnswer = objectOf<{ ids: string[] | null }>({ ids: orNull(listOf(isText)) })

const ids = () => shortlist.get().map(({ id }) => id)

/** What the account says; `undefined` when it could not be asked. */
async function ask(signal: AbortSignal): Promise<readonly string[] | null | undefined> {
  const { add, remove } = listChange(readBase() ?? [], ids())
  try {
    if (add.length === 0 && remove.length === 0) return (await getFromBff(PATH, isAnswer, signal)).ids
    const result = await callBff(PATH, { add, remove }, { is: isAnswer, signal })
    return result.ok ? result.answer.ids : undefined
  } catch {
    return undefined
  }
}

/**
 * Joins the shortlist of this browser to the account of who is signed in: what was saved before is added
 * to what the account keeps, and from then on each change goes to the account. What could not be told
 * is told with the next change, or when the page is loaded again.
 * @returns how to stop
 */
export function joinShortlist(): () => void {
  const left = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isOffered = true

  async function exchange() {
    if (isAsking || !isOffered) return
    isAsking = true
    const asked = ids()
    const account = await ask(left.signal)
    isAsking = false
    if (left.signal.aborted || account === undefined) return
    if (account === null) {
      isOffered = false
      return
    }
    writeBase(account)
    shortlist.replace(takeOver(account, asked, shortlist.get()))
    // What was done meanwhile.
    later()
  }

  function later() {
    clearTimeout(timer)
    const { add, remove } = listChange(readBase() ?? [], ids())
    if (add.length > 0 || remove.length > 0) timer = setTimeout(() => void exchange(), REST_MS)
  }

  const unsubscribe = shortlist.subscribe(later)
  void exchange()
  return () => {
    unsubscribe()
    clearTimeout(timer)
    left.abort()
  }
}

/**
 * After signing out: what the account keeps leaves this browser, so that the next one who signs in
 * here does not get it; what it was never told stays.
 */
export function leaveShortlist(): void {
  const base = readBase()
  if (base === null) return
  writeBase(null)
  shortlist.replace(shortlist.get().filter(({ id }) => !base.includes(id)))
}
