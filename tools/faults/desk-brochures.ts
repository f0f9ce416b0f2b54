import type { Fault } from './fault'

const STORE = 'provider/desk/store/institution-brochures.ts'
const CALLS = 'provider/desk/brochure-answers.ts'
const FILES = 'provider/directory/store/brochures.ts'
const TEST = 'provider/desk/institution-brochures.test.ts'
const POSTS = 'lib/bff/desk-forms/institution-parts.ts'
const POSTS_TEST = 'app/desk/do/brochure-post.test.ts'

/** Brochures of institutions at the desk (issue 21, ADR 154). */
export const faults: Fault[] = [
  {
    says: 'a brochure is a PDF by its content',
    file: CALLS,
    find: "if (file.toString('latin1', 0, SIGNATURE.length) !== SIGNATURE)",
    put: "if (!file.toString('latin1').includes(SIGNATURE))",
    test: TEST,
    title: 'a PDF behind other bytes is said beside its field',
  },
  {
    says: 'half a brochure is refused',
    file: CALLS,
    find: "file.subarray(-TRAILER_BYTES).includes(TRAILER) ? null : 'broken'",
    put: 'null',
    test: TEST,
    title: 'half a PDF is said beside its field',
  },
  {
    says: 'a brochure has at most so many bytes',
    file: CALLS,
    find: "  if (file.length > MAX_BROCHURE_BYTES) return 'tooLarge'\n",
    put: '',
    test: TEST,
    title: 'more than 10 MB is said beside its field',
  },
  {
    says: 'a brochure that was removed is nobody’s to read',
    file: FILES,
    find: '    .innerJoin(brochures, eq(brochures.fileUrl, deskUploads.address))\n',
    put: '',
    test: TEST,
    title: 'removed, one is nobody’s to read',
  },
  {
    says: 'no cache keeps a brochure',
    file: 'provider/pictures/uploads.ts',
    find: "'private, no-store', 'application/pdf'",
    put: "'public, max-age=3600', 'application/pdf'",
    test: TEST,
    title: 'what is added stands among those of the page',
  },
  {
    says: 'a brochure that is replaced can come back',
    file: STORE,
    find: '    if (file !== null) await noteRemoved(tx, row, now)\n',
    put: '',
    test: TEST,
    title: 'another file takes the place of the one before',
  },
  {
    says: 'brochures that were removed long ago are purged',
    file: 'provider/purge.ts',
    find: '  await purgeBrochures(db, now)\n',
    put: '',
    test: TEST,
    title: 'after thirty days what was removed is gone',
  },
  {
    says: 'the file of a brochure that was removed is kept as long as it can come back',
    file: FILES,
    find: ' union all select ${removedBrochures.fileUrl} from ${removedBrochures})',
    put: ')',
    test: TEST,
    title: 'after thirty days what was removed is gone',
  },
  {
    says: 'of two people at brochures the second is told',
    file: STORE,
    find: "    if (versionOfBrochures(before) !== version) return { kind: 'changed' }\n",
    put: '',
    test: TEST,
    title: 'of two people the second is told',
  },
  {
    says: 'no brochure is changed while an import runs',
    file: STORE,
    find: "    if (!(await holdImports(tx))) return { kind: 'importing' }\n",
    put: '',
    test: TEST,
    title: 'nothing is saved while an import runs',
  },
  {
    says: 'what another institution removed is not brought back here',
    file: STORE,
    find: 'and(eq(removedBrochures.id, wanted.brochure), eq(removedBrochures.instituteId, wanted.id))',
    put: 'and(eq(removedBrochures.id, wanted.brochure))',
    test: TEST,
    title: 'what another institution removed is not brought back',
  },
  {
    says: 'an institution has so many brochures at most',
    file: STORE,
    find: 'standing.length >= MAX_BROCHURES',
    put: 'standing.length >= 999',
    test: TEST,
    title: 'so many an institution has at most',
  },
  {
    says: 'a brochure that is too large says so beside its field',
    file: POSTS,
    find: "    largestText: MAX_BROCHURE_BYTES + TEXT_BODY_BYTES,\n    file: 'file',\n",
    put: '    largestText: MAX_BROCHURE_BYTES + TEXT_BODY_BYTES,\n',
    test: POSTS_TEST,
    title: 'one that is there that is too large is refused unread',
  },
  {
    says: 'of a form that is too large the button is not read, and the title is kept',
    file: POSTS,
    find: "z.enum(BROCHURE_ACTIONS).catch('save')",
    put: 'z.enum(BROCHURE_ACTIONS)',
    test: POSTS_TEST,
    title: 'one that is there that is too large is refused unread',
  },
  {
    says: 'what was removed is not taken for what stands there',
    file: POSTS,
    find: "action === 'restore' ? '' : brochure",
    put: 'brochure',
    test: POSTS_TEST,
    title: 'of two that have the same number',
  },
  {
    says: 'more than a form is read of a brochure for who is signed in at the desk alone',
    file: 'server/guard.ts',
    find: 'BROCHURE_POST, bytes: MAX_PICTURE_POST_BYTES, file: MAX_BROCHURE_BYTES, cookies: AT_DESK',
    put: 'BROCHURE_POST, bytes: MAX_PICTURE_POST_BYTES, file: MAX_BROCHURE_BYTES, cookies: SESSION_COOKIES',
    test: 'server/guard.test.ts',
    title: 'a brochure may be larger than a form',
  },
  {
    says: 'what was refused of a brochure stands in its own form',
    file: 'components/desk/brochures/brochure-list.tsx',
    find: 'reply={isRefused ? reply : null}',
    put: 'reply={reply}',
    test: 'components/desk/brochures/brochure-list.test.tsx',
    title: 'what was refused stands in its own form',
  },
]
