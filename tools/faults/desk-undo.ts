import type { Fault } from './fault'

const PLAN = 'provider/import/undo/plan-undo.ts'
const UNDO = 'provider/import/undo/undo-import.ts'
const TEST = 'provider/import/undo/undo-import.test.ts'

/** Undoing an import, what all that a search finds comes to, and the day before old enquiries go (issue 21, ADR 123 to 125). */
export const faults: Fault[] = [
  {
    says: 'a record that a later import changed is not put back',
    file: PLAN,
    find: `r.fingerprint is distinct from u.fingerprint or r.institute_id is distinct from u.institute_id then 'later'
      -- It says the same again since a later import brought it back.
      when exists (select from import_undo n where n.source = u.source and n.external_id = u.external_id
        and n.run_id in (select id from later))
        then 'later'`,
    put: "r.fingerprint is null then 'later'",
    test: TEST,
    title: 'what came later stays',
  },
  {
    says: 'an institution on which something hangs does not go',
    file: PLAN,
    find: 'is_emptied and why is null`,\n    [runId],\n  )\n  const records',
    put: 'is_emptied`,\n    [runId],\n  )\n  const records',
    test: TEST,
    title: 'what came later stays',
  },
  {
    says: 'what is said of a list is as before',
    file: UNDO,
    find: '    ...SOURCES_BACK.map((text) => ({ text, values: [runId] })),\n',
    put: '',
    test: TEST,
    title: 'is as before, with its courses',
  },
  {
    says: 'versions that undoing needs are kept',
    file: 'provider/import/store/drafts.ts',
    find: "u.former_case ->> 'fingerprint'",
    put: "u.former_case ->> 'name'",
    test: TEST,
    title: 'a record in doubt',
  },
  {
    says: 'no more than all that may be found are changed at once',
    file: 'provider/desk/store/institution-list.ts',
    find: 'total > MAX_FOUND ? [] : ids',
    put: 'ids',
    test: 'provider/desk/changes.test.ts',
    title: 'all that a search finds',
  },
  {
    says: 'by a time that is new no enquiry is erased for a day',
    file: 'provider/enquiries/erase-when-due.ts',
    find: 'now.getTime() < since.getTime() + GRACE_MS',
    put: 'now.getTime() < since.getTime()',
    test: 'provider/desk/erasure.test.ts',
    title: 'goes a day later',
  },
  {
    says: 'which import came later is told by when it was uploaded',
    file: 'provider/import/undo/publication.ts',
    find: "export const ORDER = 'coalesce(publication, id)'",
    put: "export const ORDER = 'id'",
    test: 'provider/import/undo/undo-import.test.ts',
    title: 'not by when it was uploaded',
  },
]
