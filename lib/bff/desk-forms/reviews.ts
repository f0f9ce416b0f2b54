import 'server-only'
import { z } from 'zod'
import { type DeskForms, fields, version } from '@/lib/bff/desk-forms/fields'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskProposedSchema, PROPOSE_ACTIONS } from '@/lib/contract/desk/proposal'
import { REPLY_ACTIONS } from '@/lib/contract/desk/reply'
import { REVIEW_ACTION_NAMES, REVIEW_LISTS } from '@/lib/contract/desk/review'
import { tickedIn } from '@/lib/rules/desk/boxes'
import { reviewsPage } from '@/lib/rules/desk/desk-path'
import { PROPOSAL_FORM } from '@/lib/server/desk/proposal-form'
import { recordId } from '@/lib/server/desk/record-id'

const { fields: proposed, touchedIn } = PROPOSAL_FORM
const text = z.string().max(10_000).default('')

export const REVIEW_FORMS = {
  /**
   * Decides on a review, as it was shown. The queue goes on where it was done; what was refused is said on the page of
   * the review, with what was typed.
   */
  'review-state': deskRoute({
    schema: fields({
      id: recordId,
      version,
      action: z.enum(REVIEW_ACTION_NAMES),
      list: z.enum(REVIEW_LISTS).default('held'),
      reason: text,
      words: text,
    }),
    ask: ({ id, action, version, reason, words }, call) =>
      call('POST /desk/reviews/{id}/state', {
        ...{ id, action, version },
        ...(action === 'reject' && { reason, ...(words.trim() !== '' && { words }) }),
      }),
    done: 'done',
    page: ({ id, list }, isDone) => (isDone ? reviewsPage(list) : `/reviews/${id}`),
    typed: ({ reason, words }) => ({ reason, words }),
  }),
  /** A moderator withdraws the reply of an institution, as it was shown. */
  'review-reply': deskRoute({
    schema: fields({ id: recordId, version: version }),
    ask: 'POST /desk/reviews/{id}/reply',
    done: 'done',
    page: ({ id }) => `/reviews/${id}`,
  }),
  /** Writes the reply to a review, or withdraws it, as it was shown; what was refused stands in its form again. */
  reply: deskRoute({
    schema: fields({
      id: recordId,
      version: version,
      action: z.enum(REPLY_ACTIONS),
      text,
      page: z.coerce.number().int().min(1).catch(1),
    }),
    ask: ({ id, version, action, text }, call) =>
      call('POST /desk/replies/{id}', { id, action, version, ...(action === 'save' && { text }) }),
    done: ({ action }) => (action === 'save' ? 'saved' : 'done'),
    page: ({ page }) => (page === 1 ? '/replies' : `/replies?page=${page}`),
    place: ({ id }) => `review-${id}`,
    typed: ({ id, action, text }): Record<string, string> => (action === 'save' ? { id: String(id), text } : {}),
  }),
  /** Sends what a representative changed of their institution's record to the editors, as it was shown, or takes it back. */
  record: deskRoute({
    schema: proposed.extend({ lang: language, action: z.enum(PROPOSE_ACTIONS), version: z.string(), was: z.string() }),
    ask: ({ lang, action, version, was, ...sent }, call) =>
      call('POST /desk/record', {
        ...{ action, version, language: lang, ...(action === 'send' && touchedIn(sent, was)) },
      }),
    done({ action }, answer) {
      if (action === 'withdraw') return 'proposalWithdrawn'
      return deskProposedSchema.safeParse(answer).data?.proposal ? 'proposed' : 'proposalEmpty'
    },
    page: () => '/record',
    typed: ({ action, version, was, ...sent }): Record<string, string> =>
      action === 'send' ? { ...touchedIn(sent, was), version, was } : {},
  }),
  /** Takes what is ticked of a proposal over, as it was shown, and refuses the rest; or all of it. */
  proposal: deskRoute({
    schema: z
      .looseObject({
        ...{ lang: language, id: recordId, version: z.string(), action: z.enum(['take', 'refuse']) },
        ...{ reason: text, words: text },
      })
      .transform(({ lang, id, version, action, reason, words, ...boxes }) => ({
        ...{ lang, id, version, action, reason, words },
        ticked: tickedIn('accepted', boxes) ?? '',
      })),
    ask: ({ id, version, action, ticked, reason, words }, call) =>
      call('POST /desk/proposals/{id}', {
        ...{ id, version, reason, accepted: action === 'take' ? ticked : '' },
        ...(words.trim() !== '' && { words }),
      }),
    done: 'proposalDecided',
    page: ({ id }, isDone) => (isDone ? '/proposals' : `/proposals/${id}`),
    typed: ({ ticked, reason, words }) => ({ accepted: ticked, reason, words }),
  }),
} satisfies DeskForms
