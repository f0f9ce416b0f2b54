/** The ids that the shortlist of this browser and the account had in common last. Nothing personal beyond the list itself. */
const KEY = 'shortlist-account'

/** `null`: the list of this browser is joined to no account. */
export function readBase(): readonly string[] | null {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null')
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : null
  } catch {
    return null
  }
}

/** An empty list needs no note: it is what a browser has that was never joined. */
export function writeBase(ids: readonly string[] | null): void {
  try {
    if (ids === null || ids.length === 0) window.localStorage.removeItem(KEY)
    else window.localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // No storage: then nothing outlives the page, and nothing need be told apart.
  }
}
