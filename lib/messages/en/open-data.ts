import { dates } from '@/lib/messages/en/dates'
import { icu } from '@/lib/messages/en/icu'
import type { ExportKind } from '@/lib/contract/open-data'
import type { CourseColumn, InstitutionColumn } from '@/lib/rules/open-data/columns'
import type { Translated } from '@/lib/messages/translated'

type Column = { label: string; text: string }

/** The directory as files: what they are, what stands in them, and under which licence. */
export const openData = {
  dates,
  title: 'Open data',
  datasetTitle: 'Institutions of Karnataka: schools, colleges and universities',
  description:
    'Schools, colleges and universities of Karnataka with place, kind, courses, fees and seats, as CSV, NDJSON and JSON-LD, free to use.',
  intro:
    'The directory as files, for research, journalism, or an app of your own. Free, without an account. What a licence does not let us give on is not in them.',
  files: 'Files',
  made: 'As of {day}',
  institutes: icu('{count, plural, one {# institution} other {# institutions}}'),
  coursesCount: icu('{count, plural, one {# course} other {# courses}}'),
  samples: icu(
    '{count, plural, one {# of them is invented, for a first look (is_sample).} other {# of them are invented, for a first look (is_sample).}}',
  ),
  withheld: icu(
    '{count, plural, one {# institution is left out: no list that tells of it may be given on.} other {# institutions are left out: no list that tells of them may be given on.}}',
  ),
  kinds: {
    'institutions.csv': { label: 'Institutions, CSV', text: 'For spreadsheets. One line for each institution.' },
    'courses.csv': {
      label: 'Courses, CSV',
      text: 'One line for each course; institution_id is the id of the other file.',
    },
    'institutions.ndjson': {
      label: 'Institutions, NDJSON',
      text: 'For programs. An object on each line, with its courses.',
    },
    'institutions.jsonld': { label: 'Institutions, JSON-LD', text: 'Linked data in the words of schema.org.' },
  } satisfies Record<ExportKind, Column>,
  plain: 'Download, {size}',
  compressed: 'Compressed, {size}',
  checksums: 'Checksums (SHA-256)',
  catalogue: 'Catalogue (DCAT-AP, JSON-LD)',
  columnsFile: 'Columns for programs (CSVW)',
  newest:
    'The newest file always stands under an address without a day, such as {address}. New files are made after the directory has changed, once an hour at most.',
  toDevelopers: 'Addresses, limits and examples for developers',
  making: 'The files are being made.',
  makingHint: 'Please come again in a minute.',
  none: 'There are no files.',
  noneHint: 'Whoever keeps this directory offers none.',
  failed: 'The files cannot be shown at the moment.',
  failedHint: 'Please try again in a moment.',
  retry: 'Try again',

  licences: 'Licences',
  own: 'What was written for this guide, ratings among it, may be used under:',
  ownNone: 'What was written for this guide is not given on.',
  perLine: 'What comes from a list keeps the licence of that list. Each line names its lists (sources) and licences.',
  cite: 'Name us and the lists, for example: “{brand}, {day}, {address}; sources: {lists}”.',
  citeOwn: 'Name us, for example: “{brand}, {day}, {address}”.',
  given: 'In the files',
  kept: 'Not in the files',
  keptReason: 'A list whose licence does not allow it, or of which none is stated, stands on pages and in no file.',

  dictionary: 'What stands in the columns',
  institutionTable: 'Institutions',
  courseTable: 'Courses',
  several: 'several, apart by “; ”',
  format:
    'CSV is UTF-8 with a mark for Excel, commas, and a line of names. A cell that a spreadsheet would take for a formula has an apostrophe before it.',
  columns: {
    id: { label: 'Number', text: 'Number of the institution, as in the address of its page. It stays the same.' },
    name: { label: 'Name', text: 'Name in English.' },
    name_kn: { label: 'Name in Kannada', text: 'Name in Kannada, where a list has it.' },
    other_names: { label: 'Other names', text: 'Short forms, old names, other spellings.' },
    types: { label: 'Kind', text: 'Kinds of institution, such as Engineering or PU College.' },
    streams: { label: 'Streams', text: 'Streams in which it teaches.' },
    ownership: {
      label: 'Ownership',
      text: 'Who runs it: government, aided, private (unaided), university, private_university or deemed.',
    },
    university: { label: 'University', text: 'University to which it is affiliated.' },
    address: { label: 'Address', text: 'Address as a list has it.' },
    city: { label: 'Town', text: 'Town, by the Local Government Directory.' },
    district: { label: 'District', text: 'District, by the Local Government Directory.' },
    state: { label: 'State', text: 'State of the address.' },
    pin: { label: 'PIN code', text: 'PIN code, six digits.' },
    website: { label: 'Website', text: 'Its own website.' },
    courses: { label: 'Number of courses', text: 'How many courses are known.' },
    seats: { label: 'Seats', text: 'Seats of all courses together.' },
    fees_from: { label: 'Lowest fee', text: 'Fee of the cheapest course, rupees for the first year.' },
    fees_to: { label: 'Highest fee', text: 'Fee of the dearest course, rupees for the first year.' },
    rating: { label: 'Rating', text: 'Average of students’ ratings here, 1 to 5.' },
    review_count: { label: 'Reviews', text: 'How many students have rated it.' },
    is_sample: { label: 'Invented', text: 'true: invented, for a first look at a new website.' },
    changed_on: { label: 'Changed on', text: 'Day on which its record last changed.' },
    sources: {
      label: 'Sources',
      text: 'Lists that it is made of, by the names on the page of sources; none: written by hand.',
    },
    licences: { label: 'Licences', text: 'Licences of what stands in the line.' },
    gender: {
      label: 'Who may study there',
      text: 'women, men, or mixed (co-educational), where a list says it.',
    },
    minority: { label: 'Minority', text: 'Whether a minority runs it, where a list says it.' },
    class_from: { label: 'From class', text: 'Of a school, the lowest class, 1 to 12.' },
    class_to: { label: 'To class', text: 'Of a school, the highest class, 1 to 12.' },
    hostel_fee_from: { label: 'Hostel from', text: 'Fee of its hostel, rupees a year; the least.' },
    hostel_fee_to: { label: 'Hostel to', text: 'Fee of its hostel, rupees a year; the most.' },
    mess_fee_from: { label: 'Mess from', text: 'Fee of its mess, rupees a year; the least.' },
    mess_fee_to: { label: 'Mess to', text: 'Fee of its mess, rupees a year; the most.' },
    management_fee_from: {
      label: 'Management seat from',
      text: 'What it asks for a management seat, rupees a year; the least.',
    },
    management_fee_to: {
      label: 'Management seat to',
      text: 'What it asks for a management seat, rupees a year; the most.',
    },
    institution_id: { label: 'Institution', text: 'id of the institution.' },
    course: { label: 'Course', text: 'Name of the course.' },
    category: { label: 'Group', text: 'Degree or group, such as Bachelor of Engineering.' },
    duration: { label: 'Duration', text: 'Duration as the list writes it.' },
    fees: { label: 'Fee', text: 'Rupees for the first year.' },
    course_seats: { label: 'Seats', text: 'Seats of the course.' },
    level: {
      label: 'Level',
      text: 'pre_university, certificate, diploma, degree, integrated, postgraduate or doctorate.',
    },
  } satisfies Record<InstitutionColumn | CourseColumn, Column>,
  page: 'Page',
  updateColumns: { title: 'Title', description: 'Text', link: 'Link', starts: 'From', ends: 'Until' },
  dateColumns: {
    exam: 'Exam',
    event: 'Event',
    kind: 'Kind',
    firstDay: 'First day',
    firstTime: 'From, Indian Standard Time',
    lastDay: 'Last day',
    lastTime: 'Until, Indian Standard Time',
    source: 'Source',
    url: 'Address',
    checked: 'Checked on',
    note: 'Note',
  },
  sourceColumns: {
    name: 'Name',
    title: 'Title',
    licence: 'Licence',
    url: 'Address',
    dated: 'As of',
    read: 'Read on',
    institutes: 'Institutions',
  },
  notInside: 'What is in no file',
  notInsideText:
    'Telephone numbers and email addresses of institutions (a file of them would serve who sends advertising; each page has them), descriptions, pictures and brochures, which may be somebody’s work, the words of reviews, and anything of students and visitors.',
} as const
export type OpenDataMessages = Translated<typeof openData>
