import Fuse from 'fuse.js'
import { BEST, type Alternative, type SearchRow } from './alternative'

/** Fuse in the process, with its search by words: by letters alone the order of the words would count. */
export function fuse(rows: () => Promise<readonly SearchRow[]>): Alternative {
  let index: Fuse<SearchRow> | null = null
  return {
    name: 'Fuse',
    prepare: async () => {
      index = new Fuse(await rows(), {
        keys: [
          { name: 'name', weight: 2 },
          { name: 'place', weight: 1 },
        ],
        useTokenSearch: true,
        ignoreLocation: true,
        threshold: 0.4,
      })
    },
    search: async (query) => (index?.search(query, { limit: BEST }) ?? []).map(({ item }) => item.id),
  }
}
