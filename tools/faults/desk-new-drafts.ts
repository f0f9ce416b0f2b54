import type { Fault } from './fault'

const RECORDS = 'provider/desk/store/record-drafts.ts'
const CALLS = 'provider/desk/record-draft-calls.ts'
const TEST = 'provider/desk/new-record-drafts.test.ts'
const POSTS = 'lib/bff/record-posts.ts'
const POSTS_TEST = 'app/desk/do/plan-posts.test.ts'
const VIEW_TEST = 'components/desk/record-view.test.tsx'

/** Drafts of records that are not there yet (issue 21, ADR 156). */
export const faults: Fault[] = [
  {
    says: 'the history of a draft says which record it became',
    file: RECORDS,
    find: 'await noteAudit(tx, account, now, { action, record, after: { id } })',
    put: 'await noteAudit(tx, account, now, { action, record })',
    test: TEST,
    title: 'one is kept, seen by nobody',
  },
  {
    says: 'a record that came of a draft begins with being added',
    file: 'provider/desk/store/records.ts',
    find: '  await noteRecord(tx, kind.trail, account, now, { before: null, after: row })\n',
    put: '',
    test: TEST,
    title: 'one is kept, seen by nobody',
  },
  {
    says: 'what cannot be published is on no page, where nothing else of it is',
    file: 'provider/desk/draft-answer.ts',
    find: '(drafted.version !== NOT_THERE || flaws === null)',
    put: 'true',
    test: TEST,
    title: 'what cannot be published is kept',
  },
  {
    says: 'a draft that nobody has named is named by what it says',
    file: 'provider/desk/waiting-drafts.ts',
    find: "Object.values(words).find((word) => word.trim() !== '') ?? ''",
    put: "''",
    test: TEST,
    title: 'what cannot be published is kept',
  },
  {
    says: 'a link shows in its list what is not there yet',
    file: RECORDS,
    find: 'rows: [drafted, ...rows]',
    put: 'rows',
    test: TEST,
    title: 'a link shows it in its list',
  },
  {
    says: 'nobody withdraws what is not there yet',
    file: RECORDS,
    find: "    if (!held?.row) return 'unknown'\n",
    put: "    if (held === null) return 'unknown'\n",
    test: TEST,
    title: 'of two who keep it',
  },
  {
    says: 'without a word there is no draft',
    file: RECORDS,
    find: '    if (isEmpty(kind, sent)) return',
    put: '    if (false) return',
    test: TEST,
    title: 'posted twice by one form',
  },
  {
    says: 'what was discarded is kept anew by the same form',
    file: 'provider/desk/store/audit.ts',
    find: '? DISCARDED : WITHDRAWN',
    put: '? WITHDRAWN : WITHDRAWN',
    test: TEST,
    title: 'posted twice by one form',
  },
  {
    says: 'the words of a draft that was discarded are left',
    file: 'provider/desk/record-history.ts',
    find: "isNewDraft(id) && last.action === 'draft-discarded'",
    put: 'false',
    test: TEST,
    title: 'discarded it is gone',
  },
  {
    says: 'the drafts of what is not there yet are no others',
    file: CALLS,
    find: 'waiting.filter(({ id }) => isNewDraft(id))',
    put: 'waiting',
    test: TEST,
    title: 'of what is there its draft is not among them',
  },
  {
    says: 'a draft of a word that is kept on keeps its code',
    file: 'provider/desk/store/rank-words.ts',
    find: 'sent.code === undefined ? sent : {',
    put: "sent.code === undefined ? { ...sent, code: '' } : {",
    test: TEST,
    title: 'a code is read as in a new word',
  },
  {
    says: 'what is left of a draft leads to what it became',
    file: 'components/desk/record-past.tsx',
    find: "{typeof added === 'string' && (",
    put: '{false && (',
    test: 'components/desk/record-page.test.tsx',
    title: 'it says how it ended',
  },
  {
    says: 'who keeps a draft of a new one does not add it',
    file: POSTS,
    find: "button === 'save' ? room.newDraftCall : room.addCall",
    put: 'room.addCall',
    test: POSTS_TEST,
    title: 'a new one can be kept as a draft',
  },
  {
    says: 'published, a draft leads to the record that it became',
    file: POSTS,
    find: 'pageOf(answer, pages.one(id))',
    put: 'pages.one(id)',
    test: POSTS_TEST,
    title: 'a new one can be kept as a draft',
  },
  {
    says: 'of what is not there yet nothing is withdrawn',
    file: 'components/desk/record-view.tsx',
    find: '  if (isNewDraft(id)) return null\n',
    put: '',
    test: VIEW_TEST,
    title: 'of what is not there yet the form is all',
  },
  {
    says: 'what a record will be called by can be changed until it is there',
    file: 'components/desk/record-fields.tsx',
    find: ' && !isNewDraft(hidden.id)',
    put: '',
    test: 'components/desk/record-fields.test.tsx',
    title: 'nothing is called by it yet',
  },
]
