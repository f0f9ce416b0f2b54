import type { Fault } from './fault'

/** What journeys over a directory of public lists alone have shown (docs/import.md, "Walked"). */
export const faults: Fault[] = [
  {
    says: 'a university’s college under its name is the university, also behind a full stop',
    file: 'provider/import/merge/name-key.ts',
    find: '(?:\\s[–-]|\\.)\\s*(?=',
    put: '(?:\\s[–-])\\s*(?=',
    test: 'provider/import/matching/compare-names.test.ts',
    title: 'all of it',
  },
  {
    says: 'a university is not called by the name of its college',
    file: 'provider/import/merge/compose.ts',
    find: '!PART_OF_UNIVERSITY.test(name.en)',
    put: "!PART_OF_UNIVERSITY.test(name.kn ?? '')",
    test: 'provider/import/merge/merge.test.ts',
    title: 'a university is called by its own name',
  },
  {
    says: 'a department that a list has by itself is in doubt, and no college of its own',
    file: 'provider/import/matching/name-difference.ts',
    find: "words[0]?.word === 'department'",
    put: "words[0]?.word === 'wing'",
    test: 'provider/import/matching/compare-names.test.ts',
    title: 'a department that a list has by itself may be its college',
  },
  {
    says: '“of” between Kannada words is no part of a name',
    file: 'provider/search/word-lists.ts',
    find: 'on to a an by with aph',
    put: 'on to a an by with',
    test: 'provider/search/understanding/read-search.test.ts',
    title: 'a name in English words and Kannada letters is the name',
  },
  {
    says: '“engineering” in Kannada letters is that word',
    file: 'provider/search/word-lists.ts',
    find: ' enjiniyaring injiniyaring',
    put: '',
    test: 'provider/search/understanding/read-search.test.ts',
    title: 'a name in English words and Kannada letters is the name',
  },
  {
    says: 'dots and spaces of a name are no disagreement between lists',
    file: 'provider/sources/statements.ts',
    find: "if (figure === 'name') return",
    put: "if (figure === 'kind' && shown.length === 0) return",
    test: 'provider/sources/statements.test.ts',
    title: 'dots and spaces of a name contradict none; another name does',
  },
  {
    says: 'without scripts a search for one more to compare shows what it found, and not the top of the page',
    file: 'components/comparison/add-institute.tsx',
    find: '}#add-heading`}',
    put: '}`}',
    test: 'components/comparison/compare-view.test.tsx',
    title: 'the form asks for the same comparison, with what is typed',
  },
]
