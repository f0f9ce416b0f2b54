import type { Page } from '@playwright/test'
import { freshPhone } from '@/e2e/sms-inbox/student'
import {
  FAILING_PROVIDER,
  FAILING_SITE,
  OTHER_PROVIDER,
  OTHER_SITE,
  SAMPLE_DATA_DIR,
  SAMPLE_SITE,
} from '@/playwright.config'
import { exportedEnquiry } from '@/provider/enquiries/exported-enquiry'
import { eachEnquiry } from '@/provider/enquiries/store/enquiry-list'
import { connectDatabase } from '@/provider/platform/database'

/** What a provider keeps of one enquiry, as far as every provider does. */
type Kept = {
  type: unknown
  name: unknown
  phone: unknown
  interest: unknown
  message: unknown
  suspected: unknown
  source: unknown
}

/** A website with forms, and how to learn what its provider keeps. */
export type FormSite = { name: string; url: string; listKept: (phone: string) => Promise<Kept[]> }

const EVERY = { since: null, types: null, suspected: null }

/** What an embedded provider keeps in this folder. */
export const listKeptOf = (dataDir: string) => async (phone: string) => {
  const { db, close } = connectDatabase({ DATA_DIR: dataDir })
  const kept: Kept[] = []
  for await (const enquiry of eachEnquiry(db, EVERY)) if (enquiry.phone === phone) kept.push(exportedEnquiry(enquiry))
  await close()
  return kept
}

const listInMemory = (provider: string) => async (phone: string) => {
  const answer = await fetch(`${provider}/__stored`)
  const stored = (await answer.json()) as { body: Kept }[]
  return stored.map(({ body }) => body).filter((body) => body.phone === phone)
}

export const SAMPLE_FORMS: FormSite = {
  name: 'the embedded provider',
  url: SAMPLE_SITE,
  listKept: listKeptOf(SAMPLE_DATA_DIR),
}
export const OTHER_FORMS: FormSite = {
  name: 'a provider of another make',
  url: OTHER_SITE,
  listKept: listInMemory(OTHER_PROVIDER),
}
export const FAILING_FORMS: FormSite = {
  name: 'a provider that fails',
  url: FAILING_SITE,
  listKept: listInMemory(FAILING_PROVIDER),
}

type Form = {
  path: string
  /** Of the page that answers without JavaScript. */
  reply: string
  type: string
  button: RegExp
  /** Each field with its message where it is missing, in their order. */
  missing: readonly (readonly [label: string, message: string])[]
  texts: Readonly<Record<string, string>>
  choices: Readonly<Record<string, string>>
}

const PERSON_MISSING = [
  ['Full Name', 'Full Name is required'],
  ['Phone', 'Phone Number is required'],
  ['Email', 'Email is required'],
] as const
const PERSON = { 'Full Name': 'Asha Rao', Email: 'asha@example.org' }

/** The three forms on the pages where they stand; the contact form with its second tab. */
export const FORMS = {
  enquiry: {
    path: '/contact',
    reply: '/reply/contact',
    type: 'enquiry',
    button: /^Submit Enquiry$/,
    missing: [...PERSON_MISSING, ['Course', 'Course is required'], ['Message', 'Message is required']],
    texts: { ...PERSON, Course: 'Civil Engineering', Message: 'When do admissions begin?\nAnd until when?' },
    choices: {},
  },
  feedback: {
    path: '/Whykarnataka',
    reply: '/reply/contact',
    type: 'feedback',
    button: /^Submit Feedback$/,
    missing: [...PERSON_MISSING, ['Course', 'Course is required'], ['Message', 'Message is required']],
    texts: { ...PERSON, Course: 'Nursing', Message: 'The list of towns helped me.' },
    choices: {},
  },
  counselling: {
    path: '/careerCounselling',
    reply: '/reply/counselling',
    type: 'career',
    button: /^Request Counselling$/,
    missing: [
      ...PERSON_MISSING,
      ['Role', 'Role is required'],
      ['Area of Concern', 'Area of Concern is required'],
      ['Counselling Mode', 'Counselling Mode is required'],
      ['Message', 'Message is required'],
    ],
    texts: { ...PERSON, 'Area of Concern': 'Stream Selection', Message: 'Science or commerce?\nShe likes both.' },
    choices: { Role: 'Parent', 'Counselling Mode': 'In-Person' },
  },
  mentoring: {
    path: '/mentoring',
    reply: '/reply/mentoring',
    type: 'mentor',
    button: /^Request Mentoring$/,
    missing: [
      ...PERSON_MISSING,
      ['Role', 'Role is required'],
      ['Area of Interest', 'Area of Interest is required'],
      ['Mentoring Mode', 'Mentoring Mode is required'],
      ['Message', 'Message is required'],
    ],
    texts: { ...PERSON, 'Area of Interest': 'Working in a court', Message: 'What is a day like?\nAnd a year?' },
    choices: { Role: 'Student', 'Mentoring Mode': 'Online' },
  },
} as const satisfies Record<string, Form>
export type FormName = keyof typeof FORMS
export const FORM_NAMES = Object.keys(FORMS) as FormName[]

/** A field by what stands over it. */
export const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true }).and(page.locator('input, select, textarea'))
export const submitButton = (page: Page, form: FormName) =>
  page.getByRole('main').getByRole('button', { name: FORMS[form].button })

/** Fills in the form of the page that is shown. @returns the phone, which nobody has used */
export async function fillIn(page: Page, form: FormName): Promise<string> {
  const { texts, choices } = FORMS[form]
  const phone = freshPhone()
  if (form === 'feedback') await page.getByRole('main').getByRole('radio', { name: 'Feedback' }).check()
  for (const [label, text] of Object.entries({ ...texts, Phone: phone })) await field(page, label).fill(text)
  for (const [label, choice] of Object.entries(choices)) await field(page, label).selectOption(choice)
  return phone
}
