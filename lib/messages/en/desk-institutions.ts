import type { FieldFlaw, InstitutionField, InstitutionGap } from '@/lib/contract/desk/institution'
import { dates } from '@/lib/messages/en/dates'
import { facts } from '@/lib/messages/en/facts'
import { icu } from '@/lib/messages/en/icu'
import { sources } from '@/lib/messages/en/sources'
import type { Translated } from '@/lib/messages/translated'

/** The room of institutions at the desk. */
export const deskInstitutions = {
  dates,
  figures: sources.figures,

  intro: 'Search as on the website. Open one to mend what it says; the website shows the change within a second.',
  search: 'Name, short form, kind or place',
  type: 'Kind',
  district: 'District',
  without: 'Lacks',
  all: 'All',
  gaps: { fee: 'Fee', picture: 'Picture', kannada: 'Kannada name', phone: 'Phone' } satisfies Record<
    InstitutionGap,
    string
  >,
  show: 'Show',
  found: icu('{count, plural, =0 {None} one {# institution} other {# institutions}}'),
  /** In the place of “later” and “earlier”. */
  pages: { later: 'Page before', earlier: 'Next page' },
  noneHint: 'Try fewer words, or take a filter away.',
  name: 'Institution',
  place: 'Place',
  changed: 'Changed',
  unknownPlace: 'not known',

  add: 'Add an institution',
  addIntro: 'One that no list has. Search for it first: two pages of one institution mislead a student.',
  addIt: 'Add it',
  back: 'All institutions',
  onWebsite: 'Its page on the website',
  institution: 'Institution {id}',
  editIntro:
    'What you change here leads over every list, now and at each import. An emptied field says that there is none.',
  editedBy: 'Last edited by {name}, {moment}.',
  neverEdited: 'Nobody of the desk has edited it yet.',
  save: 'Save',
  more: 'More',
  fields: {
    name_en: 'Name in English',
    name_kn: 'Name in Kannada',
    type_id: 'Kind of institution',
    district_id: 'District',
    city_id: 'Town',
    address: 'Address',
    zip: 'PIN code',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    ownership: 'Who runs it',
    university: 'University or board',
    gender: facts.gender.title,
    minority: facts.minority,
    classes: 'Classes of a school',
    residential: 'Residential',
    tagline_en: 'Motto in English',
    tagline_kn: 'Motto in Kannada',
    description_en: 'Description in English',
    description_kn: 'Description in Kannada',
  } satisfies Record<InstitutionField, string>,
  hints: {
    zip: 'Six digits',
    phone: 'Digits as they are dialled; several apart by commas',
    website: 'Such as rvce.edu.in',
    ownership: 'Such as Government, Government-aided, Private',
    classes: 'Such as 1-7',
    description_en: 'At most 2,000 characters',
    description_kn: 'At most 2,000 characters',
  } satisfies Partial<Record<InstitutionField, string>>,
  nobodySaid: 'not known',
  words: { ...facts.gender.kinds, yes: 'Yes', no: 'No' },

  flaws: {
    needed: 'This is needed.',
    tooLong: 'This is too long: at most {most} characters.',
    unfit: 'This contains a character that cannot be used.',
    unread: 'This cannot be read. Write it as the example beside it.',
    elsewhere: 'This town lies in another district.',
    needsEnglish: 'Write it in English, too, or empty the Kannada.',
  } satisfies Record<FieldFlaw, string>,
  wrong: icu('{count, plural, one {One field needs your attention:} other {# fields need your attention:}}'),

  sourcesSay: 'What the sources say',
  isShown: 'shown on the website',
  nobody: 'No source says anything.',
  conflict:
    'Somebody else has changed this institution since you opened it. Nothing was saved. Where you both changed a field, yours stands in it and theirs below: choose, and save again.',
  theirs: 'Now: {value}',
  theirsBy: '{name}, {moment}',
  empty: '(empty)',
  history: 'What was done',
  noHistory: 'Nothing yet at the desk.',
} as const
export type DeskInstitutionMessages = Translated<typeof deskInstitutions>
