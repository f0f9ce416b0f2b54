import type { Fault } from './fault'

const STORE = 'provider/desk/store/drafts.ts'
const DUE = 'provider/desk/publish-due.ts'
const PREVIEW = 'provider/desk/routes/preview.ts'
const READ = 'lib/server/desk/preview.ts'
const VERSIONS = 'lib/rules/desk/versions.ts'
const SAVE = 'lib/bff/draft-buttons.ts'
const TEST = 'provider/desk/institution-drafts.test.ts'
const VERSIONS_TEST = 'lib/rules/desk/versions.test.ts'
const POSTS_TEST = 'app/desk/do/institution-posts.test.ts'

/** Drafts, times and versions of institutions (issue 21, ADR 141). */
export const faults: Fault[] = [
  {
    says: 'of two who keep a draft of an institution the second is told',
    file: STORE,
    find: 'if (versionOfForm(drafted) !== version) return CHANGED\n  const said = differing',
    put: 'const said = differing',
    test: TEST,
    title: 'of two who keep what they saw',
  },
  {
    says: 'the version of a form knows of the draft, too',
    file: STORE,
    find: '`${version}.${inShort(draft.said)}`',
    put: 'version',
    test: TEST,
    title: 'of two who keep what they saw',
  },
  {
    says: 'a draft grows by what is typed',
    file: STORE,
    find: '{ ...drafted.draft?.said, ...sent }',
    put: 'sent',
    test: TEST,
    title: 'a draft is kept as it was typed, grows',
  },
  {
    says: 'what cannot be published is kept as the draft',
    file: STORE,
    find: "    await keep(tx, account, drafted, said, now)\n    return { kind: 'invalid', flaws }",
    put: "    return { kind: 'invalid', flaws }",
    test: TEST,
    title: 'what could not be published is the draft',
  },
  {
    says: 'a draft that was kept anew is not published at the time of the one before',
    file: STORE,
    find: "draft?.publishAt ? ('edited' as const) : null",
    put: 'null',
    test: TEST,
    title: 'it is not published where that has become wrong since',
  },
  {
    says: 'a draft of several fields that is kept as it was keeps its time',
    file: STORE,
    find: 'isDeepStrictEqual(draft.said, said)',
    put: 'JSON.stringify(draft.said) === JSON.stringify(said)',
    test: TEST,
    title: 'a draft that is kept as it was',
  },
  {
    says: 'a change of the record stops the time of its draft',
    file: STORE,
    find: "draft.missed ?? (version === draft.madeOn ? null : 'changed')",
    put: 'draft.missed',
    test: TEST,
    title: 'it is not published where that has become wrong since',
  },
  {
    says: 'no draft is published while an import runs',
    file: DUE,
    find: '((await holdImports(tx)) ? holdDrafted(tx, id) : null)',
    put: 'holdDrafted(tx, id)',
    test: TEST,
    title: 'while an import runs',
  },
  {
    says: 'whose account was closed publishes no institution',
    file: STORE,
    find: "(account === null ? 'forbidden' : isRight ? null : 'invalid')",
    put: "(isRight ? null : 'invalid')",
    test: TEST,
    title: 'it is not published where that has become wrong since',
  },
  {
    says: 'a link shows the draft of one institution alone',
    file: PREVIEW,
    find: ' || key !== previewKey(id)',
    put: '',
    test: TEST,
    title: 'of no other institution',
  },
  {
    says: 'what is looked up of a previewed institution is its draft’s',
    file: PREVIEW,
    find: ', ...(await lookUpFor(db, institute))',
    put: '',
    test: TEST,
    title: 'its link shows the page',
  },
  {
    says: 'a preview shows what can be read of a draft, also where fields do not hold together',
    file: PREVIEW,
    find: 'const { changed } = readInstitution(valuesOf(found.institute), draft.said)',
    put: 'const changed = readInstitution(valuesOf(found.institute), draft.said).flaws.size > 0 ? {} : draft.said',
    test: TEST,
    title: 'its link shows the page',
  },
  {
    says: 'a version that is published leaves the draft that waits',
    file: STORE,
    find: 'await drafted.publish(tx, account, said, now, { version: to })',
    put: 'await publish(tx, account, drafted, said, now)',
    test: TEST,
    title: 'leaves a draft that waits',
  },
  {
    says: 'what an entry said is said, also where a list changed it since',
    file: VERSIONS,
    find: ', ...fieldsIn(names, asked?.after ?? null) }',
    put: ' }',
    test: VERSIONS_TEST,
    title: 'also where a list changed it since',
  },
  {
    says: 'a draft that is taken up takes back nothing that was published since',
    file: VERSIONS,
    find: 'const since = isDraft ? [] : history',
    put: 'const since = history',
    test: VERSIONS_TEST,
    title: 'takes nothing back that others published since',
  },
  {
    says: 'a draft changed nothing of what an institution said',
    file: VERSIONS,
    find: '=> Number(id) > to && CHANGES.includes(action)',
    put: '=> Number(id) > to || CHANGES.includes(action)',
    test: VERSIONS_TEST,
  },
  {
    says: 'by a link that is over nobody is shown what is published as if it were the draft',
    file: READ,
    find: '  if (reply.status === 401)\n',
    put: '  if (reply.status === 999)\n',
    test: 'lib/server/desk/preview.test.ts',
    title: 'by a link that is over',
  },
  {
    says: '“Publish” of a form with a draft takes the draft with it',
    file: SAVE,
    find: " && draft === ''",
    put: '',
    test: POSTS_TEST,
    title: 'sends what was changed to the draft',
  },
  {
    says: 'what was refused and kept is the draft, on which the form stands',
    file: 'lib/server/desk/record-form.ts',
    find: "lastOf(reply) === 'stored'",
    put: "lastOf(reply) === 'refused'",
    test: POSTS_TEST,
    title: 'is the draft, and the form stands on that',
  },
]
