import type { Fault } from './fault'

const WHOLE = 'provider/desk/store/institution-whole.ts'
const PARTS = 'provider/edits/page-parts.ts'
const PARTS_TEST = 'provider/edits/page-parts.test.ts'
const TEST = 'provider/desk/institution-page.test.ts'
const RULES = 'lib/rules/desk/institution-page.ts'
const RULES_TEST = 'lib/rules/desk/institution-page.test.ts'
const POST = 'lib/bff/desk-forms/institution-parts.ts'
const POST_TEST = 'app/desk/do/institution-posts.test.ts'

/** The lists and longer texts of an institution's page at the desk (issue 21, ADR 148). */
export const faults: Fault[] = [
  {
    says: 'a part of which nothing is said stays as it is',
    file: PARTS,
    find: '(touched.has(name) ? [[name, columns[name]]] : [])',
    put: '[[name, columns[name]]]',
    test: PARTS_TEST,
    title: 'what nothing is said of stays',
  },
  {
    says: 'the same page is the same text, in whatever order it was sent',
    file: RULES,
    find: 'const keys = Object.keys(value).toSorted()',
    put: 'const keys = Object.keys(value)',
    test: PARTS_TEST,
    title: 'the same is the same text',
  },
  {
    says: 'of a draft the entries that can stand there are previewed',
    file: PARTS,
    find: 'value.filter((entry) => SCHEMA.safeParse({ [part]: [entry] }).success)',
    put: 'value.slice(0, 0)',
    test: PARTS_TEST,
    title: 'entry by entry',
  },
  {
    says: 'what cannot stand on the page is not published',
    file: WHOLE,
    find: ' && problems.length === 0 && !areGone)',
    put: ' && !areGone)',
    test: TEST,
    title: 'what cannot stand there is kept as the draft',
  },
  {
    says: 'the version of an institution knows of its page',
    file: WHOLE,
    find: 'row.alternativeNames, courses, ...page]',
    put: 'row.alternativeNames, courses]',
    test: TEST,
    title: 'of two who change it the second is told',
  },
  {
    says: 'a page is published with the draft',
    file: WHOLE,
    find: '  if (changes.page) await writePage(tx, account, row, page, now, of, action)\n',
    put: '',
    test: TEST,
    title: 'it is drafted, seen on its preview alone',
  },
  {
    says: 'the preview has the page of the draft',
    file: 'provider/desk/routes/preview.ts',
    find: ', ...pageWrites(found.institute, draft.said) }',
    put: ' }',
    test: TEST,
    title: 'it is drafted, seen on its preview alone',
  },
  {
    says: 'a change of the page makes the desk a source of the institution',
    file: 'provider/desk/store/institution-page.ts',
    find: '  await keepSaid(tx, account, id, {}, now)\n',
    put: '',
    test: TEST,
    title: 'a version is brought back',
  },
  {
    says: 'a page in Kannada is taken at its longest',
    file: 'provider/desk/routes/institution-drafts.ts',
    find: '  limit: LARGE_TEXT,\n',
    put: '',
    test: TEST,
    title: 'at its longest',
  },
  {
    says: 'the trail tells the places that differ',
    file: RULES,
    find: 'others.get(path) === value ? [] : [[path, value]],',
    put: '[[path, value]],',
    test: RULES_TEST,
    title: 'the trail tells of a part',
  },
  {
    says: 'a part that is emptied is sent as empty',
    file: RULES,
    find: 'value === undefined || (Array.isArray(value) && value.length === 0)',
    put: 'value === undefined',
    test: RULES_TEST,
    title: 'a page is its parts as texts',
  },
  {
    says: 'a button of a list publishes nothing',
    file: POST,
    find: "publishes: action === 'save' && button.name === ''",
    put: "publishes: action === 'save' || button.listAction !== null",
    test: POST_TEST,
    title: 'a button of a list keeps the draft',
  },
  {
    says: 'what was typed is kept where it was refused',
    file: POST,
    find: '      ...touchedIn(pageWords(readForm(INSTITUTION_PAGE, given ?? fieldsIn(input))), was),\n',
    put: '',
    test: POST_TEST,
    title: 'refused with',
  },
  {
    says: 'of two who change two parts of a page neither overwrites the other',
    file: POST,
    find: '...touchedIn(pageWords(said.fields), was) }',
    put: '...pageWords(said.fields) }',
    test: POST_TEST,
    title: 'what of a page was changed is sent alone',
  },
  {
    says: 'a part says the same whatever the order of its fields',
    file: RULES,
    find: 'JSON.stringify(inOrder(value))',
    put: 'JSON.stringify(value)',
    test: 'lib/server/desk/institution-page-form.test.ts',
    title: 'what a reader leaves alone',
  },
  {
    says: 'what was refused and kept is the draft',
    file: 'lib/server/desk/institution-page-form.ts',
    find: "lastOf(reply) === 'stored'",
    put: "lastOf(reply) === 'refused'",
    test: 'lib/server/desk/institution-page-form.test.ts',
    title: 'what was refused and kept is the draft',
  },
]
