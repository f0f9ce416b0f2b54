import type { OwnFee } from '@/lib/contract/fee-range'
import type { Gender } from '@/lib/contract/gender'
import type { Level } from '@/lib/contract/level'

/** Facts that filter, card, page and comparison call by the same words. */
export const facts = {
  gender: {
    title: 'Who may study there',
    kinds: { women: 'Women only', men: 'Men only', mixed: 'Co-educational' } satisfies Record<Gender, string>,
    /** Of a school. */
    pupils: { women: 'Girls only', men: 'Boys only', mixed: 'Co-educational' } satisfies Record<Gender, string>,
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
  classes: { title: 'Classes', bounds: '{from} to {to}', range: 'Classes {from} to {to}', one: 'Class {from}' },
  /** What an institution itself asks for. */
  ownFees: {
    hostel_fee: 'Hostel, a year',
    mess_fee: 'Mess (meals), a year',
    management_fee: 'Management seat, a year',
  } satisfies Record<OwnFee, string>,
}
export type FactMessages = typeof facts
