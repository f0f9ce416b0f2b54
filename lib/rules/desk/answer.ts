import { MAX_NOTE_LENGTH } from '@/lib/contract/constants'
import type { DeskEnquiry } from '@/lib/contract/desk/enquiry'
import type { AnswerTemplate } from '@/lib/contract/desk/template'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@/lib/contract/language'
import type { DateMessages } from '@/lib/messages/en/dates'
import { splitLanguage } from '@/lib/rules/routes/localized-url'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { sayText } from '@/lib/rules/text/localized-text'
import type { DeskReply } from './desk-reply'
import { fillPlaceholders, isUnfilled } from './placeholders'

/** What is answered to an enquiry. */
export type Answer = { subject: string; answer: string }
const ANSWER_FLAWS = ['needed', 'tooLong', 'unfilled'] as const
export type AnswerFlaw = (typeof ANSWER_FLAWS)[number]

/** The language in which a visitor wrote, by the page on which their form stood. */
const languageOf = ({ source }: Pick<DeskEnquiry, 'source'>): Language =>
  source === null ? DEFAULT_LANGUAGE : splitLanguage(source).language

type Filling = { enquiry: DeskEnquiry; counsellor: string; language: Language; dates: DateMessages }

/** A template filled in for an enquiry, in one language; English where it has no other. */
function answerFrom(template: AnswerTemplate, { enquiry, counsellor, language, dates }: Filling): Answer {
  const { name, course, interest, created_at: received } = enquiry
  const values = {
    ...{ name, course, interest, counsellor, institution: null },
    received: formatMoment(received, dates),
  }
  const [subject = '', answer = ''] = [template.title, template.text].map((text) =>
    fillPlaceholders(sayText(text, language), values),
  )
  return { subject, answer }
}

/** Those for enquiries of this kind. */
export const templatesFor = ({ type }: Pick<DeskEnquiry, 'type'>, templates: readonly AnswerTemplate[]) =>
  templates.filter(({ types }) => types.length === 0 || types.includes(type))

/** As it stands among the notes. */
export const noteOf = ({ subject, answer }: Answer) => (subject === '' ? answer : `${subject}\n\n${answer}`)

/** What keeps an answer from going out, by field; `null`: nothing. */
export function answerFlaws(said: Answer): Partial<Record<keyof Answer, AnswerFlaw>> | null {
  if (said.answer === '') return { answer: 'needed' }
  if ([...noteOf(said)].length > MAX_NOTE_LENGTH) return { answer: 'tooLong' }
  const unfilled = (['subject', 'answer'] as const).filter((name) => isUnfilled(said[name]))
  return unfilled.length === 0 ? null : Object.fromEntries(unfilled.map((name) => [name, 'unfilled']))
}

/** An answer as its form shows it. */
export type ShownAnswer = Answer & {
  /** The template that was filled in; `null`: none, or what was typed stands there. */
  template: AnswerTemplate | null
  /** In which language it is answered. */
  language: Language
  wrong: ReadonlyMap<string, AnswerFlaw>
  isTyped: boolean
  /** It was looked at, and can go. */
  isReady: boolean
}

type Asked = Pick<Filling, 'enquiry' | 'counsellor'> & {
  templates: readonly AnswerTemplate[]
  /** By the address. */
  chosen: Readonly<Record<string, string>>
  reply: DeskReply | null
  datesIn: (language: Language) => DateMessages
}

/** What the form of an answer shows: what was typed and is kept nowhere yet, or a template that was chosen. */
export function shownAnswer({ enquiry, counsellor, templates, chosen, reply, datesIn }: Asked): ShownAnswer {
  const { subject = '', answer, in: typedIn } = reply?.typed ?? {}
  const named = LANGUAGES.find((code) => code === (typedIn ?? chosen.in))
  const language = named ?? languageOf(enquiry)
  const template = templates.find(({ id }) => id === chosen.template) ?? null
  const wrong = Object.entries(reply?.wrong ?? {}).flatMap(([name, word]) =>
    ANSWER_FLAWS.flatMap((flaw) => (flaw === word ? [[name, flaw] as const] : [])),
  )
  const shared = { language, wrong: new Map(wrong) }
  if (answer !== undefined)
    return { ...shared, subject, answer, template: null, isTyped: true, isReady: reply?.said === 'answerReady' }
  const filled =
    template === null
      ? { subject: '', answer: '' }
      : answerFrom(template, { enquiry, counsellor, language, dates: datesIn(language) })
  return { ...shared, ...filled, template, isTyped: false, isReady: false }
}

/** Half of a pair is no character that an address can hold. */
const inAddress = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'))

/** Opens a mail program with the answer in it (RFC 6068: lines end with CR and LF). */
export function mailLink(address: string, { subject, answer }: Answer): string {
  const [, mailbox = '', host = ''] = /^(.*)@(.*)$/.exec(address) ?? []
  const body = inAddress(answer.replace(/\r\n?|\n/g, '\r\n'))
  return `mailto:${inAddress(mailbox)}@${inAddress(host)}?subject=${inAddress(subject)}&body=${body}`
}
