import { dates } from '@/lib/messages/en/dates'
import { deskInstitutions } from '@/lib/messages/en/desk-institutions'
import { icu } from '@/lib/messages/en/icu'
import type { Translated } from '@/lib/messages/translated'

/** Of the desk's overview: imports, how complete the directory is, old lists, searches without an answer. */
export const deskOverview = {
  dates,
  gaps: deskInstitutions.gaps,

  importsFailed: icu('{count, plural, =0 {No list has failed} one {# list has failed} other {# lists have failed}}'),
  importsTried: icu(
    '{count, plural, =0 {No list is tried and waits to be imported} one {# list is tried and waits to be imported} other {# lists are tried and wait to be imported}}',
  ),

  doubts: icu(
    '{count, plural, =0 {No row of a list is in doubt} one {# row of a list is in doubt} other {# rows of lists are in doubt}}',
  ),

  proposals: icu(
    '{count, plural, =0 {No proposal of an institution waits} one {# proposal of an institution waits} other {# proposals of institutions wait}}',
  ),

  unreplied: icu(
    '{count, plural, =0 {Every review of your institution has a reply} one {# review of your institution has no reply} other {# reviews of your institution have no reply}}',
  ),
  proposedSince: 'Your proposal waits for the editors since {moment}',
  decidedAt: 'The editors decided about your last proposal, {moment}',
  importIt: 'Imports: bring in a newer one',

  quality: 'How complete the directory is',
  qualityIntro: icu(
    '{count, plural, =0 {There is no institution yet.} one {Of # institution, what it lacks. Each leads to those that lack it.} other {Of # institutions, how many lack what families look for. Each leads to those that lack it.}}',
  ),
  lacks: 'Lacks',
  institutions: 'Institutions',
  share: 'Share',

  lists: 'Lists older than a year',
  noneOld: icu(
    '{count, plural, =0 {No list was imported yet.} one {The only list is of the last year.} other {All # lists are of the last year.}}',
  ),
  someOld: icu(
    '{count, plural, one {# list} other {# lists}}, of which {old, plural, one {# needs} other {# need}} a newer edition: get it and import it.',
  ),
  list: 'List',
  dated: 'As of',
  noDay: 'It does not say',

  unanswered: 'Searches that nobody answers',
  unansweredIntro: icu(
    'Searched for on at least {shown, number} of the last {kept, number} days, and no institution is called so. Who searched is not known. Where one is meant, give it this name among its other names.',
  ),
  noneUnanswered: 'There is none.',
  words: 'Searched for',
  times: 'Times',
  days: 'Days',
  lastDay: 'Last on',
} as const
export type DeskOverviewMessages = Translated<typeof deskOverview>
