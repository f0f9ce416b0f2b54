import { hintForOthers, labelInEach } from '@/lib/messages/in-each-language'
import type { ScholarshipField, ScholarshipFlaw, ScholarshipPart } from '@/lib/contract/desk/scholarship'
import { costs } from '@/lib/messages/en/costs'
import { deskInstitutions } from '@/lib/messages/en/desk-institutions'
import { deskRecords } from '@/lib/messages/en/desk-records'
import { icu } from '@/lib/messages/en/icu'
import type { Translated } from '@/lib/messages/translated'

/** The room of scholarships at the desk. */
export const deskScholarships = {
  ...deskRecords,
  ...{
    openUntil: costs.openUntil,
    closedOn: costs.closedOn,
    pageRead: costs.pageRead,
    copyRead: costs.copyRead,
  },

  intro:
    'Those of which somebody has read the official page. They stand below what studying costs, where they may fit. None comes round again by itself: of one that has closed, read the page anew.',
  add: 'Add a scholarship',
  addIntro: 'Read the official page first, and write what it says.',
  back: 'All scholarships',
  onWebsite: 'What studying costs, on the website',
  found: icu('{count, plural, =0 {No scholarships yet.} one {# scholarship.} other {# scholarships.}}'),
  what: 'Scholarship',
  when: 'Until',
  noLastDay: 'No last day is named',
  source: 'Source',

  parts: {
    what: 'What it is',
    who: 'For whom',
    how: 'How to apply',
    source: 'Source',
  } satisfies Record<ScholarshipPart, string>,
  fields: {
    ...labelInEach('en', 'name', 'Name in {language}'),
    ...labelInEach('en', 'giver', 'Who gives it, in {language}'),
    year: 'Academic year',
    ...labelInEach('en', 'gives', 'How much, in {language}'),
    applies: 'Categories and income, a line each',
    courses: 'For these courses alone',
    ...labelInEach('en', 'conditions', 'Conditions in {language}, a line each'),
    ...labelInEach('en', 'apply', 'Where to apply, in {language}'),
    until: 'Last day',
    url: 'Address of the official page',
    read_at: 'Read on',
  } satisfies Record<ScholarshipField, string>,
  hints: {
    year: 'Such as 2025-26, where the page speaks of one year alone. Empty: of none.',
    gives: 'In words, as the page says it. Empty: it does not say.',
    applies:
      'Such as “2A 100000”: category 2A up to ₹1,00,000 a year. “SC 250000-1000000”: more than the one, at most the other. “GM”: whatever income. Empty: everybody. Categories: GM, 1, 2A, 2B, 3A, 3B, SC, ST.',
    courses: 'None ticked: for all',
    ...hintForOthers('conditions', 'Each line beside its English one; an empty line where one is not translated yet.'),
    until: 'Empty: the page names none',
    url: 'Begins with https://',
    read_at: 'The day on which somebody read that page last',
  } satisfies Partial<Record<ScholarshipField, string>>,
  flaws: {
    ...deskRecords.commonFlaws,
    tooLong: 'This is too long: at most {most} characters in a line.',
    tooMany: 'These are too many: at most {lines} lines.',
    needsEnglish: deskInstitutions.flaws.needsEnglish,
    uneven: 'A line here stands beside none in English.',
    twice: 'Another scholarship of this year has this name. Change that one, or give this one another name.',
  } satisfies Record<ScholarshipFlaw, string>,

  withdraw: 'Withdraw this scholarship',
  withdrawIntro: 'For one that is given no more. The website loses it; what it said stays in the audit trail.',
} as const
export type DeskScholarshipMessages = Translated<typeof deskScholarships>
