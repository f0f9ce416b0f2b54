import type { Fault } from './fault'

const FIELDS = 'components/desk/record-fields.tsx'
const CONTROL = 'components/desk/record-control.tsx'
const FIELDS_TEST = 'components/desk/record-fields.test.tsx'

/** What the rooms of records share, and what every page of the desk does (ADR 135). */
export const faults: Fault[] = [
  {
    says: 'a post of no room is none',
    file: 'app/desk/do/[post]/route.ts',
    find: 'POSTS.get((await params).post)',
    put: "POSTS.get((await params).post) ?? POSTS.get('plan-save')",
    test: 'app/desk/do/date-posts.test.ts',
    title: 'a post of another name is none',
  },
  {
    says: 'a table of amounts is read from its cells',
    file: 'lib/bff/record-posts.ts',
    find: 'return gridIn(name, sent)',
    put: 'return said',
    test: 'app/desk/do/sheet-posts.test.ts',
  },
  {
    says: 'a list is kept by those who keep it, and by nobody else',
    file: 'lib/contract/desk/rights.ts',
    find: '  plans: EDITING,',
    put: '  plans: COUNSELLING,',
    test: 'lib/contract/desk/rights.test.ts',
    title: 'the room plans',
  },
  {
    says: 'of a record that is there, what it is called by stays',
    file: FIELDS,
    find: 'field.isFixed === true && hidden.id !== undefined',
    put: 'field.isFixed === true && hidden.id === undefined',
    test: FIELDS_TEST,
    title: 'and stays once it is there',
  },
  {
    says: 'what another ticked is said by name',
    file: 'components/desk/record-difference.tsx',
    find: 'return idsIn(value)\n',
    put: 'return [value]\n',
    test: FIELDS_TEST,
    title: 'said in words',
  },
  {
    says: 'what is written in Kannada says so',
    file: CONTROL,
    find: 'lang: language }',
    put: "lang: 'en' }",
    test: FIELDS_TEST,
    title: 'a control of its kind',
  },
  {
    says: 'a record keeps its words of a language that came later',
    file: 'lib/contract/text-fields.ts',
    find: 'if (words) text[language] = words',
    put: "if (words && language === 'kn') text[language] = words",
    test: 'provider/costs/scholarship-cells.test.ts',
    title: 'a language more has its fields',
  },
  {
    says: 'a page of the desk asks with what its address says',
    file: 'lib/server/desk/desk-page.ts',
    find: 'askDesk(visitor, call, ...asked)',
    put: 'askDesk(visitor, call)',
    test: 'lib/bff/desk-page.test.ts',
    title: 'a page asks with what',
  },
  {
    says: 'a page of the desk says nothing of what came of a form of another',
    file: 'lib/bff/desk-reply.ts',
    find: 'return found?.to === path ? found : null',
    put: 'return found',
    test: 'lib/bff/desk-page.test.ts',
    title: 'a page shows what a form came to',
  },
  {
    says: 'eight of the institutions that are found are offered',
    file: 'lib/server/desk/find-institution.ts',
    find: 'data && data.data.slice(0, MAX)',
    put: 'data && data.data',
    test: 'lib/server/desk/desk-page.test.ts',
    title: 'is asked for by what was typed',
  },
]
