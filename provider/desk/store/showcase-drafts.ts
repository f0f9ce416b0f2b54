import { MAX_SHOWN, type Showcase, SHOWCASE_FIELDS, type ShowcaseFlaw } from '@/lib/contract/desk/showcase'
import { versionAt } from '@/lib/rules/desk/versions'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { listAuditOf } from '@/provider/desk/store/audit'
import {
  changeDraft,
  type Draft,
  type DraftAsked,
  type Drafted,
  type DraftOutcome,
  missOf,
  revert,
  type RevertAsked,
  versionOfForm,
} from '@/provider/desk/store/drafts'
import { draftStoreOfRecord, getRecordDraft } from '@/provider/desk/store/record-draft-store'
import {
  holdShowcase,
  inWords,
  listByNumber,
  listShown,
  type Named,
  namedIn,
  namesOf,
  recordOfShowcase,
  type Shown,
  versionOfShown,
  writeShowcase,
} from '@/provider/desk/store/showcases'
import { readId } from '@/provider/http/params'
import type { Database } from '@/provider/platform/database'

/** The drafts of the lists of the home page: such a list is a record of one field (ADR 171). */

type Words = Readonly<Record<string, string>>
const idsIn = (words: string | undefined) => namedIn(words ?? '').map(({ id }) => id)

/** A list with its draft, and all institutions that either names, or that are asked for, and that there are. */
type Listed = { list: Showcase; shown: readonly Shown[]; draft: Draft | null; known: ReadonlyMap<number, Shown> }

async function readListed(db: Database, list: Showcase, asked: readonly number[]): Promise<Listed> {
  const [shown, draft] = [await listShown(db, list), await getRecordDraft(db, 'showcases', list)]
  const ids = [...asked, ...idsIn(draft?.said.institutions), ...idsIn(draft?.was.institutions)]
  const others = await listByNumber(db, ids)
  return { list, shown, draft, known: new Map([...others, ...shown].map((each) => [each.id, each])) }
}

/** By the names that they have now; what is no more has the one that it had. */
const renamed = (named: readonly Named[], known: Listed['known']): Named[] =>
  named.map(({ id, name }) => ({ id, name: known.get(id)?.name.en ?? name }))

const reworded = (said: Words, known: Listed['known']): Words =>
  Object.fromEntries(Object.entries(said).map(([field, words]) => [field, inWords(renamed(namedIn(words), known))]))

/** Whether one may stand in the list: it stands, or is there already and was retired since. */
const mayStand = ({ shown, known }: Pick<Listed, 'shown' | 'known'>, id: number) =>
  shown.some((each) => each.id === id) || known.get(id)?.retiredAt === null

function flawOf(ids: readonly number[], may: (id: number) => boolean): ShowcaseFlaw | null {
  if (ids.some((id) => !may(id))) return 'unknown'
  if (new Set(ids).size < ids.length) return 'twice'
  return ids.length > MAX_SHOWN ? 'full' : null
}
function flawsOf(ids: readonly number[], may: (id: number) => boolean) {
  const flaw = flawOf(ids, may)
  return flaw && new Map([['institutions', flaw]])
}

/** For the one engine of drafts. */
function draftedShowcase({ list, shown, draft: kept, known }: Listed): Drafted {
  const [version, record] = [versionOfShown(shown), recordOfShowcase(list)]
  const values = { institutions: inWords(namesOf(shown)) }
  const draft = kept && { ...kept, said: reworded(kept.said, known), was: reworded(kept.was, known) }
  return {
    ...{ record, version, values, draft, miss: draft && missOf(version, draft) },
    store: draftStoreOfRecord('showcases', list),
    flawsOf: ({ institutions }) => flawsOf(idsIn(institutions), (id) => mayStand({ shown, known }, id)),
    async publish(tx, account, { institutions }, now, noted) {
      if (institutions === undefined) return false
      return writeShowcase(tx, account, { list, before: shown, after: namedIn(institutions) }, now, noted)
    },
    async versionAt(tx, to) {
      const said = versionAt(SHOWCASE_FIELDS, values, await listAuditOf(tx, record), to)
      if (said === null) return null
      const found = await listByNumber(tx, idsIn(said.institutions))
      const then = reworded(said, new Map(found.map((each) => [each.id, each])))
      // Renamed since, they are the same.
      return then.institutions === values.institutions ? {} : then
    },
  }
}

