/** What the enquiry forms offer, as it goes to the provider (spec 1 §5 "Options"). */
export const ROLES = ['Student', 'Parent', 'Graduate', 'Professional'] as const

export const MODES = ['Online', 'Phone', 'In-Person'] as const

export const INTEREST_PRESETS = [
  'Career Guidance',
  'Stream Selection',
  'Exam Preparation',
  'College Admission Help',
  'Abroad Studies',
  'Skill Development',
  'Other',
] as const
export type InterestPreset = (typeof INTEREST_PRESETS)[number]

const folded = (text: string) => text.normalize('NFC').toLowerCase()

/**
 * The presets that a typed text filters (spec 1 §4: case-insensitive substring); none for "N/A", which
 * shows where a text that is not empty finds nothing.
 * @param labels how the presets are called on the page
 */
export function matchingInterests(typed: string, labels: readonly string[]): string[] {
  const wanted = folded(typed)
  return labels.filter((label) => folded(label).includes(wanted))
}

/**
 * What goes to the provider of a typed or chosen interest: the preset where it is one, under any name
 * that the page gives it, so that the operator reads one word for one thing; else the text itself.
 */
export function interestToSend(typed: string, labels: Readonly<Record<InterestPreset, string>>): string {
  const text = folded(typed.trim())
  const preset = INTEREST_PRESETS.find((each) => folded(each) === text || folded(labels[each]) === text)
  return preset ?? typed
}
