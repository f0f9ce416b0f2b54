import type { ProposalState } from '@/lib/contract/desk/proposal'
import type { PictureProposal, ProposalFate } from '@/lib/contract/desk/proposal-parts'
import { deskBrochures } from '@/lib/messages/en/desk-brochures'
import { deskPictures } from '@/lib/messages/en/desk-pictures'
import { deskInstitutions } from '@/lib/messages/en/desk-institutions'
import { deskReplies } from '@/lib/messages/en/desk-replies'
import { icu } from '@/lib/messages/en/icu'
import { labelsBy } from '@/lib/messages/in-each-language'
import type { Translated } from '@/lib/messages/translated'

/** What an institution proposes about itself: its representative's page, and the editors' room. */
export const deskProposals = {
  intro:
    'What this guide says of your institution, and from where. Mend what is not right and send it: the editors look at it before the website shows it, and their answer stands on this page.',
  noInstitution: deskReplies.noInstitution,
  onWebsite: deskInstitutions.onWebsite,
  fixed: 'Others confer this; the editors take it from their lists.',
  send: 'Send it to the editors',
  sendAgain: 'Send it changed',
  conflict:
    'The record, or what is proposed, has changed since you opened this page. Nothing was sent. Where a field that you changed was changed, too, yours stands in it and what stands now below: choose, and send again.',
  waits: 'This waits for the editors',
  sentBy: 'Sent by {name}, {moment}.',
  changedBy: 'Sent {first}, changed by {name}, {moment}.',
  mayChange: 'It can be changed here and on the pages below, or taken back, until they have decided.',
  withdraw: 'Take it back',
  past: 'What became of earlier proposals',
  nonePast: 'None was decided yet.',
  proposal: 'Proposal {id}',
  ended: {
    open: 'It waits.',
    decided: 'Decided {moment}.',
    withdrawn: 'Taken back {moment}.',
  } satisfies Record<ProposalState, string>,

  field: 'Field',
  was: 'Before',
  now: 'Stands now',
  proposed: 'Proposed',
  fate: 'What became of it',
  fates: { accepted: 'taken over', refused: 'not taken over', gone: 'was not there any more' } satisfies Record<
    ProposalFate,
    string
  >,
  empty: deskInstitutions.empty,
  why: 'Why it was not taken over',

  more: 'Courses, fees, pictures and brochures',
  pictures: deskPictures.pictures,
  picture: deskPictures.picture,
  brochures: deskBrochures.brochures,
  brochureLanguages: deskBrochures.languages,
  backToOwn: 'Back to your institution',
  coursesIntro:
    'What you send goes to the editors, who see each course that differs beside what stands now. Another order of the rows alone is no change.',
  /** In the place of an editor's words. */
  ownCourses: {
    saveCourses: 'Send them to the editors',
    coursesConflict:
      'The courses, or what is proposed, have changed since you opened this page. Nothing was sent. What you pasted stands here; the courses as they are now stand below.',
    coursesNow: 'The courses as they are, with what you propose',
  },
  ownPictures: {
    conflict:
      'The pictures, or what is proposed, have changed since you opened this page. Nothing was sent. They stand here as they are now; what you typed stands in its field.',
    addIt: 'Propose this picture',
    save: 'Propose this',
    removed: 'Proposed to be taken away',
    removedHint: 'These stand on the website until the editors have decided.',
    removedOn: '{place}, proposed on {moment}',
  },
  picturesIntro:
    'What you do here goes to the editors at once. Nobody else sees a picture that you add until they have taken it over; after {days} days without their answer it is gone, and can be added again. One that you added and remove cannot be brought back.',
  ownBrochures: {
    conflict:
      'The brochures, or what is proposed, have changed since you opened this page. Nothing was sent. They stand here as they are now; what you typed stands in its field, and a file is chosen again.',
    anotherHint:
      'Chosen, it is proposed in the place of this one; until the editors have decided, visitors have what they have now. A PDF, at most {most}.',
    addIt: 'Propose this brochure',
    save: 'Propose this',
    restore: 'Leave it as it is',
    removed: 'Proposed to be removed or replaced',
    removedHint: 'Visitors have these until the editors have decided.',
  },
  brochuresIntro:
    'What you do here goes to the editors at once. Nobody else can open a file that you add until they have taken it over; after {days} days without their answer it is gone, and can be added again.',
  course: 'Course',
  coursesLists:
    'Where you take over one of these courses, all courses of the institution become the desk’s: they lead over the lists, now and at each import.',
  notThere: 'Not there',
  goes: 'Goes away',
  noAlt: deskPictures.noAlt,
  ofPictures: {
    added: 'Picture: a new one',
    removed: 'Picture: one goes',
    said: 'Picture: what is seen on it',
    logo: 'Logo',
    ordered: 'Order of the gallery',
  } satisfies Record<PictureProposal, string>,
  ofBrochures: { added: 'Brochure: a new one', removed: 'Brochure: one goes', changed: 'Brochure' },
  proposedFile: deskBrochures.proposedFile,
  standingFile: 'Open the file that stands now (PDF, in a new tab)',
  fileAway: 'The file cannot be reached right now. Load the page again in a moment.',
  sameFile: 'The file stays.',
  otherOrder: 'Another order',
  isGone: 'The picture is not there any more: it cannot be taken over.',
  isGoneBrochure: 'The brochure, or its file, is not there any more: it cannot be taken over.',
  replacedSince: 'Another file was put in its place since this was proposed.',
  movedSince: 'Changed since it was proposed; it said then:',
  present: 'The pictures as they stand now',
  noPictures: 'There are none.',
  tooFull: 'With these the gallery would have more pictures than it may have: take over fewer, or remove some first.',
  tooManyBrochures:
    'With these the institution would have more brochures than it may have: take over fewer, or remove one first.',
  someCourses: icu('{count, plural, one {# course} other {# courses}}'),
  somePictures: icu('{count, plural, one {# change of pictures} other {# changes of pictures}}'),
  someBrochures: icu('{count, plural, one {# change of brochures} other {# changes of brochures}}'),

  listIntro: 'What institutions say of themselves. Nothing of it stands until somebody takes it over.',
  lists: 'Which proposals',
  states: { open: 'They wait', decided: 'Decided', withdrawn: 'Taken back' } satisfies Record<ProposalState, string>,
  found: icu('{count, plural, =0 {There is none} one {# proposal} other {# proposals}}'),
  institution: 'Institution',
  fields: 'Fields',
  by: 'By',
  since: 'Since',
  end: 'Decided',
  retired: 'retired',
  back: 'All proposals',
  toInstitution: 'The institution at the desk',
  language: labelsBy('en', (language) => language, 'They work at the desk in {language}.'),
  nobody: 'Who sent this does not represent the institution any more: their account was closed, or is another one’s.',
  isRetired: 'The institution is retired: nothing can be taken over until it stands again. It can be refused.',
  take: 'Take over',
  stands: 'Stands so already',
  moved: 'Changed since it was proposed; it said then: {value}',
  elsewhere:
    'With what is ticked, something would be wrong that the proposal leaves as it is. Mend it at the institution, or take over less:',
  decideHint:
    'What you take over leads over every list, under your name. What is not ticked is refused, and its sender reads why.',
  reason: 'Why the rest is not taken over',
  chooseReason: 'Choose a reason',
  reasonMissing: 'Choose a reason: something of it is not taken over.',
  words: 'In your words, for its sender (2,000 characters at most)',
  doIt: 'Take over what is ticked, refuse the rest',
  refuseAll: 'Refuse all of it',
  decidedBy: 'Decided by {name}, {moment}.',
} as const
export type DeskProposalMessages = Translated<typeof deskProposals>
