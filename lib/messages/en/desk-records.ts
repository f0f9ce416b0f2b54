import { dates } from '@/lib/messages/en/dates'
import { deskInstitutions } from '@/lib/messages/en/desk-institutions'
import { icu } from '@/lib/messages/en/icu'
import type { Translated } from '@/lib/messages/translated'

const { theirs, theirsBy, empty, wrong, flaws } = deskInstitutions
const { draftWaits, wasThen, versionOf, versionOverDraft, nowSaid, thenSaid } = deskInstitutions
const { bringBack, makeDraft, publishAgain, draftOf, draftOfNew } = deskInstitutions

/** What the forms of all records say that are kept one at a time: those of `RECORD_ROOMS`. */
export const deskRecords = {
  dates,
  ...{ theirs, theirsBy, empty, wrong, draftWaits, wasThen, versionOf, versionOverDraft, nowSaid, thenSaid },
  ...{ bringBack, makeDraft, publishAgain, draftOf, draftOfNew },
  commonFlaws: {
    needed: flaws.needed,
    tooLong: flaws.tooLong,
    unfit: flaws.unfit,
    unread: 'This cannot be read. Look at it once more.',
  },
  untranslated: icu(
    '{count, plural, =0 {} one {One is not in every language yet.} other {# are not in every language yet.}}',
  ),
  lacksTranslation: 'not in every language',
  versionFirst: '{name}: what it said before the desk changed it',
  versionIntro:
    'Where that differs from what it says now. Published, it stands as a change of its own in the history, and can be taken back in the same way.',
  bringBackFirst: 'Bring back what it said before the desk changed it',
  moreDrafts: icu('{count, plural, one {One more draft waits.} other {# more drafts wait.}}'),
  choose: 'Choose',
  save: 'Save',
  addIt: 'Add it',
  withdrawIt: 'Withdraw it',
  withdrawDraft: 'The draft that waits goes with it.',
  withdrawnBy: 'Withdrawn by {name}, {moment}. The website does not show it.',
  bringItBack: 'Bring it back',
  bringItBackHint: 'What it said stands in the form of a new one then, to be looked at and added.',
  bringFieldsBackHint:
    'What its form said stands in the form of a new one then, to be looked at and added. Courses, other names and texts of its page stay in the history below.',
  newDrafts: 'Drafts of what is not there yet',
  newDraftsAway: 'The drafts of new ones cannot be read right now: there may be some. Load the page again in a moment.',
  discardedBy: 'A draft that {name} discarded, {moment}. No page ever showed it.',
  addedBy: 'A draft that was published under the name of {name}, {moment}.',
  toAdded: 'See what became of it',
  conflict: 'Where you both changed a field, yours stands in it and theirs below: choose, and save again.',
} as const
export type DeskRecordMessages = Translated<typeof deskRecords>
