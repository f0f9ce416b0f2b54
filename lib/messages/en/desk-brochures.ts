import type { BrochureFlaw, BrochureLanguage, BrochureProposal } from '@/lib/contract/desk/institution-brochures'
import { dates } from '@/lib/messages/en/dates'
import { deskInstitutions } from '@/lib/messages/en/desk-institutions'
import { labelsBy } from '@/lib/messages/in-each-language'
import type { Translated } from '@/lib/messages/translated'

/** The brochures of an institution at the desk. */
export const deskBrochures = {
  dates,
  theirs: deskInstitutions.theirs,
  brochures: 'Brochures',
  brochuresOf: 'Brochures of {name}',
  back: 'Back to the institution',
  intro:
    'The page of the institution offers these; whoever is signed in there can download them. Each button saves, and visitors have it at once.',
  conflict:
    'Somebody has changed these brochures since you opened them. Nothing was saved. They stand here as they are now; what you typed stands in its field, and a file is chosen again.',
  none: 'There is none yet.',
  listed: 'Lists name brochures, which only a list changes: {languages}.',

  title: 'Title',
  titleHint: 'In the language of the file, such as: Prospectus 2027. It is saved under this name.',
  language: 'Language of the file',
  languages: {
    ...labelsBy('en', (language) => language, '{language}'),
    none: 'Another, or several',
  } satisfies Record<BrochureLanguage, string>,
  file: 'PDF file',
  fileHint: 'Choose a file, or drop it here: a PDF, at most {most}.',
  openFile: 'Open the file (PDF, in a new tab)',
  proposedFile: 'Open the proposed file (PDF, in a new tab)',
  proposed: {
    added: 'Proposed: nobody but you and the editors sees it until they have taken it over.',
    changed: 'Proposed so: visitors have it as it was until the editors have taken this over.',
  } satisfies Record<BrochureProposal, string>,
  another: 'Another file in its place',
  anotherHint:
    'Chosen, it takes the place of this one, which stands below then and can be brought back. A PDF, at most {most}.',
  fileAgain: 'Choose the file again.',
  anotherAgain: 'If you had chosen another file, choose it again.',
  add: 'Add a brochure',
  addIt: 'Add this brochure',
  save: 'Save',
  remove: 'Remove',
  restore: 'Bring back',

  removed: 'Removed or replaced',
  removedHint:
    'The website does not offer these. They can be brought back for {days} days, the latest {most} of them, and are gone then.',
  removedOn: 'since {moment}',

  flaws: {
    needed: 'This is needed.',
    tooLong: 'This is too long: at most {most} characters.',
    unfit: 'This contains a character that cannot be used.',
    tooLarge: 'This file is larger than {size}: make it smaller, and choose it again.',
    format: 'This is no PDF file.',
    broken: 'This file ends too early: it is not a whole PDF. Save it anew, and choose it again.',
    full: 'The institution has as many brochures as it may have: remove one first.',
  } satisfies Record<BrochureFlaw, string>,
} as const
export type DeskBrochureMessages = Translated<typeof deskBrochures>
