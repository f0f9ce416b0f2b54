import type { Translated } from '@/lib/messages/translated'
import type { DeskRoomName } from '@/lib/rules/desk/rooms'

/** The desk's page of help: what each room does. */
export const deskHelp = {
  intro:
    'What each room of the desk does, and who may be in it. Nothing you save is lost: every change stands in the audit trail, and most can be undone.',
  guide: 'The guide, with pictures',
  inGuide: 'In the guide: {room}',
  toRooms: 'Help: what each room does',
  sections: 'Parts of the guide',
  noGuide: 'The guide is missing here: ask whoever runs the desk for docs/desk-guide.md.',
  who: 'Who: {roles}',
  open: 'Go there: {room}',
  contents: 'Rooms',
  rooms: {
    overview:
      'What waits in your rooms, and since when; below, for editors, what the directory lacks, what visitors searched for in vain, and errors that they report. What waits leads to its room.',
    enquiries:
      'What visitors asked. Take one, so that others see that it is yours; answer by mail or phone, and keep what you said; give it a day to follow up; close it. Lists are downloaded for a reason, which stands in the audit trail.',
    templates:
      'Texts for answers that are given often, in both languages. Words in braces, such as {name}, are filled in for each enquiry.',
    content:
      'The texts of the website’s pages. A draft is seen by nobody until it is published, now or at a time; a link shows it as its page would be. Every version is kept, and any of them can be taken up again.',
    reviews:
      'Reviews that checks held back or visitors reported. Approve, keep, or reject with a reason that the author reads; each decision can be undone. Keys: j next, k back, a approve, r reject, u undo.',
    ownRecord:
      'What the guide says of your institution, its courses, pictures and brochures. What you change and send waits for the editors; their answer stands here.',
    replies: 'Reviews of your institution. One reply stands under each; you can change it and withdraw it.',
    accounts:
      'Who works at the desk, and as what. Invite somebody by a link that lives a day; change a role, unlock, or close an account.',
    institutions:
      'Find an institution as on the website, or by what it lacks; mend what it says, its courses, pictures, brochures and other names; add one, retire one, make two one, or change many at once. What you say leads over every list.',
    proposals:
      'What institutions propose to change in their records. Tick what is right; the rest is refused for a reason, which they read.',
    showcases:
      'Which institutions the home page shows as top ones and as partners, and in which order. Each press keeps a draft; publish it now or at a time, or bring an earlier list back.',
    calendar:
      'Dates of exams and admissions, each with its source. A date that is withdrawn leaves the calendars of visitors, too.',
    notifications: 'Lines on the home page and the page of updates, with a first and a last day.',
    plans: 'What students can choose and what it costs. Who has chosen a plan keeps what they chose.',
    scholarships:
      'Scholarships that stand below what studying costs: for whom, how much, until when, and the page that says so.',
    feeSheets:
      'What authorities fixed as fees, a sheet for each academic year. A new year begins as a copy of the last.',
    imports:
      'Upload a list, say which of its columns is what, and look at what would become of every row. Nothing is in the directory before you import it; an import can be undone.',
    matches:
      'Rows of lists of which nobody can say without looking whose they are, and institutions that stand there twice. Say that it is one of those, or none. Every decision can be undone.',
    rankColleges:
      'Colleges of closing ranks, which lists name by a code: tie each to its institution, or say that it is none of the directory’s.',
    rankWords: 'What codes of closing ranks mean and whom they are for, in both languages, with the page that says so.',
    audit:
      'Everything that was done at the desk and by commands: who, when, what it said before and after. Nobody can change an entry.',
    sessions: 'Where you are signed in, which you can end, and your passkeys, by which you sign in without a code.',
  } satisfies Record<DeskRoomName, string>,
} as const
export type DeskHelpMessages = Translated<typeof deskHelp>
