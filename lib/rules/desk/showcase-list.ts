import type { Showcase, ShowcaseAction } from '@/lib/contract/desk/showcase'

/** A list with one added last, taken away or moved by one place; as it is where there is no place to move to. */
export function withShowcase<Id>(ids: readonly Id[], action: ShowcaseAction, id: Id): readonly Id[] {
  if (action === 'add') return [...ids, id]
  if (action === 'remove') return ids.filter((each) => each !== id)
  const at = ids.indexOf(id)
  const to = action === 'up' ? at - 1 : at + 1
  const other = ids[to]
  return at < 0 || other === undefined ? ids : ids.with(at, other).with(to, id)
}

/** The page of a list at the desk. */
export const showcasePage = (list: Showcase) => `/home-lists/${list}` as const