/** A list with its draft, without waiting for anybody. `rows`: those that its form shows, with whether each may stand there. */
export async function getDraftedShowcase(db: Database, list: Showcase) {
  const listed = await readListed(db, list, [])
  const drafted = draftedShowcase(listed)
  const named = namedIn(drafted.draft?.said.institutions ?? drafted.values.institutions ?? '')
  const rows = named.map(({ id, name }) => ({
    ...(listed.known.get(id) ?? { id, name: { en: name }, city: null, district: null, retiredAt: null }),
    isUnknown: !mayStand(listed, id),
  }))
  return { drafted, rows }
}

/** Lists with these drafts, by their names. */
export async function listDraftedShowcases(db: Database, lists: readonly Showcase[]) {
  const found = lists.map(async (list) => [list, (await getDraftedShowcase(db, list)).drafted] as const)
  return new Map<string, Drafted>(await Promise.all(found))
}

/** The institutions of a list as its draft has them; `null`: none waits. */
export async function getDraftedIds(db: Database, list: Showcase): Promise<number[] | null> {
  const draft = await getRecordDraft(db, 'showcases', list)
  return draft && idsIn(draft.said.institutions)
}

/** The same as `getDraftedShowcase`, which nobody else changes until the transaction ends. @param asked whom it may be asked to show */
async function holdListed(tx: Database, list: Showcase, asked: readonly number[]): Promise<Listed> {
  const draft = await getRecordDraft(tx, 'showcases', list)
  await holdShowcase(tx, [...asked, ...idsIn(draft?.said.institutions)])
  return readListed(tx, list, asked)
}

export const holdDraftedShowcase = async (tx: Database, list: Showcase): Promise<Drafted> =>
  draftedShowcase(await holdListed(tx, list, []))

/** What an entry of its history says of a list; `gone`: the names of those that cannot stand there any more. */
export async function getShowcaseVersion(db: Database, list: Showcase, to: number) {
  const listed = await readListed(db, list, [])
  const said = await draftedShowcase(listed).versionAt(db, to)
  if (said === null) return null
  const named = namedIn(said.institutions ?? '')
  const known = new Map((await listByNumber(db, idsIn(said.institutions))).map((each) => [each.id, each]))
  const gone = named.filter(({ id }) => !mayStand({ shown: listed.shown, known }, id))
  return { said: { ...said }, gone: gone.map((each) => inWords([each])) }
}

/** No institution has the number 0; more than have room need not be read. */
const idsSent = (text: string) =>
  text
    .split(/\s+/, 2 * MAX_SHOWN)
    .filter((word) => word !== '')
    .map((word) => readId(word) ?? 0)

/** What is done with the draft of a list of the home page. `invalid`, of what was sent: nothing was done. */
export function changeShowcaseDraft(
  db: Database,
  account: DeskAccount,
  { list, ...asked }: { list: Showcase } & (DraftAsked | RevertAsked),
  now: Date,
): Promise<DraftOutcome> {
  return db.transaction(async (tx): Promise<DraftOutcome> => {
    if ('to' in asked) {
      const found = await getShowcaseVersion(tx, list, asked.to)
      const listed = await holdListed(tx, list, idsIn(found?.said.institutions))
      return revert(tx, account, draftedShowcase(listed), asked, now)
    }
    const sent = asked.sent.institutions === undefined ? null : idsSent(asked.sent.institutions)
    const listed = await holdListed(tx, list, sent ?? [])
    const drafted = draftedShowcase(listed)
    if (sent === null) return changeDraft(tx, account, drafted, { ...asked, sent: {} }, now)
    if (versionOfForm(drafted) !== asked.version) return { kind: 'changed' }
    // Who waits in the draft and is no more keeps nobody from moving the others: it is told where it stands.
    const waiting = new Map(namedIn(drafted.draft?.said.institutions ?? '').map(({ id, name }) => [id, name]))
    const flaws = flawsOf(sent, (id) => waiting.has(id) || mayStand(listed, id))
    if (flaws !== null) return { kind: 'invalid', flaws }
    const named = sent.map((id) => ({ id, name: listed.known.get(id)?.name.en ?? waiting.get(id) ?? '' }))
    return changeDraft(tx, account, drafted, { ...asked, sent: { institutions: inWords(named) } }, now)
  })
}
