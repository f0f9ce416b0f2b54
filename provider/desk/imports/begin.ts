import { cacheTags } from '@/lib/contract/cache-tags'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { beginRun } from '@/provider/desk/store/import-runs'
import type { ImportRun } from '@/provider/desk/store/imports'
import type { ProviderEnv } from '@/provider/http/context'
import { reasonOf } from '@/provider/http/failures'
import { NOT_USED, OWN_COLUMNS } from '@/provider/import/sources/own-columns'

type Begun = Pick<ProviderEnv['Variables'], 'db' | 'imports' | 'signIn' | 'website'>
type BegunBy = Begun & { account: DeskAccount }

/** A call waits so long for a run to end; most lists of the desk take less. Far below the website's patience. */
const WAIT_MS = 3_000

/** Has a run done, and waits a little for it; the website is told where the directory has changed. */
export async function startRun({ db, imports, signIn, website }: Begun, id: number): Promise<void> {
  const work = imports(db, id, signIn.now)
    .then((isPublished) => (isPublished ? website.revalidate([cacheTags.directory]) : undefined))
    .catch((error: unknown) => signIn.log.error({ id, error: reasonOf(error) }, 'an import of the desk failed'))
  let timer: NodeJS.Timeout | undefined
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, WAIT_MS)))])
  clearTimeout(timer)
}

/** Which of our columns somebody chose, by the list's names; `undefined` where nobody did, `null` for what is none of ours. */
export function columnsChosen({ columns }: ImportRun, chosen: readonly string[] | undefined) {
  if (chosen === undefined) return undefined
  if (chosen.length !== columns.length) return null
  if (!chosen.every((ours) => ours === '' || OWN_COLUMNS.includes(ours))) return null
  return Object.fromEntries(columns.map(({ name }, at): [string, string] => [name, chosen[at] || NOT_USED]))
}

/** Begins it, unless somebody works on it, or it is not as it was shown. */
export async function beginChange(
  context: BegunBy,
  run: ImportRun,
  state: 'trying' | 'publishing',
  map?: Record<string, string>,
): ReturnType<typeof beginRun> {
  const outcome = await beginRun(context.db, run, state, context.account, context.signIn.now(), map)
  if (outcome === 'begun') await startRun(context, run.id)
  return outcome
}
