import type { DeskRecordMessages } from '@/lib/messages/en/desk-records'
import { dates } from '@/lib/messages/kn/dates'
import { icu } from '@/lib/messages/kn/icu'
import { deskInstitutions } from '@/lib/messages/kn/desk-institutions'

const { theirs, theirsBy, empty, wrong, flaws } = deskInstitutions

export const deskRecords: DeskRecordMessages = {
  dates,
  ...{ theirs, theirsBy, empty, wrong },
  commonFlaws: {
    needed: flaws.needed,
    tooLong: flaws.tooLong,
    unfit: flaws.unfit,
    unread: 'ಇದನ್ನು ಓದಲಾಗಲಿಲ್ಲ. ಮತ್ತೊಮ್ಮೆ ನೋಡಿ.',
  },
  untranslated: icu('{count, plural, =0 {} one {ಒಂದು ಇನ್ನೂ ಎಲ್ಲ ಭಾಷೆಗಳಲ್ಲಿಲ್ಲ.} other {# ಇನ್ನೂ ಎಲ್ಲ ಭಾಷೆಗಳಲ್ಲಿಲ್ಲ.}}'),
  lacksTranslation: 'ಎಲ್ಲ ಭಾಷೆಗಳಲ್ಲಿಲ್ಲ',
  choose: 'ಆಯ್ಕೆಮಾಡಿ',
  save: 'ಉಳಿಸಿ',
  addIt: 'ಸೇರಿಸಿ',
  withdrawIt: 'ತೆಗೆದುಹಾಕಿ',
  conflict: 'ಇಬ್ಬರೂ ಬದಲಾಯಿಸಿದ ಕ್ಷೇತ್ರದಲ್ಲಿ ನಿಮ್ಮದು ಇದೆ, ಅವರದ್ದು ಅದರ ಕೆಳಗಿದೆ: ಆರಿಸಿ, ಮತ್ತೆ ಉಳಿಸಿ.',
}
