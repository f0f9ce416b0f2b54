import type { VisitorRequest } from '@/provider/store/requests'

/** A request as it leaves the provider: to a webhook, and in exports. Names as in the contract's calls. */
export function exportedRequest(request: VisitorRequest) {
  return {
    id: request.id,
    type: request.type,
    created_at: request.createdAt.toISOString(),
    name: request.name,
    phone: request.phone,
    email: request.email,
    course: request.course,
    role: request.role,
    counselling_mode: request.mode,
    interest: request.interest,
    message: request.message,
    source: request.source,
    consent: request.consent,
    suspected: request.isSuspected,
  }
}
export type ExportedRequest = ReturnType<typeof exportedRequest>
