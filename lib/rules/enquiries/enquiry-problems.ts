/**
 * What can be wrong with a field of an enquiry form, in the words of the specification (spec 1 §5, in
 * its order) and, at the end, in our own: what the provider answers, and what the English pages show.
 */
export const ENQUIRY_PROBLEMS = {
  nameMissing: 'Full Name is required',
  nameTooLong: 'Full Name must not exceed 50 characters',
  /** The specification's limit of messages, applied to the name. */
  nameBeyondMessage: 'Message must not exceed 300 characters',
  phoneMissing: 'Phone Number is required',
  phoneInvalid: 'Enter a valid 10-digit phone number',
  emailMissing: 'Email is required',
  emailInvalid: 'Enter a valid email address',
  courseMissing: 'Course is required',
  courseTooLong: 'Course must not exceed 50 characters',
  messageMissing: 'Message is required',
  roleMissing: 'Role is required',
  concernMissing: 'Area of Concern is required',
  interestMissing: 'Area of Interest is required',
  counsellingModeMissing: 'Counselling Mode is required',
  mentoringModeMissing: 'Mentoring Mode is required',

  messageTooLong: 'Message must not exceed 5,000 characters',
  lineTooLong: 'This must not exceed 300 characters',
  unfit: 'This contains a character that cannot be used',
}
export type EnquiryProblem = keyof typeof ENQUIRY_PROBLEMS
