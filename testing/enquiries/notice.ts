import type { Enquiry } from '@/provider/enquiries/store/enquiries'
import type { Notice } from '@/provider/enquiries/store/enquiry-notices'

/** A notice as the outbox gives it. */
export function noticeOf(enquiry: Partial<Enquiry> = {}): Notice {
  return {
    id: 3,
    uid: '0f0c3a52-3a5d-4a86-8f57-6c1f0d6d2d11',
    channel: 'webhook',
    tries: 1,
    enquiry: {
      id: 41,
      type: 'enquiry',
      name: 'Asha Rao',
      phone: '9880012345',
      email: 'asha@example.org',
      course: 'Civil Engineering',
      role: null,
      mode: null,
      interest: '',
      message: 'When do admissions begin?\nAnd where? ಧನ್ಯವಾದ',
      source: '/contact',
      consent: 'Only to answer you.',
      isSuspected: false,
      idempotencyKey: 'b5f1…',
      addressDigest: 'secret-digest',
      createdAt: new Date('2027-01-05T06:00:00Z'),
      ...enquiry,
    },
  }
}

export const NEVER = new AbortController().signal
