import type { Fault } from './fault'

const DUE = 'provider/desk/publish-due.ts'
const STATE = 'provider/desk/store/institution-state.ts'
const STORE = 'provider/desk/store/ends.ts'
const TEST = 'provider/desk/ends.test.ts'
const PART = 'components/desk/end-parts.tsx'
const PART_TEST = 'components/desk/end-parts.test.tsx'
const POSTS_TEST = 'app/desk/do/end-posts.test.ts'

/** What is retired or withdrawn at a time (issue 21, ADR 159). */
export const faults: Fault[] = [
  {
    says: 'what ends at a time does so by itself',
    file: DUE,
    find: 'for (const due of await listDueEnds(db, now)) {',
    put: 'for (const due of (await listDueEnds(db, now)).slice(0, 0)) {',
    test: TEST,
    title: 'and retired at its time',
  },
  {
    says: 'of what has ended not even the last good copy is shown',
    file: DUE,
    find: 'else website.revalidate(DRAFTED_ROOMS[list].tags, true)',
    put: 'else website.revalidate(DRAFTED_ROOMS[list].tags)',
    test: TEST,
    title: 'shows it to nobody once more',
  },
  {
    says: 'an institution waits while an import runs',
    file: DUE,
    find: '!(await isHeldBack(tx, due.list)) && ',
    put: '',
    test: TEST,
    title: 'waits while an import runs',
  },
  {
    says: 'what is gone needs no time',
    file: DUE,
    find: 'missGone: async (tx) => void (await dropEnd(tx, list, id)),',
    put: '',
    test: TEST,
    title: 'that is gone needs no time any more',
  },
  {
    says: 'who retires an institution before its time takes that away',
    file: STATE,
    find: "  await dropEnd(tx, 'institutions', String(row.id))\n",
    put: '',
    test: TEST,
    title: 'that somebody retires before its time',
  },
  {
    says: 'an institution is retired at a time as it was shown',
    file: STATE,
    find: "if (!isShown(row, version) || row.retiredAt !== null) return { kind: 'changed' }",
    put: "if (row.retiredAt !== null) return { kind: 'changed' }",
    test: TEST,
    title: 'has none of who saw another one',
  },
  {
    says: 'a successor that does not stand any more keeps an institution',
    file: STATE,
    find: 'flaws: (await canSucceed(tx, row.id, successorId)) ? null :',
    put: 'flaws: successorId !== 0 ? null :',
    test: TEST,
    title: 'stays, and says so, where it cannot end so any more: invalid',
  },
  {
    says: 'a time that is taken back is gone',
    file: STORE,
    find: 'set.publishAt === null',
    put: 'set.publishAt === undefined',
    test: TEST,
    title: 'stays where the time is taken back',
  },
  {
    says: 'a record that is withdrawn by hand leaves no time',
    file: 'provider/desk/store/record-drafts.ts',
    find: '  await dropEnd(tx, kind.room, kind.trail.idOf(row))\n',
    put: '',
    test: TEST,
    title: 'that is withdrawn by hand',
  },
  {
    says: 'a record on which something hangs by then stays',
    file: 'provider/desk/store/record-ends.ts',
    find: "flaws: mayGo ? null : new Map([['until', 'kept']]),",
    put: 'flaws: null,',
    test: TEST,
    title: 'stays where something hangs on it by then',
  },
  {
    says: 'who keeps no such room is told of no end in it',
    file: 'provider/desk/waiting-drafts.ts',
    find: '(await listEnds(db)).filter(({ list }) => lists.includes(list))',
    put: 'await listEnds(db)',
    test: TEST,
    title: 'is told of to who keeps its room alone',
  },
  {
    says: 'the button of a time ends nothing now',
    file: PART,
    find: 'name="do" value="set" formAction={post}',
    put: 'name="do" value="set"',
    test: PART_TEST,
    title: 'a time is asked for',
  },
  {
    says: 'a time that is refused is said beside it',
    file: PART,
    find: 'flaw: reply?.wrong?.until ?? null',
    put: 'flaw: null',
    test: PART_TEST,
    title: 'one that was refused stands there',
  },
  {
    says: 'a time that is taken back is none',
    file: 'lib/bff/draft-buttons.ts',
    find: "sent.do === 'unset' ? '' : momentOf(sent[UNTIL_DAY], sent[UNTIL_TIME])",
    put: 'momentOf(sent[UNTIL_DAY], sent[UNTIL_TIME])',
    test: POSTS_TEST,
    title: 'it is unset as it was shown',
  },
]
