import type { Fault } from './fault'

const STORE = 'provider/desk/store/dates.ts'
const RECORDS = 'provider/desk/store/records.ts'
const ROUTES = 'provider/desk/record-calls.ts'
const CELLS = 'provider/calendar/event-cells.ts'
const TRAIL = 'provider/desk/store/record-trail.ts'
const BOXES = 'lib/rules/desk/boxes.ts'
const TEST = 'provider/desk/dates.test.ts'
const POSTS_TEST = 'app/desk/do/date-posts.test.ts'

/** Dates of exams at the desk (issue 21, ADR 110). */
export const faults: Fault[] = [
  {
    says: 'at the desk a date is not added twice',
    file: STORE,
    find: 'return row === null && events.some((event) => isThere(event, said)) ? TWICE : null',
    put: 'return row === null && events.some((event) => isThere(event, said)) ? null : null',
    test: TEST,
    title: 'is not added once more',
  },
  {
    says: 'a year of two digits is none at the desk',
    file: 'lib/contract/date-time.ts',
    find: '    at.getUTCFullYear() === +year &&\n',
    put: '',
    test: 'lib/contract/date-time.test.ts',
  },
  {
    says: 'of two who save a date the second is told',
    file: RECORDS,
    find: "    if (versionOf(kind.trail.factsOf(row)) !== version) return { kind: 'changed' }\n",
    put: '',
    test: TEST,
    title: 'of two who save what they saw',
  },
  {
    says: 'nobody withdraws a date that is not as it was shown',
    file: RECORDS,
    find: 'if (versionOf(kind.trail.factsOf(row)) !== version || !(await',
    put: 'if (!(await',
    test: TEST,
    title: 'and of two who withdraw',
  },
  {
    says: 'two who save a date come one after the other',
    file: 'provider/calendar/store.ts',
    find: '  await tx.execute(sql`lock table calendar_events in share row exclusive mode`)\n',
    put: '',
    test: 'provider/calendar/calendar.test.ts',
    title: 'of two who change dates the second begins',
  },
  {
    says: 'an exam has one name in all its dates',
    file: STORE,
    find: 'after: { ...other, examName: said.examName }',
    put: 'after: { ...other }',
    test: TEST,
    title: 'an exam has one name',
  },
  {
    says: 'a date that goes over to an exam cannot bring another name of it',
    file: STORE,
    find: 'if (row?.exam !== said.exam &&',
    put: 'if (row === null &&',
    test: TEST,
    title: 'no other event brings another',
  },
  {
    says: 'a date that is added cannot bring another name of its exam',
    file: STORE,
    find: 'if (row?.exam !== said.exam &&',
    put: 'if (row !== null && row.exam !== said.exam &&',
    test: TEST,
    title: 'no other event brings another',
  },
  {
    says: 'the id of a date that was withdrawn is given to no other',
    file: STORE,
    find: ' || (await listAuditOf(tx, recordOfEvent(id))).length > 0',
    put: '',
    test: TEST,
    title: 'what is withdrawn is gone',
  },
  {
    says: 'an invented date that is saved is announced',
    file: CELLS,
    find: 'isSample: false',
    put: 'isSample: true',
    test: TEST,
    title: 'an invented date that is saved',
  },
  {
    says: 'a date ends after it begins, at the desk, too',
    file: CELLS,
    find: 'if (end < begin) flaws',
    put: "if (end < '') flaws",
    test: TEST,
    title: 'endsFirst',
  },
  {
    says: 'signs that turn the writing around are refused in a date',
    file: 'provider/http/cells.ts',
    find: "  if (lines.some((line) => UNFIT.test(line))) return 'unfit'\n",
    put: '',
    test: TEST,
    title: 'unfit',
  },
  {
    says: 'a change of a date notes what it said before',
    file: TRAIL,
    find: 'before: before && said(old)',
    put: 'before: before && said(fresh)',
    test: TEST,
    title: 'what is changed says what stood before',
  },
  {
    says: 'what the command changes of the dates stands in the audit trail',
    file: 'provider/calendar/store.ts',
    find: 'await noteRecord(tx, EVENT_TRAIL, TERMINAL, now, change)',
    put: 'JSON.stringify(change.before) !== JSON.stringify(row)',
    test: TEST,
    title: 'the command and the desk are one',
  },
  {
    says: 'the website is told of a date that is added at once',
    file: ROUTES,
    find: '    website.revalidate(tags)\n    return c.json({ data: { id: outcome.id } }, 201)',
    put: '    return c.json({ data: { id: outcome.id } }, 201)',
    test: TEST,
    title: 'what is added stands before the public at once',
  },
  {
    says: 'the website is told of a date that is withdrawn at once',
    file: ROUTES,
    find: "    website.revalidate(tags, true)\n    return c.json({ message: 'It is gone.' }, 200)",
    put: "    return c.json({ message: 'It is gone.' }, 200)",
    test: TEST,
    title: 'what is withdrawn is gone',
  },
  {
    says: 'where kinds of institution could not be shown they stay as they are',
    file: BOXES,
    find: "  if (typeof input[field] !== 'string') return undefined\n",
    put: '',
    test: POSTS_TEST,
    title: 'where there were no boxes',
  },
  {
    says: 'a field that was not touched is not sent',
    file: 'lib/server/desk/record-form.ts',
    find: ' && markOf(value) !== marks[name]',
    put: '',
    test: POSTS_TEST,
    title: 'what was changed is sent',
  },
  {
    says: 'of two who changed the same both are shown',
    file: 'lib/server/desk/record-form.ts',
    find: 'return isConflict && mine !== undefined',
    put: 'return !isConflict && mine !== undefined',
    test: POSTS_TEST,
    title: 'of two who changed the same both are shown',
  },
  {
    says: 'a new date is checked on the day that it is in India',
    file: 'lib/rules/desk/date-start.ts',
    find: 'indianDay(now)',
    put: 'new Date(now).toISOString().slice(0, 10)',
    test: 'lib/rules/desk/date-start.test.ts',
    title: 'checked today in India',
  },
]
