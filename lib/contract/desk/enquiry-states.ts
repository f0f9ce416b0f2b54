/** How an enquiry stands at the desk. One that nobody has touched is new. */
export const ENQUIRY_STATES = ['new', 'taken', 'answered', 'closed'] as const
export type EnquiryState = (typeof ENQUIRY_STATES)[number]

/** What can be done with an enquiry, `mail` and `call` being how it was answered: from which states, to which, and whether it is then one's own, nobody's, or as before. */
export const ENQUIRY_ACTIONS = {
  take: { from: ['new', 'taken'], to: 'taken', whose: 'mine' },
  release: { from: ['taken'], to: 'new', whose: 'nobody' },
  mail: { from: ['taken'], to: 'answered', whose: 'same' },
  call: { from: ['taken'], to: 'answered', whose: 'same' },
  close: { from: ['new', 'taken', 'answered'], to: 'closed', whose: 'same' },
  reopen: { from: ['answered', 'closed'], to: 'taken', whose: 'mine' },
} as const satisfies Readonly<
  Record<string, { from: readonly EnquiryState[]; to: EnquiryState; whose: 'mine' | 'nobody' | 'same' }>
>
export type EnquiryAction = keyof typeof ENQUIRY_ACTIONS
/** How an enquiry is answered. */
export const ANSWERED_BY = ['mail', 'call'] as const satisfies readonly EnquiryAction[]
export type AnsweredBy = (typeof ANSWERED_BY)[number]

/** In the order of the buttons: the first that can be done is what mostly is. */
export const DESK_ACTIONS = [
  'mail',
  'call',
  'take',
  'release',
  'close',
  'reopen',
] as const satisfies readonly EnquiryAction[]

/** What can be done with an enquiry in this state, in the order of the buttons. */
export function actionsFrom(state: EnquiryState): EnquiryAction[] {
  return DESK_ACTIONS.filter((action) => {
    const from: readonly EnquiryState[] = ENQUIRY_ACTIONS[action].from
    return from.includes(state)
  })
}
