import type { Fault } from './fault'

const STORE = 'provider/desk/store/changes.ts'
const TEST = 'provider/desk/changes.test.ts'
const PATH = 'lib/rules/desk/bulk-path.ts'
const PATH_TEST = 'lib/rules/desk/bulk-path.test.ts'

/** Changes of many institutions at the desk (issue 21, ADR 117). */
export const faults: Fault[] = [
  {
    says: 'what somebody changed between preview and doing is left as it is',
    file: STORE,
    find: "if (versionOf(row) !== version) records.push({ ...left, fate: 'left' })",
    put: "if (version === '') records.push({ ...left, fate: 'left' })",
    test: TEST,
    title: 'between preview and doing',
  },
  {
    says: 'what somebody changed afterwards is not undone',
    file: STORE,
    find: 'if (row === null || versionOf(row) !== record.version) return false',
    put: 'if (row === null) return false',
    test: TEST,
    title: 'is not undone, and named',
  },
  {
    says: 'a change of many is undone once',
    file: STORE,
    find: "if (change.undoneAt !== null) return { kind: 'changed' }",
    put: '',
    test: TEST,
    title: 'undone in one step',
  },
  {
    says: 'undone, a field of which the desk had said nothing is the lists’ once more',
    file: STORE,
    find: 'said: { ...Object.fromEntries(kept), ...record.said }',
    put: 'said: { ...Object.fromEntries(kept), [field]: record.before, ...record.said }',
    test: TEST,
    title: 'leaves the field to the lists',
  },
  {
    says: 'undone, what the desk had said before leads again',
    file: STORE,
    find: ', ...record.said }',
    put: ' }',
    test: TEST,
    title: 'leaves the field to the lists',
  },
  {
    says: 'undone, the desk is no source of what it says nothing of',
    file: STORE,
    find: '  await forgetEmpty(tx, row.id)\n',
    put: '',
    test: TEST,
    title: 'leaves the field to the lists',
  },
  {
    says: 'undone, the desk’s word on courses stays',
    file: STORE,
    find: ', isNull(instituteEdits.courses)',
    put: '',
    test: TEST,
    title: 'word on the courses stays',
  },
  {
    says: 'a kind is undone with the kinds under which it was found',
    file: STORE,
    find: '.set({ ...record.columns, updatedAt',
    put: '.set({ ...writesOf(row, { [field]: record.before }), updatedAt',
    test: TEST,
    title: 'a kind is undone',
  },
  {
    says: 'a town brings its district',
    file: STORE,
    find: '{ city_id: value, district_id: district }',
    put: '{ city_id: value }',
    test: TEST,
    title: 'a town brings its district',
  },
  {
    says: 'undone, a district of which the change said nothing stays the desk’s',
    file: STORE,
    find: 'const names = namesOf({ field, value: record.after })',
    put: "const names = field === 'city_id' ? ['city_id', 'district_id'] : [field]",
    test: TEST,
    title: 'the district that the desk had said',
  },
  {
    says: 'entries of one change are tied together',
    file: STORE,
    find: 'writeSaid(tx, account, row, changed, now, { change })',
    put: 'writeSaid(tx, account, row, changed, now)',
    test: TEST,
    title: 'each with its entry',
  },
  {
    says: 'while an import runs nothing of many is undone',
    file: STORE,
    find: "    if (!(await holdImports(tx))) return { kind: 'importing' }\n    const [change] = await tx.select()",
    put: '    const [change] = await tx.select()',
    test: TEST,
    title: 'while an import runs',
  },
  {
    says: 'no more are changed at once than a page of the list has',
    file: PATH,
    find: '.slice(0, MOST_AT_ONCE)',
    put: '',
    test: PATH_TEST,
    title: 'no more are taken',
  },
  {
    says: 'nothing is looked at before a value is asked for',
    file: PATH,
    find: "asked.look === '1'",
    put: "asked.look !== '0'",
    test: PATH_TEST,
    title: 'before a value is asked for',
  },
]
