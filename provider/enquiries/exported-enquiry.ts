import type { Enquiry } from '@/provider/enquiries/store/enquiries'

/** An enquiry as it leaves the provider: to a webhook, and in exports. Names as in the contract's calls. */
export function exportedEnquiry(enquiry: Enquiry) {
  return {
    id: enquiry.id,
    type: enquiry.type,
    created_at: enquiry.createdAt.toISOString(),
    name: enquiry.name,
    phone: enquiry.phone,
    email: enquiry.email,
    course: enquiry.course,
    role: enquiry.role,
    counselling_mode: enquiry.mode,
    interest: enquiry.interest,
    message: enquiry.message,
    source: enquiry.source,
    consent: enquiry.consent,
    suspected: enquiry.isSuspected,
  }
}
