import type { Fault } from './fault'

const LATE = 'lib/client/lazy-query.ts'
const LATE_TEST = 'lib/client/lazy-query.test.tsx'
const QUERIES = 'lib/client/queries.ts'

/** What the browser asks by React Query, and when it gives up (ADR 63). */
export const faults: Fault[] = [
  {
    says: 'another try is of one question, and not of those after it',
    file: LATE,
    find: 'tried.filter((each) => each === of).length',
    put: 'tried.length',
    test: LATE_TEST,
    title: 'where there is nothing to ask another try asks nothing',
  },
  {
    says: 'the shortlist asks for no cards where it has all of them',
    file: 'components/shortlist/shortlist.tsx',
    find: 'const isAsked = wanted.length > 0',
    put: 'const isAsked = wanted.length >= 0',
    test: 'components/shortlist/shortlist.test.tsx',
    title: 'shows what is saved at once',
  },
  {
    says: 'a part of React Query that does not come is said after ten seconds',
    file: LATE,
    find: ')), PATIENCE_MS)',
    put: ')), 2 * PATIENCE_MS)',
    test: LATE_TEST,
    title: 'React Query that does not come in ten seconds',
  },
  {
    says: 'what was answered to one who is no longer there is not shown to the next',
    file: LATE,
    find: '      setSeen(undefined)\n',
    put: '',
    test: LATE_TEST,
    title: 'what is not kept is not shown before it is answered again',
  },
  {
    says: 'what has ten seconds is asked for by every supported browser',
    file: QUERIES,
    find: 'return end.signal',
    put: 'return AbortSignal.any([end.signal])',
    test: 'lib/client/queries.test.ts',
  },
  {
    says: 'the notifications of one page are not those of the next',
    file: QUERIES,
    find: 'refetchOnWindowFocus: true,\n    ...NOT_KEPT,',
    put: 'refetchOnWindowFocus: true,',
    test: 'lib/client/notifications/notification-list.test.tsx',
    title: 'another page does not go back',
  },
  {
    says: 'what was suggested before an outage does not come back',
    file: 'lib/client/directory/suggestion-answer.ts',
    find: 'if (error instanceof BffError) return null',
    put: 'if (error instanceof BffError) throw error',
    test: 'components/directory/suggestions.test.tsx',
    title: 'that stood before an outage',
  },
  {
    says: 'a payment is looked for also where what looks did not come at first',
    file: 'components/account/payment-note.tsx',
    find: '    loadAgainMs: 10_000,\n',
    put: '',
    test: 'components/account/payment-note.test.tsx',
    title: 'where what looks does not come at first',
  },
]
