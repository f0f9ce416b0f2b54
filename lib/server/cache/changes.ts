import 'server-only'
import { ChangeLog, changeLog, dropOf } from '@/lib/rules/change-log'
import { purgeCdn } from '@/lib/server/cache/cdn-purge'
import { getEnvironment } from '@/lib/server/env'
import { sharedStore } from '@/lib/server/shared-store'
import type { Change } from '@/lib/store/change-stream'
import { SharedChanges } from '@/lib/store/shared-changes'

/** They hang on the global object, because Next bundles this module more than once. */
const DROPS = Symbol.for('change-drops')
const SHARED = Symbol.for('shared-changes')
const shared: typeof globalThis & { [DROPS]?: ChangeLog; [SHARED]?: SharedChanges } = globalThis

/** Of all changes those after which nobody is shown what was before. */
export function drops(): ChangeLog {
  return (shared[DROPS] ??= new ChangeLog())
}

function apply({ tags, isDropped }: Change): void {
  const number = changeLog().append(tags)
  if (isDropped) drops().append(tags, number)
}

/** Nothing that was cached until now is shown to anybody. */
export function dropAll(): void {
  changeLog().forget()
  drops().forget(changeLog().number)
  changeLog().append([dropOf('all')])
}

/** Makes what is cached old by its tags, here and in every instance. */
export function change(what: Change): void {
  apply(what)
  purgeCdn(what.tags)
  shared[SHARED]?.publish(what)
}

/** From now on changes are shared with other instances, where there is a store for them. */
export function shareChanges(): void {
  const store = sharedStore()
  if (store === null || shared[SHARED] !== undefined) return
  shared[SHARED] = new SharedChanges({
    store,
    apply,
    forget: () => changeLog().forget(),
    dropAll,
    number: () => changeLog().number,
    settle: (position, number) => changeLog().settle({ position, number }),
    maxAgeMs: getEnvironment().contentMaxAge * 1000,
  })
  shared[SHARED].start()
}
