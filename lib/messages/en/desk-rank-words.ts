import { labelInEach } from '@/lib/messages/in-each-language'
import type { RankWordField, RankWordFlaw, RankWordPart, WordPart } from '@/lib/contract/desk/rank-word'
import { costs } from '@/lib/messages/en/costs'
import { deskInstitutions } from '@/lib/messages/en/desk-institutions'
import { deskRecords } from '@/lib/messages/en/desk-records'
import { icu } from '@/lib/messages/en/icu'
import type { Translated } from '@/lib/messages/translated'

/** The room of words of closing ranks at the desk. */
export const deskRankWords = {
  ...deskRecords,
  ...{ pageRead: costs.pageRead, copyRead: costs.copyRead },

  intro:
    'What the codes of closing ranks mean and who is meant, in the words of an official source, and what exams are called. 2AG is said by the category 2A and the quota G; a code that is added is said as a whole.',
  add: 'Add words',
  addIntro: 'Read the official source first, and write what it says. Of a code that no source explains, say nothing.',
  back: 'All words of closing ranks',
  onWebsite: 'Closing ranks, on the website',
  unknown: 'These stand in lists, and nothing is said of them:',
  found: icu('{count, plural, =0 {No words yet.} one {# entry.} other {# entries.}}'),
  what: 'Of what',
  meaning: 'Who is meant',
  source: 'Source',
  noLink: 'no link to an official page',
  wordParts: {
    category: 'category',
    quota: 'quota',
    code: 'code',
    exam: 'exam',
  } satisfies Record<WordPart, string>,

  parts: { what: 'What it says', source: 'Source' } satisfies Record<RankWordPart, string>,
  fields: {
    code: 'Code, or exam in addresses',
    ...labelInEach('en', 'name', 'Name in {language}'),
    ...labelInEach('en', 'meaning', 'Who is meant, in {language}'),
    ...labelInEach('en', 'source', 'Source in {language}'),
    url: 'Address of the official page',
    read_at: 'Read on',
  } satisfies Record<RankWordField, string>,
  hints: {
    code: 'As lists write it, such as GMP; of an exam small letters and hyphens, such as pgcet-mba. It stays.',
    meaning: 'As the source says it. An exam needs none.',
    source: 'Order or bulletin, with its number and date. An exam needs none.',
    url: 'Begins with https://. Empty: none is known.',
    read_at: 'The day on which somebody read the source last',
  } satisfies Partial<Record<RankWordField, string>>,
  flaws: {
    ...deskRecords.commonFlaws,
    tooLong: 'This is too long: at most {most} characters.',
    needsEnglish: deskInstitutions.flaws.needsEnglish,
    twice: 'There are words of this already. Change those.',
    fixed: 'This stays. Add words of the other code, and withdraw these.',
  } satisfies Record<RankWordFlaw, string>,

  withdraw: 'Withdraw these words',
  withdrawIntro:
    'For words that no source bears out. The website then shows the code alone, and says that its words are not known. What they said stays in the audit trail.',
} as const
export type DeskRankWordMessages = Translated<typeof deskRankWords>
