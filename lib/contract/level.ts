/**
 * What a course leads to, from the first that is open after school. `certificate` is a trade or a short course;
 * `integrated` begins after class 12 and gives two degrees; `postgraduate` is everything that asks for a degree, a
 * postgraduate diploma too; `doctorate` also a fellow programme.
 */
export const LEVELS = [
  'pre_university',
  'certificate',
  'diploma',
  'degree',
  'integrated',
  'postgraduate',
  'doctorate',
] as const
export type Level = (typeof LEVELS)[number]
