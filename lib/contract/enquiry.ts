/** Goes with an enquiry: a UUID that the form made, so that a repeat is stored once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** What may go with any enquiry of a visitor, and a provider may ignore. */
type Circumstances = {
  /** The page's path. */
  source?: string
  /** The sentence shown at the button. */
  consent?: string
  /** It looks like a robot's. */
  suspected?: boolean
}

export const CONTACT_TYPES = ['enquiry', 'feedback'] as const

/** `POST /contact/store`, as it goes over the wire; the rules of the form's fields are the form's. */
export type ContactBody = Circumstances & {
  name: string
  phone: string
  email: string
  type: (typeof CONTACT_TYPES)[number]
  course: string
  message: string
  interest: string
}

export const COUNSELLING_TYPES = ['career', 'mentor'] as const

/** What an enquiry is: those of all forms. */
export const ENQUIRY_TYPES = [...CONTACT_TYPES, ...COUNSELLING_TYPES] as const
export type EnquiryType = (typeof ENQUIRY_TYPES)[number]

/** `POST /counselling/store`: a counselling (`career`) or mentoring (`mentor`) enquiry. */
export type CounsellingBody = Circumstances & {
  name: string
  phone: string
  email: string
  role: string
  interest: string
  counselling_mode: string
  query: string
  type: (typeof COUNSELLING_TYPES)[number]
}
