import type { Fault } from './fault'

const STORE = 'provider/desk/store/institution-pictures.ts'
const CALLS = 'provider/desk/routes/institution-pictures.ts'
const RULES = 'provider/edits/edited-pictures.ts'
const TEST = 'provider/desk/institution-pictures.test.ts'
const POSTS_TEST = 'app/desk/do/picture-posts.test.ts'

/** Pictures of institutions at the desk (issue 21, ADR 118). */
export const faults: Fault[] = [
  {
    says: 'a picture of the gallery needs words for those who cannot see it',
    file: CALLS,
    find: "if (en === '' && (isNeeded || kn !== ''))",
    put: "if (en === '' && kn !== '')",
    test: TEST,
    title: 'no words is said beside its field, and nothing is saved',
  },
  {
    says: 'what was removed is nobody’s to see',
    file: 'provider/directory/store/institute-pictures.ts',
    find: 'and(eq(institutePictures.address, address), isNull(institutePictures.removedAt))',
    put: 'eq(institutePictures.address, address)',
    test: TEST,
    title: 'removed, one is nobody’s to see',
  },
  {
    says: 'what was removed is kept for thirty days',
    file: 'provider/directory/store/institute-pictures.ts',
    find: 'REMOVED_PICTURE_DAYS * DAY_MS',
    put: 'DAY_MS',
    test: TEST,
    title: 'after thirty days what was removed is gone',
  },
  {
    says: 'pictures that were removed long ago are purged',
    file: 'provider/purge.ts',
    find: '  await purgePictures(db, now)\n',
    put: '',
    test: TEST,
    title: 'after thirty days what was removed is gone',
  },
  {
    says: 'of two people the second is told',
    file: STORE,
    find: "    if (versionOfPictures(before) !== version) return { kind: 'changed' }\n",
    put: '',
    test: TEST,
    title: 'of two people the second is told',
  },
  {
    says: 'no picture is changed while an import runs',
    file: STORE,
    find: "    if (!(await holdImports(tx))) return { kind: 'importing' }\n",
    put: '',
    test: TEST,
    title: 'nothing is saved while an import runs',
  },
  {
    says: 'the trail says what stood there before and after',
    file: STORE,
    find: 'return { before: of(old), after: of(now) }',
    put: 'return { before: of(now), after: of(old) }',
    test: TEST,
    title: 'what is seen on one is said of any picture',
  },
  {
    says: 'a logo that was replaced can come back',
    file: RULES,
    find: 'pictures.logo === null ? pictures : without(pictures, pictures.logo, now)',
    put: 'pictures',
    test: TEST,
    title: 'a logo takes the place of the one before',
  },
  {
    says: 'what is brought back stands where it stood',
    file: RULES,
    find: 'toSpliced(row.position, 0, row.address)',
    put: 'toSpliced(99, 0, row.address)',
    test: TEST,
    title: 'brought back, it stands where it stood',
  },
  {
    says: 'a gallery has so many pictures at most',
    file: STORE,
    find: 'after.gallery.length > MOST_PICTURES &&',
    put: 'after.gallery.length > 999 &&',
    test: TEST,
    title: 'more than the gallery may have is refused',
  },
  {
    says: 'an institution with pictures of the desk does not vanish in another',
    file: 'lib/contract/desk/import-undo.ts',
    find: "  'institute_pictures',\n",
    put: '',
    test: TEST,
    title: 'one that has pictures of the desk does not vanish in another',
  },
  {
    says: 'a picture is cut as it is seen, not as the camera held it',
    file: 'provider/pictures/upload.ts',
    find: 'partOf(autoOrient.width, autoOrient.height, cut)',
    put: 'partOf(width, height, cut)',
    test: 'provider/pictures/upload.test.ts',
    title: 'cut, one that a camera turned is cut as it is seen',
  },
  {
    says: 'the part that was asked for stays',
    file: 'provider/pictures/upload.ts',
    find: 'const BEFORE = { start: 0, middle: 0.5, end: 1 }',
    put: 'const BEFORE = { start: 1, middle: 0.5, end: 0 }',
    test: 'provider/pictures/upload.test.ts',
    title: 'cut to a shape, the start of a tall one stays',
  },
  {
    says: 'a picture that is too large says so beside its field',
    file: 'app/desk/do/institution-picture-add/route.ts',
    find: "  file: 'file',\n",
    put: '',
    test: POSTS_TEST,
    title: 'one that is too large is refused unread',
  },
  {
    says: 'more than a form is read of a picture for who is signed in at the desk alone',
    file: 'server/guard.ts',
    find: '{ path: PICTURE_POST, bytes: LARGEST_PICTURE_POST_BYTES, cookies: [true, false].map(deskCookieName) }',
    put: '{ path: PICTURE_POST, bytes: LARGEST_PICTURE_POST_BYTES, cookies: SESSION_COOKIES }',
    test: 'server/guard.test.ts',
    title: 'a picture of an institution may be larger than a form',
  },
  {
    says: 'the website says what is seen on a picture',
    file: 'components/institute/gallery.tsx',
    find: 'alt: alt ?? fillMessage(',
    put: 'alt: fillMessage(',
    test: 'components/institute/gallery.test.tsx',
    title: 'opens the picture that is pressed',
  },
]
