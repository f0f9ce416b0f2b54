import type { Fault } from './fault'

const TEST = 'provider/desk/own-brochures.test.ts'
const LINES = 'provider/edits/proposed-brochures.ts'
const OWN = 'provider/desk/store/own-brochures.ts'
const DECISION = 'provider/desk/store/proposal-decision.ts'
const STORE = 'provider/desk/store/institution-brochures.ts'

/** Brochures that a representative proposes of their institution (issue 21, ADR 161). */
export const faults: Fault[] = [
  {
    says: 'editors see which brochures they decide about',
    file: 'provider/desk/store/proposal-lines.ts',
    find: '[versionOfValue(brochures), uploads.size]',
    put: '[uploads.size]',
    test: TEST,
    title: 'decided by nobody who has not seen it',
  },
  {
    says: 'of two who propose brochures at once the second is told',
    file: OWN,
    find: "      if (shown.version !== version) return { kind: 'changed' }\n",
    put: '',
    test: TEST,
    title: 'of two who change them at once',
  },
  {
    says: 'no more brochures are proposed than there may be',
    file: OWN,
    find: "return { kind: 'full' }",
    put: "return { kind: 'noFile' }",
    test: TEST,
    title: 'what is wrong is said of its field',
  },
  {
    says: 'what is not accepted of brochures is not written',
    file: DECISION,
    find: 'const offered = fates.brochures.filter(isTaken)',
    put: 'const offered = fates.brochures',
    test: TEST,
    title: 'an editor takes lines over',
  },
  {
    says: 'no file is read that is not taken over',
    file: 'provider/desk/store/proposed-uploads.ts',
    find: "const rows = await tx.select({ address }).from(proposedUploads).where(its).for('update')",
    put: "const rows = await tx.select().from(proposedUploads).where(its).for('update')",
    test: TEST,
    title: 'the files are read that are taken over alone',
  },
  {
    says: 'with too many brochures by now nothing is taken over',
    file: DECISION,
    find: "  if (wouldBeFull(brochures, offered)) return new Map([['brochures', 'full']])\n",
    put: '',
    test: TEST,
    title: 'with more than there may be by now',
  },
  {
    says: 'a file of the editors stays where none is proposed',
    file: STORE,
    find: 'const file = proposed && (await readUpload(tx, proposed.file))',
    put: "const file = proposed && ((await readUpload(tx, proposed.file)) ?? Buffer.from('x'))",
    test: TEST,
    title: 'what was changed since is told',
  },
  {
    says: 'a brochure that is gone by now cannot be taken over',
    file: LINES,
    find: 'isGone: isAway || isUploadGone(line, uploads)',
    put: 'isGone: isUploadGone(line, uploads)',
    test: TEST,
    title: 'what was changed since is told',
  },
  {
    says: 'a brochure that is proposed and taken back leaves no file',
    file: 'provider/desk/store/own-record.ts',
    find: 'await dropUploads(tx, kept.id, [',
    put: 'await dropUploads(tx, -1, [',
    test: TEST,
    title: 'each can be taken back before',
  },
  {
    says: 'a brochure that says again what stands is none that is proposed',
    file: LINES,
    find: '  if (isDeepStrictEqual(proposed, was)) return others\n',
    put: '',
    test: TEST,
    title: 'sent as it stands there nothing waits',
  },
  {
    says: 'a brochure that is proposed is sent by no other call',
    file: 'app/desk/proposed/[name]/route.ts',
    find: "name.endsWith('.pdf')",
    put: "name.endsWith('.pdfx')",
    test: 'app/desk/proposed/[name]/route.test.ts',
    title: 'is opened where it stands',
  },
  {
    says: 'brochures are proposed where the provider takes that alone',
    file: 'components/desk/proposals/own-record.tsx',
    find: '{mayOfferBrochures && ',
    put: '{',
    test: 'components/desk/proposals/proposals.test.tsx',
    title: 'and nowhere else',
  },
  {
    says: 'whoever decides keeps what they typed while they look at a file',
    file: 'components/desk/proposals/brochure-line.tsx',
    find: '          target="_blank"\n',
    put: '',
    test: 'components/desk/proposals/proposals.test.tsx',
    title: 'the file that is proposed can be opened',
  },
  {
    says: 'whoever decides sees that the file was replaced meanwhile',
    file: LINES,
    find: 'isReplaced: !stands && now !== null',
    put: 'isReplaced: false && now !== null',
    test: TEST,
    title: 'what was changed since is told',
  },
  {
    says: 'a proposed file is in no frame of another site',
    file: 'app/desk/proposed/[name]/route.ts',
    find: "frame-ancestors 'none'; base-uri",
    put: 'base-uri',
    test: 'app/desk/proposed/[name]/route.test.ts',
    title: 'has a policy of its own, exactly',
  },
]
