import 'server-only'
import { z } from 'zod'
import { type DeskForms, fields, version as number } from '@/lib/bff/desk-forms/fields'
import { deskRoute } from '@/lib/bff/desk-route'
import { draftAsked, draftControls, isOfTime, refusalOf, timeIn } from '@/lib/bff/draft-buttons'
import { pressed } from '@/lib/bff/section-controls'
import { REVERTED_AS } from '@/lib/contract/desk/content'
import { type Showcase, SHOWCASES } from '@/lib/contract/desk/showcase'
import { idsIn } from '@/lib/rules/desk/boxes'
import { DRAFT_DONE } from '@/lib/rules/desk/desk-reply'
import { institutionNumber } from '@/lib/rules/desk/institution-number'
import { TIME_PLACE } from '@/lib/rules/desk/publish-time'
import { versionPage } from '@/lib/rules/desk/record-rooms'
import { showcasePage, withShowcase } from '@/lib/rules/desk/showcase-list'

const list = z.enum(SHOWCASES)
/** Of the form as it was shown: of list and draft. */
const version = z.string().max(100)
type Sent = { list: Showcase; draft: string; do: keyof typeof DRAFT_DONE } & Parameters<typeof timeIn>[0]
const pressedIn = ({ do: button, ...sent }: Sent) => ({ button, draft: 'waits', time: timeIn(sent) })

/** What the forms of the lists of the home page post to. */
export const SHOWCASE_FORMS = {
  /**
   * Adds an institution to a list, moves it there, or takes it away: in its draft, which is the list that the form was
   * shown with that done; with a provider that has no drafts, before the public.
   */
  showcase: deskRoute({
    schema: fields({
      ...{ list, version, do: pressed, institute: z.string().max(500).default('') },
      institutions: z.string().max(1_000).optional(),
    }),
    ask({ list, version, do: { listAction, place }, institute, institutions }, call) {
      const [action, id] = [listAction ?? 'add', place || institutionNumber(institute)]
      if (institutions === undefined)
        return call('POST /desk/showcases/{list}', { list, version, action, institute: id })
      // No institution has the number 0.
      const after = withShowcase(idsIn(institutions), action, /^\d+$/.test(id) ? id : '0')
      return call('POST /desk/showcases/{list}/draft', {
        ...{ list, version, action: 'keep', institutions: after.join(' ') },
      })
    },
    done: ({ institutions }) => (institutions === undefined ? 'saved' : 'draftSaved'),
    page: ({ list }) => showcasePage(list),
    place: ({ list }) => list,
    typed: ({ list, institute }) => ({ list, institute }),
  }),
  /** Publishes the draft of a list, now or at a time, or discards it. */
  'showcase-draft': deskRoute({
    schema: fields({ list, version, ...draftControls }),
    ask: ({ list, version, ...sent }, call) =>
      call('POST /desk/showcases/{list}/draft', {
        ...{ list, version, ...draftAsked(pressedIn({ list, ...sent }), {}) },
      }),
    done: ({ do: button }) => DRAFT_DONE[button],
    refusals: (sent) => ({ 409: 'contentChanged', 422: refusalOf(pressedIn(sent)) }),
    page: ({ list }) => showcasePage(list),
    place: (sent) => (isOfTime(pressedIn(sent)) ? TIME_PLACE : null),
    typed: timeIn,
  }),
  /** Makes what a list said its draft, or publishes it again. */
  'showcase-revert': deskRoute({
    schema: fields({ list, version, to: number, as: z.enum(REVERTED_AS) }),
    ask: 'POST /desk/showcases/{list}/revert',
    done: ({ as }) => (as === 'draft' ? 'draftSaved' : 'published'),
    refusals: { 409: 'contentChanged', 422: 'versionRefused' },
    page: ({ list, to }, _isDone, _answer, outcome) =>
      outcome === 'versionRefused' ? versionPage(showcasePage(list), to) : showcasePage(list),
  }),
} satisfies DeskForms
