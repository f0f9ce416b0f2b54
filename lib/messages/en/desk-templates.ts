import { labelInEach } from '@/lib/messages/in-each-language'
import type { Placeholder, TemplateField, TemplateFlaw, TemplatePart } from '@/lib/contract/desk/template'
import { deskRecords } from '@/lib/messages/en/desk-records'
import { icu } from '@/lib/messages/en/icu'
import type { AnswerFlaw } from '@/lib/rules/desk/answer'
import type { Translated } from '@/lib/messages/translated'

/** The room of templates of answers, and the part of an enquiry's page in which one is used. */
export const deskTemplates = {
  ...deskRecords,

  intro:
    'Words with which enquiries are answered. On the page of an enquiry a counsellor chooses one, sees it filled in, and may change it before it goes.',
  add: 'Add a template',
  addIntro: 'Once it is added, every counsellor can choose it.',
  back: 'All templates',
  found: icu('{count, plural, =0 {No templates yet.} one {# template.} other {# templates.}}'),
  template: 'Template',
  types: 'For',
  allTypes: 'All kinds',
  begins: 'Text',

  parts: { what: 'Template', words: 'What is answered' } satisfies Record<TemplatePart, string>,
  fields: {
    ...labelInEach('en', 'title', 'Title in {language}'),
    types: 'For which kinds of enquiries',
    ...labelInEach('en', 'text', 'Text in {language}'),
  } satisfies Record<TemplateField, string>,
  hints: {
    title: 'It is the subject of the mail, too.',
    types: 'None is ticked: for all.',
  } satisfies Partial<Record<TemplateField, string>>,
  textHint: 'These are filled in: {placeholders}.',
  placeholders: {
    name: 'the visitor’s name',
    course: 'the course that they named',
    interest: 'what it is about',
    received: 'when it came',
    counsellor: 'your name',
    institution: 'an institution, which whoever answers writes in its place',
  } satisfies Record<Placeholder, string>,
  flaws: {
    ...deskRecords.commonFlaws,
    placeholder: 'Nobody fills in {unknown}. Braces are for these alone: {known}.',
    twice: 'Another template has this title. Change that one, or give this one another title.',
  } satisfies Record<TemplateFlaw, string>,

  withdraw: 'Withdraw this template',
  withdrawIntro: 'Nobody can choose it any more. What it said stays in the audit trail.',

  answer: 'Answer',
  takeFirst: 'Take this enquiry, or open it again: then you can answer it here.',
  noTemplate: 'Without a template',
  inLanguage: 'In',
  fillIn: 'Fill it in',
  notTranslated: 'This template is not translated yet: here is the English.',
  subject: 'Subject',
  text: 'Text',
  textOfAnswer: 'Change it as you like. What stands in braces is for you to fill in.',
  look: 'Look at it before it goes',
  change: 'Change it',
  to: 'To',
  noMail: 'No address was given: answer by phone.',
  openMail: 'Open it in your mail program',
  keep: { mail: 'It is sent: answered by mail', call: 'It is said: answered by phone' },
  keepHint:
    'One of these keeps the text among the notes and marks the enquiry as answered. The desk itself sends nothing.',
  answerFlaws: {
    needed: 'Write an answer first.',
    tooLong: 'Subject and text are too long together: at most {most} characters.',
    unfilled: 'This is still to be filled in: {places}.',
  } satisfies Record<AnswerFlaw, string>,
} as const
export type DeskTemplateMessages = Translated<typeof deskTemplates>
