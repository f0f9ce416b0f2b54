import { ENQUIRY_PROBLEMS } from '@/lib/rules/enquiries/enquiry-problems'
import { icu } from '@/lib/messages/en/icu'
import type { Translated } from '@/lib/messages/translated'

/** Texts of the forms by which visitors ask for something, and of the contact page (spec 1 §2, §5, §8). */
export const enquiries = {
  enquiryTab: 'Enquiry',
  feedbackTab: 'Feedback',
  tabs: 'What is it about?',

  name: 'Full Name',
  phone: 'Phone',
  phoneHint: 'Ten digits',
  email: 'Email',
  course: 'Course',
  message: 'Message',
  role: 'Role',
  concern: 'Area of Concern',
  interest: 'Area of Interest',
  interestHint: 'Choose one, or write your own',
  counsellingMode: 'Counselling Mode',
  mentoringMode: 'Mentoring Mode',
  choose: 'Choose one',
  showInterests: 'Show suggestions',
  noMatch: 'N/A',
  messageCount: '{count} of {limit} characters',
  // For a field that people do not see, and only programs fill in.
  leaveEmpty: 'Leave this field empty',

  roles: { Student: 'Student', Parent: 'Parent', Graduate: 'Graduate', Professional: 'Professional' },
  modes: { Online: 'Online', Phone: 'Phone', 'In-Person': 'In-Person' },
  interests: {
    'Career Guidance': 'Career Guidance',
    'Stream Selection': 'Stream Selection',
    'Exam Preparation': 'Exam Preparation',
    'College Admission Help': 'College Admission Help',
    'Abroad Studies': 'Abroad Studies',
    'Skill Development': 'Skill Development',
    Other: 'Other',
  },

  submitEnquiry: 'Submit Enquiry',
  submitFeedback: 'Submit Feedback',
  submitCounselling: 'Request Counselling',
  submitMentoring: 'Request Mentoring',
  submitting: 'Submitting...',
  consent: 'Your details go to the {brand} team, who use them only to answer you. See our {privacy}.',
  privacyLink: 'Privacy Policy',

  problems: ENQUIRY_PROBLEMS,
  submitted: 'Form submitted successfully!',
  failed: 'Something went wrong. Please try again.',
  correct: 'Please correct the highlighted fields before submitting.',
  tooMany: icu(
    'Several requests have come from you already. Please try again in {minutes, plural, one {a minute} other {# minutes}}; what you wrote is still here.',
  ),
  kept: 'What you wrote is still here. Check your connection.',
  thanks: 'Thank you. We have your request and will get back to you.',
  another: 'Send another request',
  /** On the page that answers a form without JavaScript, when what it showed is forgotten. */
  gone: 'What stood here is kept for five minutes. A request that was confirmed has reached us; otherwise please write it once more.',

  contactDescription:
    'Ask about colleges, courses and admission in Karnataka by phone, by email or with a form, or tell us what we could do better.',
  contactFailed: 'Error loading contact page.',
  contactFailedHint: 'You can write to us here all the same.',
  address: 'Address',
  contactHeading: 'Write to us',
  contactHint: 'Ask about a college, a course or admission, or tell us what we could do better.',
  counsellingHeading: 'Ask for counselling',
  mentoringHeading: 'Ask for a mentor',
} as const
export type EnquiryMessages = Translated<typeof enquiries>
