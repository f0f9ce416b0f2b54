import type { Fault } from './fault'

const WHOLE = 'provider/desk/store/institution-whole.ts'
const EDITED = 'provider/edits/drafted-pictures.ts'
const STORE = 'provider/desk/store/picture-drafts.ts'
const DRAFTS = 'provider/desk/store/institution-drafts.ts'
const TEST = 'provider/desk/picture-drafts.test.ts'

/** Pictures of institutions in their drafts (issue 21). */
export const faults: Fault[] = [
  {
    says: 'of two who draft pictures the second is told',
    file: STORE,
    find: "    if (versionOfForm(drafted) !== version) return { kind: 'changed' }\n",
    put: '',
    test: TEST,
    title: 'of two the second is told',
  },
  {
    says: 'a draft of pictures is not published over others that it has not seen',
    file: WHOLE,
    find: '~${versionOfValue(wordsOfPictures(pictures))}`',
    put: '`',
    test: TEST,
    title: 'of two the second is told',
  },
  {
    says: 'pictures that are gone keep a version from being published',
    file: WHOLE,
    find: "goneIn(pictures, said.pictures ?? '').length > 0\n",
    put: 'false\n',
    test: TEST,
    title: 'a version is brought back',
  },
  {
    says: 'a version says which of its pictures are gone',
    file: DRAFTS,
    find: "pictures === null ? [] : goneIn(pictures, said.pictures ?? '')",
    put: '[]',
    test: TEST,
    title: 'a version is brought back',
  },
  {
    says: 'what was removed lately is not gone',
    file: EDITED,
    find: '...removedOf(now).map(({ address }) => address)]',
    put: ']',
    test: TEST,
    title: 'a version is brought back',
  },
  {
    says: 'what the draft takes away can come back there',
    file: EDITED,
    find: '    ...away,\n',
    put: '',
    test: TEST,
    title: 'what the draft takes away',
  },
  {
    says: 'what was uploaded for a draft is published at another address',
    file: EDITED,
    find: 'gallery: gallery.map(publishedAddress)',
    put: 'gallery',
    test: TEST,
    title: 'waits in the draft, is previewed',
  },
  {
    says: 'what is removed at once while a draft waits does not come back with it',
    file: EDITED,
    find: '    if (isGone(address)) return []\n',
    put: '',
    test: TEST,
    title: 'removed, added or said at once',
  },
  {
    says: 'what is added at once while a draft waits does not go with it',
    file: EDITED,
    find: 'gallery: [...kept, ...added]',
    put: 'gallery: kept',
    test: TEST,
    title: 'removed, added or said at once',
  },
  {
    says: 'what is said of a picture at once while a draft waits is not undone by it',
    file: EDITED,
    find: 'return (isUntouched && pictureAt(stands.gallery, address)) || picture',
    put: 'return picture',
    test: TEST,
    title: 'removed, added or said at once',
  },
  {
    says: 'a draft that does not say it has the logo that stands by now',
    file: EDITED,
    find: 'isOwnLogo ? logo : stands.logo',
    put: 'logo',
    test: TEST,
    title: 'brings back or takes away',
  },
  {
    says: 'what was uploaded for a draft lies nowhere else once it is published',
    file: 'provider/desk/store/institution-pictures.ts',
    find: `    .delete(deskUploads)
    .where(inArray(deskUploads.address, draftedIn(words)))
    .returning({ address: deskUploads.address, file: deskUploads.file })
`,
    put: `    .select({ address: deskUploads.address, file: deskUploads.file }).from(deskUploads)
    .where(inArray(deskUploads.address, draftedIn(words)))
`,
    test: TEST,
    title: 'lies nowhere else',
  },
  {
    says: 'a draft names a picture where it is published since',
    file: DRAFTS,
    find: 'await withPublished(db, said.pictures)',
    put: 'said.pictures',
    test: TEST,
    title: 'lies nowhere else',
  },
  {
    says: 'pictures of before all of them were noted can be told by nobody',
    file: 'lib/rules/desk/versions.ts',
    find: "  'pictures-changed': 'pictures',\n",
    put: '',
    test: 'lib/rules/desk/versions.test.ts',
    title: 'can be told by nobody',
  },
  {
    says: 'a picture that keeps the draft from being published says so in its room',
    file: 'components/desk/pictures/picture-list.tsx',
    find: 'gone.includes(address) &&',
    put: 'gone.includes(text.gone) &&',
    test: 'components/desk/pictures/picture-list.test.tsx',
    title: 'is not there any more',
  },
  {
    says: 'what keeps the draft of a list from being published is not said of the next one',
    file: 'components/desk/showcases/showcase-list.tsx',
    find: 'reply?.typed.list === list ?',
    put: 'reply !== null ?',
    test: 'components/desk/showcases/showcase-list.test.tsx',
    title: 'keeps the draft from being published',
  },
  {
    says: 'of the pictures of a difference those alone are marked that the other side does not have so',
    file: 'components/desk/pictures/compared-pictures.tsx',
    find: 'alone(other) === alone(picture)',
    put: 'other.address === picture.address',
    test: 'components/desk/pictures/compared-pictures.test.tsx',
    title: 'each picture is seen with its words',
  },
  {
    says: 'the preview has the pictures of the draft',
    file: 'provider/desk/routes/preview.ts',
    find: 'drawn === undefined ? null : picturesIn(drawn)',
    put: 'null',
    test: TEST,
    title: 'waits in the draft, is previewed',
  },
  {
    says: 'the website is told of no draft of pictures',
    file: 'provider/desk/routes/institution-answers.ts',
    find: '      if (website !== null) shown(website, id)\n',
    put: '      if (website === null) throw new Error()\n      shown(website, id)\n',
    test: TEST,
    title: 'waits in the draft, is previewed',
  },
  {
    says: 'a picture is changed in the draft where its form is of that',
    file: 'lib/bff/desk-forms/institution-parts.ts',
    find: "call('POST /desk/institutions/{id}/pictures/change', { id, ...sent, ...(draft !== undefined && { draft }) })",
    put: "call('POST /desk/institutions/{id}/pictures/change', { id, ...sent })",
    test: 'app/desk/do/picture-posts.test.ts',
    title: 'in the draft',
  },
  {
    says: 'a form of a picture says that it is of the draft',
    file: 'components/desk/pictures/picture-list.tsx',
    find: '...(draft !== undefined && { draft }) }',
    put: '}',
    test: 'components/desk/pictures/picture-list.test.tsx',
    title: 'in the draft',
  },
  {
    says: 'a trail that has all pictures beside those that changed is read by these',
    file: 'lib/rules/desk/audit-words.ts',
    find: "  if (Object.keys(values).some((name) => name === 'logo' || name.startsWith('picture '))) return []\n",
    put: '',
    test: 'lib/rules/desk/audit-words.test.ts',
    title: 'pictures',
  },
]
