import type { DeskRecordMessages } from '@/lib/messages/en/desk-records'
import { dates } from '@/lib/messages/kn/dates'
import { icu } from '@/lib/messages/kn/icu'
import { deskInstitutions } from '@/lib/messages/kn/desk-institutions'

const { theirs, theirsBy, empty, wrong, flaws } = deskInstitutions
const { draftWaits, wasThen, versionOf, versionOverDraft, nowSaid, thenSaid } = deskInstitutions
const { bringBack, makeDraft, publishAgain, draftOf, draftOfNew } = deskInstitutions

export const deskRecords: DeskRecordMessages = {
  dates,
  ...{ theirs, theirsBy, empty, wrong, draftWaits, wasThen, versionOf, versionOverDraft, nowSaid, thenSaid },
  ...{ bringBack, makeDraft, publishAgain, draftOf, draftOfNew },
  commonFlaws: {
    needed: flaws.needed,
    tooLong: flaws.tooLong,
    unfit: flaws.unfit,
    unread: 'ಇದನ್ನು ಓದಲಾಗಲಿಲ್ಲ. ಮತ್ತೊಮ್ಮೆ ನೋಡಿ.',
  },
  untranslated: icu('{count, plural, =0 {} one {ಒಂದು ಇನ್ನೂ ಎಲ್ಲ ಭಾಷೆಗಳಲ್ಲಿಲ್ಲ.} other {# ಇನ್ನೂ ಎಲ್ಲ ಭಾಷೆಗಳಲ್ಲಿಲ್ಲ.}}'),
  lacksTranslation: 'ಎಲ್ಲ ಭಾಷೆಗಳಲ್ಲಿಲ್ಲ',
  versionFirst: '{name}: ಮೇಜಿನಲ್ಲಿ ಬದಲಾಯಿಸುವ ಮೊದಲು ಇದ್ದಂತೆ',
  versionIntro:
    'ಈಗ ಇರುವುದಕ್ಕಿಂತ ಬೇರೆಯಾಗಿರುವ ಕ್ಷೇತ್ರಗಳು. ಪ್ರಕಟಿಸಿದರೆ ಇದು ಇತಿಹಾಸದಲ್ಲಿ ಪ್ರತ್ಯೇಕ ಬದಲಾವಣೆಯಾಗಿ ನಿಲ್ಲುತ್ತದೆ; ಅದನ್ನೂ ಹೀಗೆಯೇ ಹಿಂದಕ್ಕೆ ತರಬಹುದು.',
  bringBackFirst: 'ಮೇಜಿನಲ್ಲಿ ಬದಲಾಯಿಸುವ ಮೊದಲು ಇದ್ದದ್ದನ್ನು ಮರಳಿ ತನ್ನಿ',
  moreDrafts: icu('{count, plural, one {ಇನ್ನೊಂದು ಕರಡು ಕಾಯುತ್ತಿದೆ.} other {ಇನ್ನೂ # ಕರಡುಗಳು ಕಾಯುತ್ತಿವೆ.}}'),
  choose: 'ಆಯ್ಕೆಮಾಡಿ',
  save: 'ಉಳಿಸಿ',
  addIt: 'ಸೇರಿಸಿ',
  withdrawIt: 'ತೆಗೆದುಹಾಕಿ',
  withdrawDraft: 'ಕಾಯುತ್ತಿರುವ ಕರಡೂ ಇದರೊಂದಿಗೆ ಹೋಗುತ್ತದೆ.',
  withdrawnBy: '{name} ಇದನ್ನು ತೆಗೆದುಹಾಕಿದ್ದಾರೆ, {moment}. ಜಾಲತಾಣ ಇದನ್ನು ತೋರಿಸುವುದಿಲ್ಲ.',
  bringItBack: 'ಇದನ್ನು ಮರಳಿ ತನ್ನಿ',
  bringItBackHint: 'ಇದು ಹೇಳಿದ್ದು ಹೊಸದರ ನಮೂನೆಯಲ್ಲಿ ಇರುತ್ತದೆ; ನೋಡಿ, ಸೇರಿಸಿ.',
  bringFieldsBackHint:
    'ನಮೂನೆಯಲ್ಲಿ ಹೇಳಿದ್ದು ಹೊಸದರ ನಮೂನೆಯಲ್ಲಿ ಇರುತ್ತದೆ; ನೋಡಿ, ಸೇರಿಸಿ. ಕೋರ್ಸ್‌ಗಳು, ಇತರ ಹೆಸರುಗಳು, ಪುಟದ ಪಠ್ಯಗಳು ಕೆಳಗಿನ ಇತಿಹಾಸದಲ್ಲಿ ಮಾತ್ರ ಉಳಿಯುತ್ತವೆ.',
  newDrafts: 'ಇನ್ನೂ ಸೇರಿಸದವುಗಳ ಕರಡುಗಳು',
  newDraftsAway: 'ಹೊಸದರ ಕರಡುಗಳನ್ನು ಈಗ ಓದಲಾಗುತ್ತಿಲ್ಲ: ಅವು ಇರಬಹುದು. ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ.',
  discardedBy: '{name} ಕೈಬಿಟ್ಟ ಕರಡು, {moment}. ಇದು ಯಾವ ಪುಟದಲ್ಲೂ ಕಂಡಿರಲಿಲ್ಲ.',
  addedBy: '{name} ಅವರ ಹೆಸರಿನಲ್ಲಿ ಪ್ರಕಟವಾದ ಕರಡು, {moment}.',
  toAdded: 'ಪ್ರಕಟವಾದದ್ದನ್ನು ನೋಡಿ',
  conflict: 'ಇಬ್ಬರೂ ಬದಲಾಯಿಸಿದ ಕ್ಷೇತ್ರದಲ್ಲಿ ನಿಮ್ಮದು ಇದೆ, ಅವರದ್ದು ಅದರ ಕೆಳಗಿದೆ: ಆರಿಸಿ, ಮತ್ತೆ ಉಳಿಸಿ.',
}
