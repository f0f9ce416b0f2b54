import type { SearchParams } from '@/lib/rules/routes/search-params'

/** The parameters of a list of the desk as its address has them, each once; what it has besides is left out. */
export function deskQuery(asked: SearchParams, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = asked[name]
      return typeof value === 'string' && value !== '' ? [[name, value.slice(0, 200)]] : []
    }),
  )
}
