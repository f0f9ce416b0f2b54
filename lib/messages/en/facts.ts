import type { OwnFee } from '@/lib/contract/fee-range'
import type { Level } from '@/lib/contract/level'
import { STUDY_WORDS } from '@/lib/rules/institute/study-words'

/** Facts that filter, card, page and comparison call by the same words. */
export const facts = {
  gender: {
    title: 'Who may study there',
    kinds: STUDY_WORDS.en.genderKinds,
    /** Of a school. */
    pupils: STUDY_WORDS.en.pupilKinds,
  },
  level: {
    title: 'Level of study',
    kinds: {
      pre_university: 'Pre-university',
      certificate: 'Certificate',
      diploma: 'Diploma',
      degree: 'Degree',
      integrated: 'Integrated degree',
      postgraduate: 'Postgraduate',
      doctorate: 'Doctorate',
    } satisfies Record<Level, string>,
  },
  minority: 'Minority institution',
  /** `bounds` stands beside the title, the others by themselves. */
  classes: {
    title: 'Classes',
    bounds: STUDY_WORDS.en.classBounds,
    range: 'Classes {from} to {to}',
    one: 'Class {from}',
  },
  /** What an institution itself asks for. */
  ownFees: {
    hostel_fee: 'Hostel, a year',
    mess_fee: 'Mess (meals), a year',
    management_fee: 'Management seat, a year',
  } satisfies Record<OwnFee, string>,
}
export type FactMessages = typeof facts
