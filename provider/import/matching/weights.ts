/**
 * What an agreement, or a difference, between two records tells, after Fellegi and Sunter: `same` is how often it is
 * seen between records of one institution, `other` how often between records of two that came up as a pair; the weight
 * is log2(same / other), and weights add up. Where `other` is `null` it is counted: the share of all records that have
 * the value (a rare word tells more than a common one), and `most` is the most that it may tell.
 */
type Level = { same: number; other: number | null; most?: number; because: string }

export const WEIGHTS = {
  word: { same: 0.95, other: null, most: 8, because: 'a word of the name that both have, by its rarity' },
  sound: {
    same: 0.5,
    other: null,
    most: 7,
    because: 'the same in a usual spelling of its sound: Basaveshwara, Basaveshwar',
  },
  spelling: { same: 0.3, other: null, most: 6, because: 'the same but for a slip of the pen, or run together' },
  initials: {
    same: 0.3,
    other: null,
    most: 6,
    because: 'initials and what they stand for, by how often so many letters agree by chance',
  },
  longInitials: {
    same: 0.3,
    other: null,
    most: 8.5,
    because: 'five letters and more, what it is among them: a name of its own (BNMIT)',
  },
  initialsAlone: {
    same: 0.02,
    other: 0.6,
    because: 'nothing but initials and what they stand for, and not in one town: a district has several of those',
  },
  joined: { same: 0.8, other: null, most: 8, because: 'the same, letter by letter, run together: Lingaraj Appa' },
  namedInitials: {
    same: 0.95,
    other: null,
    most: 9,
    because: 'five letters and more that both print, of one of them the initials: GITAM',
  },
  names: { same: 0.9, other: null, most: 16, because: 'all words of the name that are its own, together' },
  kind: { same: 0.9, other: null, most: 4, because: 'words of what it is, which come together in many names' },
  sameKind: {
    same: 0.8,
    other: null,
    most: 6,
    because: 'what it is, word by word (“government first grade college”), by how many are that',
  },
  whole: { same: 0.6, other: 0.1, because: 'the whole name, but for places' },
  placed: { same: 0.5, other: 0.05, because: 'the place that both names end with, where their towns agree, too' },
  placedApart: {
    same: 0.5,
    other: null,
    most: 6,
    because: 'the same where they do not, or none is known: by how many names have it',
  },
  bearers: { same: 0.2, other: 1, because: 'a name of such words alone: a district has many of it' },
  ofMany: { same: 0.9, other: null, because: 'a whole name tells no more than by how many bear it' },
  initial: { same: 0.3, other: 0.6, because: 'a single letter before a name' },
  otherWord: { same: 0.02, other: 0.6, because: 'a word of its own that the other one lacks' },
  furtherWord: {
    same: 0.2,
    other: 0.55,
    because: 'the next word of a name that is left out: a donor has two or three',
  },
  stranger: { same: 0.005, other: 0.8, because: 'the same, where the two have no word of their own in common' },
  misread: {
    same: 0.1,
    other: 0.3,
    because: 'two words that begin alike at one place of a long name: initials written out',
  },
  conflict: { same: 0.02, other: 0.9, because: 'each has words of its own that the other one lacks' },
  before: { same: 0.3, other: 0.55, because: 'a society, a saint or a donor before the name' },
  beforeAlone: {
    same: 0.06,
    other: 0.6,
    because: 'a whole word before the only one that both have: “Garden City” is not “City”',
  },
  crowd: {
    same: 0.1,
    other: 0.45,
    because: 'words before the only one that both names have, in a city, where several have it',
  },
  aloneApart: {
    same: 0.05,
    other: 0.6,
    because: 'the only word that both names have, each with a town of its own, or in a former district',
  },
  elsewhere: {
    same: 0.06,
    other: 0.6,
    because: 'a part of a town behind the name, and another one in the other’s address',
  },
  behindUnplaced: {
    same: 0.4,
    other: 0.55,
    because: 'the same, where the other record says of no place at all',
  },
  behind: { same: 0.2, other: 0.55, because: 'a part of a town behind the name that nobody knows' },
  apart: { same: 0.1, other: 0.5, because: 'another part of a town behind each of the names' },
  owned: { same: 0.03, other: 0.5, because: '“Government”: one list leaves it out, or another institution' },
  telling: {
    same: 0.002,
    other: 0.6,
    because: '“for Women”, “Evening”, “Polytechnic”: another institution of the society',
  },
  subject: {
    same: 0.01,
    other: 0.9,
    because: '“Engineering”, “Management”: mostly another institution, sometimes left out',
  },
  department: {
    same: 0.015,
    other: 0.6,
    because: '“Department of Management Studies …” before the name: a part of it that a list has by itself',
  },
  nextSubject: { same: 0.3, other: 0.6, because: 'a further subject, or “Technology” beside “Engineering”' },
  furtherSubject: { same: 0.09, other: 0.55, because: 'a further one, behind a subject that both have' },
  kinSubject: {
    same: 0.08,
    other: 0.5,
    because: '“College of Engineering” and “Institute of Technology”: renamed, or a sister',
  },
  faculty: { same: 0.05, other: 0.6, because: '“Arts”, “Science”, “Commerce”: often left out' },
  otherSubject: { same: 0.005, other: 0.5, because: 'each names a subject or a kind that the other one lacks' },
  filler: { same: 0.35, other: 0.5, because: '“Institute”, “Degree”, “Studies”: left out at will' },
  otherNoun: { same: 0.1, other: 0.4, because: '“Institute” and “College”: often a sister of that society' },
  sibling: { same: 1, other: null, most: 8, because: 'a society’s colleges share its name' },
  campus: { same: 1, other: null, most: 3, because: 'and their campus' },
  ground: { same: 1, other: null, most: 6, because: 'and with it their town' },
  sister: {
    same: 1,
    other: null,
    most: 10,
    because: 'all of it together, where a word of one name makes it another institution: somebody decides',
  },
  town: { same: 0.85, other: null, most: 8, because: 'the town, by how many stand there' },
  otherTown: { same: 0.04, other: 0.4, because: 'two towns of one district' },
  otherTwin: {
    same: 0.04,
    other: 0.4,
    because: 'two towns that are one urban body: lists take either name for both, and each has colleges of its own',
  },
  mainTown: {
    same: 0.2,
    other: 0.4,
    because: 'two towns of one district, one of them its own: lists give that for a smaller one',
  },
  district: { same: 0.95, other: null, most: 5, because: 'the district, by how many stand there' },
  nextDistrict: { same: 0.1, other: 0.13, because: 'a neighbour that lists mix up with it' },
  formerDistrict: {
    same: 0.03,
    other: 0.1,
    because: 'the district that it was a part of: lists are old, and so is what people say',
  },
  otherDistrict: { same: 0.002, other: 0.9, because: 'another district' },
  disputedDistrict: { same: 0.04, other: 0.8, because: 'the same, though both names end with one place' },
  locality: { same: 0.6, other: null, most: 6, because: 'words of the address that both have, by their rarity' },
  otherLocality: { same: 0.25, other: 0.45, because: 'two addresses without a common word' },
  zip: { same: 0.7, other: 0.015, because: 'the PIN' },
  otherZip: { same: 0.12, other: 0.6, because: 'two PINs: lists mistake them, or print the head office’s' },
  kinds: { same: 0.9, other: 0.55, because: 'kinds of course that both teach' },
  otherStage: { same: 0.0005, other: 0.5, because: 'a school or PU college, and a college of that society' },
  otherKinds: { same: 0.04, other: 0.35, because: 'nothing that both teach' },
  university: { same: 0.8, other: 0.35, because: 'the university' },
  otherUniversity: { same: 0.12, other: 0.4, because: 'two universities' },
  owner: { same: 0.95, other: 0.6, because: 'both the state’s, or neither' },
  otherOwner: { same: 0.02, other: 0.3, because: 'the state’s and a private one' },
  website: { same: 0.6, other: 0.004, because: 'the website' },
  phone: { same: 0.4, other: 0.002, because: 'a telephone number' },
} as const satisfies Record<string, Level>

export type LevelName = keyof typeof WEIGHTS

const bits = Object.fromEntries(
  Object.entries<Level>(WEIGHTS).map(([name, { same, other }]) => [name, other === null ? 0 : Math.log2(same / other)]),
)

/** The weight of a level; of one that is counted, with the share of records that have the value. */
export function weightOf(level: LevelName, share: number | null = null): number {
  const { same, most = Infinity }: Level = WEIGHTS[level]
  if (share === null) return bits[level] ?? 0
  return Math.max(0, Math.min(most, Math.log2(same / share)))
}

/** From this sum on two records are one institution without asking; between the two somebody decides. */
export const MATCHED = 11
export const DOUBTFUL = 6
/** So much better than the next one is a match that is no doubt. */
export const AHEAD = 3
