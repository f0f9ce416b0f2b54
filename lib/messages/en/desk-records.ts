import { dates } from '@/lib/messages/en/dates'
import { deskInstitutions } from '@/lib/messages/en/desk-institutions'
import { icu } from '@/lib/messages/en/icu'
import type { Translated } from '@/lib/messages/translated'

const { theirs, theirsBy, empty, wrong, flaws } = deskInstitutions

/** What the forms of all records say that are kept one at a time: those of `RECORD_ROOMS`. */
export const deskRecords = {
  dates,
  ...{ theirs, theirsBy, empty, wrong },
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
  choose: 'Choose',
  save: 'Save',
  addIt: 'Add it',
  withdrawIt: 'Withdraw it',
  conflict: 'Where you both changed a field, yours stands in it and theirs below: choose, and save again.',
} as const
export type DeskRecordMessages = Translated<typeof deskRecords>
