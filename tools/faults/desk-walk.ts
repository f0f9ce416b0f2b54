import type { Fault } from './fault'

const ROUTE = 'lib/bff/desk-route.ts'
const POSTS = 'app/desk/do/desk-posts.test.ts'
const WORDS = 'lib/rules/desk/audit-words.ts'
const WORDS_TEST = 'lib/rules/desk/audit-words.test.ts'
const INBOX = 'provider/desk/store/inbox.ts'
const DESK_TEST = 'provider/desk/desk.test.ts'
const MORE_TEST = 'provider/desk/institution-more.test.ts'

/** What a strict reader missed at the desk: names in the trail, ways back, and what waited for nobody. */
export const faults: readonly Fault[] = [
  {
    says: 'what was typed as a session was over is nobody else’s',
    file: ROUTE,
    find: 'if (awaits !== undefined && awaits.account === account)',
    put: 'if (awaits !== undefined)',
    test: POSTS,
    title: 'is nobody else’s',
  },
  {
    says: 'a wrong code does not lose what was typed as a session was over',
    file: ROUTE,
    find: 'if (!isGood(reply.said)) return { ...reply, awaits }',
    put: 'if (!isGood(reply.said)) return reply',
    test: POSTS,
    title: 'stands on its page again',
  },
  {
    says: 'signing in at the desk leads to no other website',
    file: 'lib/rules/desk/desk-path.ts',
    find: "url.origin !== HERE || !asked.startsWith('/') || ",
    put: '',
    test: 'lib/rules/desk/desk-path.test.ts',
    title: 'and never to',
  },
  {
    says: 'signing in does not lead to where forms are posted',
    file: 'lib/rules/desk/desk-path.ts',
    find: '!LANGUAGES.some((code) => code === lang) || ',
    put: '',
    test: 'lib/rules/desk/desk-path.test.ts',
    title: 'and never to',
  },
  {
    says: 'no browser says to a page of the desk where it stands',
    file: 'middleware.ts',
    find: '  asked.set(DESK_PAGE_HEADER, pathname + request.nextUrl.search)\n',
    put: '',
    test: 'middleware.test.ts',
    title: 'is passed on where it is on',
  },
  {
    says: 'a number of an account has its name in the trail',
    file: WORDS,
    find: 'return called === null ? null : `${called} (${value})`',
    put: 'return null',
    test: WORDS_TEST,
    title: 'who and which institution',
  },
  {
    says: 'a reason of a review is not said as one of a proposal',
    file: WORDS,
    find: "  'proposal-decided': PROPOSAL_REASONS,",
    put: "  'proposal-decided': REJECT_REASONS,",
    test: WORDS_TEST,
    title: 'reasons are said',
  },
  {
    says: 'the trail is found by what an institution is called',
    file: 'provider/desk/store/audit.ts',
    find: '          isOfOneCalled(pattern),\n',
    put: '',
    test: MORE_TEST,
    title: 'is not found, its page leads to its successor',
  },
  {
    says: 'an editor says of reports of errors alone that they are mended',
    file: 'provider/desk/store/error-reports.ts',
    find: '.where(and(eq(enquiries.id, id), isReport(null)))',
    put: '.where(eq(enquiries.id, id))',
    test: 'provider/desk/error-reports.test.ts',
    title: 'of no other enquiry',
  },
  {
    says: 'the list of the retired has nobody who stands',
    file: 'provider/desk/store/institution-list.ts',
    find: '    isNotNull(institutes.retiredAt),\n',
    put: '',
    test: MORE_TEST,
    title: 'stands in a list of the retired',
  },
  {
    says: 'two are not made one over what somebody changed meanwhile',
    file: 'provider/desk/store/institution-merge.ts',
    find: 'if (versionOfMerge(becoming, from, into) !== version)',
    put: 'if (version === null)',
    test: MORE_TEST,
    title: 'two are not made one over what was changed',
  },
  {
    says: 'of what waits the longest stands first',
    file: INBOX,
    find: "? 'oldest' : 'latest')",
    put: "? 'latest' : 'latest')",
    test: DESK_TEST,
    title: 'stand there by how long they wait',
  },
  {
    says: 'what somebody had taken who is gone waits again',
    file: 'provider/desk/store/administration.ts',
    find: '    await closeAccount(tx, account, now)\n    await releaseEnquiriesOf(tx, by, account.id, now)',
    put: '    await closeAccount(tx, account, now)',
    test: DESK_TEST,
    title: 'wait for everybody again',
  },
  {
    says: 'what somebody has answered who is gone stays answered',
    file: 'provider/desk/store/enquiries.ts',
    find: "and(eq(deskEnquiries.takenBy, accountId), eq(deskEnquiries.state, 'taken'))",
    put: 'eq(deskEnquiries.takenBy, accountId)',
    test: DESK_TEST,
    title: 'wait for everybody again',
  },
  {
    says: 'the erasure of enquiries stands in the trail',
    file: 'provider/enquiries/store/enquiries.ts',
    find: '    if (erased.length > 0) await noteAudit(tx, BY_ITSELF, now, noted)\n',
    put: '    void noted\n',
    test: 'provider/desk/erasure.test.ts',
    title: 'they are erased when their time is over',
  },
  {
    says: 'what a record said that is withdrawn fills the form of a new one',
    file: 'provider/desk/record-history.ts',
    find: '? await lastWords(db, kind, last.before ?? {})',
    put: '? {}',
    test: 'provider/desk/plans.test.ts',
    title: 'what nobody has chosen is withdrawn',
  },
  {
    says: 'a conflict does not say that the day is wrong',
    file: 'components/desk/enquiry-view.tsx',
    find: 'aria-invalid={isDayWrong || undefined}',
    put: 'aria-invalid={typed.day !== undefined || undefined}',
    test: 'components/desk/enquiry-view.test.tsx',
    title: 'after a mere conflict',
  },
  {
    says: 'search and page stay when the language is changed',
    file: 'components/desk/desk-frame.tsx',
    find: ' + (search && `?${search}`)',
    put: '',
    test: 'components/desk/desk-frame.test.tsx',
    title: 'stays in the other language',
  },
]
