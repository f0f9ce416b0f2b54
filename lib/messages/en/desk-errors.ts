import { dates } from '@/lib/messages/en/dates'
import { icu } from '@/lib/messages/en/icu'
import { sources } from '@/lib/messages/en/sources'
import type { Translated } from '@/lib/messages/translated'

/** Errors that visitors report, for who mends the figures. */
export const deskErrors = {
  dates,
  figures: sources.figures,
  otherFigure: sources.otherFigure,
  title: 'Errors that visitors report',
  count: icu(
    '{count, plural, =0 {No visitor has reported an error.} one {A visitor has reported an error.} other {Visitors have reported # errors; the latest stand first.}}',
  ),
  until:
    'One stands here until an editor says that it is mended, or a counsellor has answered or closed its enquiry. Who reported it, counsellors know.',
  mended: 'Mended',
  noInstitution: 'No institution is named',
  enquiry: 'Enquiry {id}',
  /** On the page of an enquiry: the way to what it is about. */
  toForm: 'Open the institution at the desk',
  seenByEditors:
    'Until it is answered, closed or mended, editors read this report at the institution, without who wrote it.',
  seenInOverview:
    'No institution is named: until this report is answered or closed, editors read it in their overview, as long as it is among the latest there, without who wrote it.',
} as const
export type DeskErrorMessages = Translated<typeof deskErrors>
