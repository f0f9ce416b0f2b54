import type { Fault } from './fault'

const RECORD = 'provider/open-data/open-record.ts'
const RECORD_TEST = 'provider/open-data/open-record.test.ts'
const FILES_TEST = 'provider/open-data/open-data.test.ts'
const EXPORTS_TEST = 'app/exports/exports.test.ts'

/** What goes out as open data, and how (ADR 76). */
export const faults: Fault[] = [
  {
    says: 'courses of a list that may not be given on are not offered as a file',
    file: 'lib/rules/open-data/open-courses.ts',
    find: "licence === 'own' || licenceToGiveOn",
    put: "licence !== 'own' || licenceToGiveOn",
    test: 'lib/rules/open-data/open-courses.test.ts',
    title: 'courses of a list under reserved',
  },
  {
    says: 'the amounts of a sheet are those of its year',
    file: 'lib/server/open-data/cost-rows.ts',
    find: 'each.year === year',
    put: 'each.year !== year',
    test: 'app/exports/exports.test.ts',
    title: 'the amounts of a sheet',
  },
  {
    says: 'what a list says that may not be given on is in no record',
    file: RECORD,
    find: 'draft !== null && lists.has(source) ? draft : []',
    put: 'draft !== null && lists !== null ? draft : []',
    test: RECORD_TEST,
    title: 'of what a list says that may not be given on, nothing',
  },
  {
    says: 'what the directory made of closed lists is not taken for the operator’s own',
    file: RECORD,
    find: 'const isListed = entry.records.length > 0',
    put: 'const isListed = entry.records.some(({ draft }) => draft !== null)',
    test: RECORD_TEST,
    title: 'a record of which it is not known what it said',
  },
  {
    says: 'a column of the directory goes out only where somebody decided so',
    file: 'provider/open-data/store.ts',
    find: '  website: institutes.website,\n',
    put: '  website: institutes.website,\n  phone: institutes.phone,\n',
    test: RECORD_TEST,
    title: 'every column is given on or kept',
  },
  {
    says: 'files go out no more once a licence has changed',
    file: 'provider/open-data/editions.ts',
    find: 'filter(({ marks }) => marks.rights === rights)',
    put: 'filter(({ marks }) => marks.rights !== `${rights}!`)',
    test: FILES_TEST,
    title: 'a list goes out once its licence allows it, and no longer than that',
  },
  {
    says: 'a part of another version is not given: the whole is',
    file: 'provider/open-data/routes.ts',
    find: "const part = isSame ? byteRange(c.req.header('range'), file.bytes) : null",
    put: "const part = isSame || !isSame ? byteRange(c.req.header('range'), file.bytes) : null",
    test: FILES_TEST,
    title: 'a part, the rest, another version',
  },
  {
    says: 'a file whose digest is told is not compressed on the way',
    file: 'server/send-answer.ts',
    find: '/\\bno-transform\\b/',
    put: '/\\bno-transforms\\b/',
    test: 'server/send-answer.test.ts',
    title: 'is not compressed, keeps its mark',
  },
  {
    says: 'who leaves a list that is being written makes room for another one',
    file: 'lib/server/open-data/list-answer.ts',
    find: '    async cancel() {\n      release()\n',
    put: '    async cancel() {\n',
    test: EXPORTS_TEST,
    title: 'whoever leaves makes room',
  },
  {
    says: 'HEAD of a list holds no place',
    file: 'lib/server/head-answer.ts',
    find: '  await answer.body?.cancel()\n',
    put: '',
    test: EXPORTS_TEST,
    title: 'HEAD takes none of it',
  },
  {
    says: 'a visitor who has gone before the first line of a list holds no place',
    file: 'lib/server/open-data/list-answer.ts',
    find: "  over.addEventListener('abort', release)\n",
    put: '',
    test: EXPORTS_TEST,
    title: 'a visitor who has gone holds none',
  },
  {
    says: 'one address has not all lists that are written',
    file: 'lib/server/open-data/list-answer.ts',
    find: ' && own.length < LIST_LIMITS.ofAddress',
    put: ' && own.length < LIST_LIMITS.atOnce',
    test: EXPORTS_TEST,
    title: 'one address has a few of them',
  },
  {
    says: 'nothing of a visitor but what they ask of a file goes to the provider',
    file: 'lib/server/open-data/pass-file.ts',
    find: "const ASKED = ['range',",
    put: "const ASKED = ['cookie', 'range',",
    test: EXPORTS_TEST,
    title: 'a file is passed on',
  },
  {
    says: 'a file of open data that cannot be written ends the provider',
    file: 'provider/open-data/export-file.ts',
    find: "    file.on('error', (error) => (this.#failure ??= error))\n",
    put: '',
    test: 'provider/open-data/export-file.test.ts',
  },
  {
    says: 'where no files can be made, each who asks begins another try',
    file: 'provider/open-data/editions.ts',
    find: '>= PAUSE_AFTER_FAILURE_MS',
    put: '>= 0',
    test: 'provider/open-data/open-data.test.ts',
    title: 'begins another try for a minute',
  },
]
