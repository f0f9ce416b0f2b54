/** What a form of the desk says of words that were typed and not saved. */
export const unsaved = {
  offer: 'You had typed something else here on {moment}, and not saved it. This browser has kept it.',
  moved:
    'Meanwhile this was saved anew. Take yours up, and save it: nothing is overwritten, and where both differ you see both.',
  undecided: 'Until you decide, what you type now is not kept.',
  elsewhere:
    'You are typing into this form in another tab, too. This browser keeps the words of the tab in which you typed last: save one, and close the other.',
  apart: 'You typed something there and did not save it.',
  takeUp: 'Take it up',
  discard: 'Discard it',
} as const
