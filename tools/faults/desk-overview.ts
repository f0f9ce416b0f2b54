import type { Fault } from './fault'

const ROUTE = 'provider/desk/routes/overview.ts'
const WORDS = 'provider/search/unanswered/counted-words.ts'
const SEARCHES = 'provider/search/unanswered/unanswered-searches.ts'
const CALL = 'provider/directory/routes/institutes.ts'
const LISTS = 'provider/sources/store.ts'
const TEST = 'provider/desk/overview.test.ts'
const WORDS_TEST = 'provider/search/unanswered/counted-words.test.ts'

const ERASURE = 'provider/enquiries/store/enquiries.ts'
const ERASURE_TEST = 'provider/desk/erasure.test.ts'

/** The desk's overview: how good the data is, what visitors search for in vain; and how long enquiries are kept (issue 21, ADR 111). */
export const faults: Fault[] = [
  {
    says: 'at the desk no more searches are kept than a day has room for, while none can be written',
    file: 'provider/search/unanswered/unanswered-searches.ts',
    find: 'for (const [words, count] of since) this.hear(words, count)',
    put: 'for (const [words, count] of since) heard.set(words, count)',
    test: 'provider/desk/overview.test.ts',
    title: 'while nothing can be written',
  },
  {
    says: 'where nothing says how long, the desk’s job erases no enquiry',
    file: 'provider/enquiries/erase-when-due.ts',
    find: 'if (days === null) return removeSetting(db, KEY)',
    put: 'if (days === null) return void (await eraseEnquiries(db, 0, now))',
    test: 'provider/desk/erasure.test.ts',
    title: 'the job erases them',
  },
  {
    says: 'the job erases enquiries whose time at the desk is over',
    file: 'provider/enquiries/erase-when-due.ts',
    find: 'await eraseEnquiries(db, days, now)',
    put: '0',
    test: 'provider/desk/erasure.test.ts',
    title: 'the job erases them',
  },
  {
    says: 'how good the data is, editors see alone',
    file: ROUTE,
    find: 'quality: mayEdit ? await',
    put: 'quality: mayEdit || mayImport ? await',
    test: TEST,
    title: 'each role has the parts',
  },
  {
    says: 'an institution without a town lacks one',
    file: 'provider/search/record.ts',
    find: 'i.city_id is null`',
    put: 'i.address1 is null`',
    test: TEST,
    title: 'counted as the list is narrowed',
  },
  {
    says: 'a list is not old on the day a year after',
    file: LISTS,
    find: 'dated < yearAgo',
    put: 'dated <= yearAgo',
    test: TEST,
    title: 'lists are old a year after',
  },
  {
    says: 'the desk is no list that grows old',
    file: LISTS,
    find: '    .where(ne(sources.name, DESK_SOURCE))\n',
    put: '',
    test: TEST,
    title: 'lists are old a year after',
  },
  {
    says: 'what a filter hides is no search without an answer',
    file: 'provider/search/directory-search.ts',
    find: 'search !== null && asked.size === 0 && (total',
    put: 'search !== null && (total',
    test: TEST,
    title: 'a search is counted where',
  },
  {
    says: 'the second page of a search is no second search',
    file: CALL,
    find: 'found.isUnanswered && page === 1 &&',
    put: 'found.isUnanswered &&',
    test: TEST,
    title: 'a search is counted where',
  },
  {
    says: 'what was counted is written once',
    file: SEARCHES,
    find: '    this.heard = new Map()\n    try',
    put: '    try',
    test: TEST,
    title: 'a search is counted where',
  },
  {
    says: 'what one day alone searched for is shown to nobody',
    file: SEARCHES,
    find: '    .having(sql`count(*) >= ${UNANSWERED.shownDays}`)\n',
    put: '',
    test: TEST,
    title: 'searched for on three days',
  },
  {
    says: 'searches are kept for ninety days',
    file: SEARCHES,
    find: 'lte(unansweredSearches.day',
    put: 'gt(unansweredSearches.day',
    test: TEST,
    title: 'searched for on three days',
  },
  {
    says: 'a day has room for so many searches',
    file: SEARCHES,
    find: 'greatest(0, ${MOST_SEARCHES} - (select count(*) from today))',
    put: '${MOST_SEARCHES}',
    test: TEST,
    title: 'a day has room',
  },
  {
    says: 'what could not be written is written the next time',
    file: SEARCHES,
    find: '      this.heard = heard\n',
    put: '',
    test: TEST,
    title: 'written the next time',
  },
  {
    says: 'no phone number is kept, however it is written',
    file: WORDS,
    find: '(digits < TELLING_DIGITS ||',
    put: '(word.length < TELLING_DIGITS ||',
    test: WORDS_TEST,
  },
  {
    says: 'a Kannada digit is one',
    file: WORDS,
    find: 'text.match(/\\p{Nd}/gu)',
    put: 'text.match(/[0-9]/gu)',
    test: WORDS_TEST,
  },
  {
    says: 'no mail address is kept',
    file: WORDS,
    find: "  if (text.includes('@')) return null\n",
    put: '',
    test: WORDS_TEST,
  },
  {
    says: 'one of a hundred thousand is not said to be none',
    file: 'lib/rules/desk/share.ts',
    find: "  if (percent > 0 && percent < 1) return '< 1 %'\n",
    put: '',
    test: 'lib/rules/desk/share.test.ts',
  },
  {
    says: 'no enquiry is erased before its time',
    file: ERASURE,
    find: 'where(olderThan(now, keptDays))',
    put: 'where(olderThan(now, keptDays - 1))',
    test: ERASURE_TEST,
  },
  {
    says: 'the day of an erasure is India’s',
    file: ERASURE,
    find: 'indianDay(new Date(createdAt.getTime() + keptDays * DAY_MS))',
    put: 'new Date(createdAt.getTime() + keptDays * DAY_MS).toISOString().slice(0, 10)',
    test: ERASURE_TEST,
    title: 'on which day in India',
  },
  {
    says: 'those that are erased soon are those of the next thirty days',
    file: ERASURE,
    find: 'olderThan(now, keptDays - ERASED_SOON_DAYS)',
    put: 'olderThan(now, ERASED_SOON_DAYS)',
    test: ERASURE_TEST,
    title: 'found that are erased soon',
  },
  {
    says: 'without a time that enquiries are kept none says a day',
    file: 'provider/desk/routes/enquiries.ts',
    find: 'kept_days: keptDays }',
    put: 'kept_days: keptDays ?? 365 }',
    test: ERASURE_TEST,
    title: 'where nothing says how long',
  },
]
