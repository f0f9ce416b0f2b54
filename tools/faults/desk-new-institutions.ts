import type { Fault } from './fault'

const NEW = 'provider/desk/store/new-institutions.ts'
const PREVIEW = 'provider/desk/routes/preview.ts'
const TEST = 'provider/desk/new-institution-drafts.test.ts'
const FORMS = 'lib/bff/desk-forms/institutions.ts'
const POSTS_TEST = 'app/desk/do/institution-posts.test.ts'

/** Drafts of institutions that are not there yet (issue 21, ADR 170). */
export const faults: Fault[] = [
  {
    says: 'the history of a draft says which institution it became',
    file: NEW,
    find: '      await noteAdded(tx, account, { record, id: String(row.id) }, now, action)\n',
    put: '',
    test: TEST,
    title: 'one is kept, seen by nobody',
  },
  {
    says: 'courses, other names and parts of the page go with an institution that is added from a draft',
    file: NEW,
    find: '      await writeParts(tx, account, { ...NOTHING, row }, read, now)\n',
    put: '',
    test: TEST,
    title: 'its courses, other names',
  },
  {
    says: 'a draft of an institution is not kept without a name, by which it is found',
    file: NEW,
    find: '  if (isNameless(sent)) return Promise.resolve(NAMELESS)\n',
    put: '',
    test: TEST,
    title: 'by its name it is found',
  },
  {
    says: 'a draft of an institution does not lose its name',
    file: NEW,
    find: '!isNameless({ ...drafted.draft?.said, ...sent })',
    put: '!isNameless({ ...sent, ...drafted.draft?.said })',
    test: TEST,
    title: 'by its name it is found',
  },
  {
    says: 'two drafts of one name are told apart by their places',
    file: 'provider/desk/waiting-drafts.ts',
    find: '      place: placeIn(draft.said),\n',
    put: '      place: null,\n',
    test: TEST,
    title: 'the overview and the list name it',
  },
  {
    says: 'who is called as a draft is told',
    file: 'provider/desk/store/institution-list.ts',
    find: 'ids.slice(0, MAX_NAMESAKES)',
    put: '[]',
    test: TEST,
    title: 'who is called so already',
  },
  {
    says: 'while an import runs no institution is added at its time',
    file: 'provider/desk/publish-due.ts',
    find: '!(await isHeldBack(tx, due.list)) && publishDrafted(tx, dueRecord(due), now)',
    put: 'publishDrafted(tx, dueRecord(due), now)',
    test: TEST,
    title: 'at its time it is an institution',
  },
  {
    says: 'of two who publish one draft of an institution one does',
    file: 'provider/desk/store/record-draft-store.ts',
    find: ".where(isOf(list, id)).for('update')",
    put: '.where(isOf(list, id))',
    test: TEST,
    title: 'of two who keep it',
  },
  {
    says: 'a preview looks up the place of what is not there yet',
    file: 'provider/directory/store/institute-details.ts',
    find: '    .from(sql`(select) as one`)',
    put: '    .from(sql`(select where false) as one`)',
    test: TEST,
    title: 'a link shows it as its page will be',
  },
  {
    says: 'the link of a draft shows what became of it',
    file: PREVIEW,
    find: 'return added === undefined ? null : getInstituteDetails(db, added)',
    put: 'return null',
    test: TEST,
    title: 'a link shows it as its page will be',
  },
  {
    says: 'the button of a draft keeps one of a new institution',
    file: FORMS,
    find: "call(input.do === 'save' ? 'POST /desk/drafts/institutions'",
    put: "call(input.do !== 'save' ? 'POST /desk/drafts/institutions'",
    test: POSTS_TEST,
    title: 'a new one can be kept as a draft',
  },
  {
    says: 'a draft that is published leads to the institution that it became',
    file: FORMS,
    find: 'page: ({ id }, _isDone, answer) => pageIn(answer) ?? `/institutions/${id}`',
    put: 'page: ({ id }) => `/institutions/${id}`',
    test: POSTS_TEST,
    title: 'a new one can be kept as a draft',
  },
  {
    says: 'what is typed beside a name that is emptied is kept',
    file: 'provider/desk/store/new-institutions.ts',
    find: 'sent: withoutNames(sent)',
    put: 'sent: {}',
    test: TEST,
    title: 'by its name it is found',
  },
  {
    says: 'who has only a Kannada name is looked for by it',
    file: 'provider/desk/routes/institutions.ts',
    find: "LANGUAGES.flatMap((language) => said[codedField('name', language)]?.trim() || [])",
    put: 'said.name_en ?? []',
    test: TEST,
    title: 'who is called so already is told',
  },
]
