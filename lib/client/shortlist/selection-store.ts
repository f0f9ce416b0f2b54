import { createStore } from 'zustand/vanilla'
import { isText, listOf, objectOf } from '@/lib/client/answer-shape'
import { cleanSelection, type SelectedInstitute } from '@/lib/rules/shortlist/selection'

const isSelection = listOf(objectOf<SelectedInstitute>({ id: isText, name: isText }))
const NONE: readonly SelectedInstitute[] = []

export type SelectionStore = {
  /** The same array until it changes; empty on the server. */
  get: () => readonly SelectedInstitute[]
  /** Returns how to stop. */
  subscribe: (onChange: () => void) => () => void
  /** @returns false when the list is full: then nothing is added */
  add: (item: SelectedInstitute) => boolean
  remove: (id: string) => void
  clear: () => void
  /**
   * What the list was before something was taken out of it by hand; `null` after anything else, such as what the account
   * says, or signing out: what leaves then is not offered back to whoever comes next.
   */
  beforeRemoval: () => readonly SelectedInstitute[] | null
  replace: (items: readonly SelectedInstitute[]) => void
}

/**
 * A list of institutions that is kept in this browser, the same in all of its tabs. Made once for each
 * key; it holds nothing on the server, where it is never changed. Without storage (some private
 * windows) it lasts as long as the page.
 */
export function createSelectionStore(key: string, max: number): SelectionStore {
  type State = { items: readonly SelectedInstitute[]; before: readonly SelectedInstitute[] | null }
  const store = createStore<State>()(() => ({ items: NONE, before: null }))
  let hasRead = false

  function stored(): readonly SelectedInstitute[] | null {
    try {
      const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]')
      return isSelection(value) ? cleanSelection(value, max) : NONE
    } catch (error) {
      // What somebody else has written there is nothing; without any storage, what is in memory counts.
      return error instanceof SyntaxError ? NONE : null
    }
  }

  function take(items: readonly SelectedInstitute[] | null, before: State['before'] = null) {
    if (items === null || JSON.stringify(items) === JSON.stringify(store.getState().items)) return
    store.setState({ items, before })
  }

  function get(): readonly SelectedInstitute[] {
    if (!hasRead && typeof window !== 'undefined') {
      hasRead = true
      take(stored())
    }
    return store.getState().items
  }

  function write(items: readonly SelectedInstitute[], before: State['before']) {
    get()
    take(cleanSelection(items, max), before)
    const selected = store.getState().items
    try {
      if (selected.length === 0) window.localStorage.removeItem(key)
      else window.localStorage.setItem(key, JSON.stringify(selected))
    } catch {
      // No storage, or no room: the list lasts as long as the page.
    }
  }

  /** Another tab may have changed it a moment ago. */
  function latest(): readonly SelectedInstitute[] {
    get()
    take(stored())
    return store.getState().items
  }

  return {
    get,
    replace: (items) => write(items, null),
    add(item) {
      const items = latest()
      if (items.some(({ id }) => id === item.id)) return true
      if (items.length >= max) return false
      write([...items, item], null)
      return true
    },
    remove(id) {
      const items = latest()
      write(
        items.filter((item) => item.id !== id),
        items,
      )
    },
    clear: () => write(NONE, latest()),
    beforeRemoval: () => store.getState().before,
    subscribe(onChange) {
      const hear = (event: StorageEvent) => {
        // Without a key: everything was cleared.
        if (event.key === key || event.key === null) take(stored())
      }
      const leave = store.subscribe(onChange)
      window.addEventListener('storage', hear)
      return () => {
        leave()
        window.removeEventListener('storage', hear)
      }
    },
  }
}
