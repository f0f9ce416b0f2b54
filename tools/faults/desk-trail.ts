import type { Fault } from './fault'

const TRAIL = 'provider/import/matches/trail.ts'
const AUDIT = 'provider/desk/store/audit.ts'
const COMMAND = 'provider/import/matches/command.ts'
const MATCHES = 'provider/import/matches/matches.test.ts'

/** The audit trail of what the commands of the terminal do. */
export const faults: readonly Fault[] = [
  {
    says: 'the entry of a command says who of the system it was',
    file: AUDIT,
    find: 'const withUser = ({ user }: Actor, after: AuditValues): AuditValues => (user === undefined ? after : { ...after, user })',
    put: 'const withUser = ({ user: _ }: Actor, after: AuditValues): AuditValues => after',
    test: 'provider/names/names.test.ts',
    title: 'noted in the audit trail',
  },
  {
    says: 'names that the terminal changes stand in the audit trail',
    file: 'provider/names/command.ts',
    find: 'changeNames(db, TERMINAL, change, new Date())',
    put: 'changeNames(db, TERMINAL, { ...change, gone: [], fresh: [] }, new Date())',
    test: 'provider/names/names.test.ts',
    title: 'noted in the audit trail',
  },
  {
    says: 'a row that the terminal decides stands in the audit trail',
    file: COMMAND,
    find: 'await decideDoubt(target, record, instituteId, auditDecided(TERMINAL, new Date(), record, instituteId))',
    put: 'await decideDoubt(target, record, instituteId)',
    test: MATCHES,
    title: 'each decision',
  },
  {
    says: 'what the terminal undoes of a row stands in the audit trail',
    file: COMMAND,
    find: 'return undoRecord(target, record, auditUndone(TERMINAL, new Date(), record))',
    put: 'return undoRecord(target, record)',
    test: MATCHES,
    title: 'each decision',
  },
  {
    says: 'of a merge the trail has what was before and after',
    file: TRAIL,
    find: '        after: { ...after, other: its },',
    put: '        after: { other: its },',
    test: MATCHES,
    title: 'each decision',
  },
  {
    says: 'all that hangs on the one that would go is named',
    file: 'provider/desk/store/institution-merge.ts',
    find: 'hanging: await listHanging(pool, fromId)',
    put: 'hanging: []',
    test: 'provider/desk/institution-more.test.ts',
    title: 'two are made one',
  },
  {
    says: 'why a merge cannot be undone stands beside its button alone',
    file: 'components/desk/merge-preview.tsx',
    find: 'reply?.typed.merged === String(former.id) && (',
    put: 'reply !== null && (',
    test: 'components/desk/merge-preview.test.tsx',
    title: 'beside no other',
  },
  {
    says: 'that two are two is undone on both sides',
    file: 'provider/import/matches/apart.ts',
    find: 'saidApart(pool, known, one, other), saidApart(pool, known, other, one)',
    put: 'saidApart(pool, known, one, other)',
    test: MATCHES,
    title: 'stand there twice',
  },
  {
    says: 'a review that the terminal removes stands in the audit trail',
    file: 'provider/reviews/store.ts',
    find: '    for (const review of removed)',
    put: '    for (const review of removed.slice(1))',
    test: 'provider/reviews/cli.test.ts',
    title: 'lists and removes',
  },
  {
    says: 'enquiries that the terminal exports stand in the audit trail',
    file: 'scripts/enquiries.mts',
    find: '  await noteExport(db, TERMINAL, new Date(), { reason: null, count, ...command.filter })\n',
    put: '',
    test: 'provider/enquiries/export/cli.test.ts',
    title: 'lists, exports and forgets',
  },
  {
    says: 'that enquiries were forgotten stands in the audit trail',
    file: 'provider/enquiries/store/enquiries.ts',
    find: '    if (numbers.length > 0)',
    put: '    if (numbers.length > 9)',
    test: 'provider/enquiries/export/write-enquiries.test.ts',
    title: 'requests are deleted',
  },
  {
    says: 'an import by the command stands in the audit trail',
    file: 'scripts/import.mts',
    find: '        auditRun(TERMINAL, new Date(), run, journal),\n',
    put: '',
    test: 'provider/import/cli.test.ts',
    title: 'imports, reports',
  },
]
