import type { Fault } from './fault'

const READ = 'provider/search/understanding/read-search.ts'
const READ_TEST = 'provider/search/understanding/read-search.test.ts'

export const faults: Fault[] = [
  {
    says: 'who sounds a little like a name that nobody has is not the nearest',
    file: READ,
    find: "if (!this.isMet(named, 'sounding'))",
    put: 'if (!this.isMet(named))',
    test: READ_TEST,
    title: 'osmania university',
  },
  {
    says: 'a namesake that is of another kind and elsewhere is not the nearest',
    file: READ,
    find: '? [union(kind, place), ',
    put: '? [all, ',
    test: READ_TEST,
    title: 'xavier polytechnic bidar',
  },
  {
    says: 'the beginning of a long name is a name, though it says kinds',
    file: READ,
    find: '...this.begunBy(understood, find)',
    put: '',
    test: READ_TEST,
    title: 'found by its beginning',
  },
  {
    says: 'a place is found by its old name, and shown with it',
    file: 'lib/rules/directory/find-by-name.ts',
    find: 'return other === undefined ? []',
    put: 'return other !== undefined ? []',
    test: 'components/ui/choice-list.test.tsx',
  },
  {
    says: 'suggestions begin with what the text says besides names',
    file: 'components/directory/suggestions.tsx',
    find: ': [SEARCH, ...offered.institutes]',
    put: ': [...offered.institutes, SEARCH]',
    test: 'components/directory/suggestions.test.tsx',
    title: 'begin with what the text says besides names',
  },
  {
    says: 'a name that nobody has is no reading of a suggestion',
    file: 'lib/contract/suggestion.ts',
    find: 'understood.isMissing || ',
    put: '',
    test: 'app/api/suggestions.test.ts',
    title: 'says what the text says besides names',
  },
  {
    says: 'where nothing has all of a search, its parts are what to take away',
    file: 'components/directory/results.tsx',
    find: 'isUnderstood ? texts.emptyUnderstoodHint : ',
    put: '',
    test: 'components/directory/understood.test.tsx',
  },
  {
    says: 'an answer to one student has no ETag',
    file: 'provider/app.ts',
    find: 'except(personal, etag(), tagged)',
    put: 'except([], etag(), tagged)',
    test: 'provider/shortlist/routes.test.ts',
    title: 'each student’s own',
  },
  {
    says: 'an answer that is the same to everybody need not be loaded again',
    file: 'provider/app.ts',
    find: '  app.use(`${BASE_PATH}/*`, except(personal, etag(), tagged))\n',
    put: '',
    test: 'provider/directory/routes/directory-calls.test.ts',
    title: 'need not load it again',
  },
  {
    says: 'what one student posts at once leaves connections to others',
    file: 'provider/platform/locks.ts',
    find: 'return inTurn(whose, () => db.transaction(work))',
    put: 'return db.transaction(work)',
    test: 'provider/platform/locks.test.ts',
  },
  {
    says: 'who may study there is given on of open lists alone',
    file: 'provider/open-data/open-record.ts',
    find: '    gender: facts.gender,',
    put: '    gender: null,',
    test: 'provider/open-data/open-record.test.ts',
  },
]
