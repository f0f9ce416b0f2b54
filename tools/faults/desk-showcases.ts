import type { Fault } from './fault'

const STORE = 'provider/desk/store/showcases.ts'
const TEST = 'provider/desk/showcases.test.ts'
const POST = 'lib/bff/desk-forms/showcases.ts'
const POST_TEST = 'app/desk/do/showcase-post.test.ts'
const LIST = 'components/desk/showcases/showcase-list.tsx'
const LIST_TEST = 'components/desk/showcases/showcase-list.test.tsx'

/** The lists of the home page at the desk (issue 21). */
export const faults: Fault[] = [
  {
    says: 'of two who change a list of the home page the second is told',
    file: STORE,
    find: "    if (versionOfShown(before) !== version) return 'changed'\n",
    put: '',
    test: TEST,
    title: 'of two who change it at once',
  },
  {
    says: 'a list has room for so many',
    file: STORE,
    find: "      if (before.length >= MAX_SHOWN) return 'full'\n",
    put: '',
    test: TEST,
    title: 'who stands there',
  },
  {
    says: 'the trail has what a list said before',
    file: STORE,
    find: 'before: { institutions: old }',
    put: 'before: { institutions: fresh }',
    test: TEST,
    title: 'one is added last, moved',
  },
  {
    says: 'an institution is known by the address of its page, too',
    file: POST,
    find: 'place || institutionNumber(institute)]',
    put: 'place || institute]',
    test: POST_TEST,
    title: 'in the version that was shown',
  },
  {
    says: 'what was typed is kept at its list',
    file: POST,
    find: '=> ({ list, institute })',
    put: '=> ({ list })',
    test: POST_TEST,
    title: 'what is refused keeps',
  },
  {
    says: 'one that is retired is said to be',
    file: LIST,
    find: '{retired && <small',
    put: '{!retired && <small',
    test: LIST_TEST,
    title: 'each can be moved',
  },
  {
    says: 'what was found by its name stands in the form of its list',
    file: LIST,
    find: 'defaultValue={chosen ?? reply?.typed.institute',
    put: 'defaultValue={reply?.typed.institute',
    test: LIST_TEST,
    title: 'what was found by its name',
  },
  {
    says: 'a search by name says that nobody can be asked',
    file: 'components/desk/find-institution.tsx',
    find: '  if (rows === null) return <p role="alert">{text.away}</p>\n',
    put: '  if (rows === null) return null\n',
    test: 'components/desk/find-institution.test.tsx',
    title: 'that nobody can say',
  },
  {
    says: 'the list of the retired is narrowed by what they lack',
    file: 'provider/desk/store/institution-list.ts',
    find: '    ...without.map(lacks),\n',
    put: '',
    test: 'provider/desk/institution-more.test.ts',
    title: 'stands in a list of the retired',
  },
  {
    says: 'what is withdrawn leads to what is left of it',
    file: 'lib/bff/record-posts.ts',
    find: 'done: said.withdrawn,\n      // Its page has what is left of it, and the way to bring it back.\n      page: ({ id }) => pages.one(id)',
    put: 'done: said.withdrawn,\n      page: () => pages.list',
    test: 'app/desk/do/plan-posts.test.ts',
    title: 'what is withdrawn leads',
  },
  {
    says: 'nobody adds a retired institution',
    file: STORE,
    find: 'and(eq(institutes.id, id), isNull(institutes.retiredAt))',
    put: 'and(eq(institutes.id, id))',
    test: TEST,
    title: 'who stands there',
  },
  {
    says: 'what changes nothing of a list is not noted',
    file: STORE,
    find: '  if (old === fresh) return false\n',
    put: '',
    test: TEST,
    title: 'what changes nothing',
  },
  {
    says: 'one that is moved up stands before the other',
    file: 'lib/rules/desk/showcase-list.ts',
    find: "action === 'up' ? at - 1 : at + 1",
    put: "action === 'up' ? at + 1 : at - 1",
    test: TEST,
    title: 'one is added last, moved',
  },
]
