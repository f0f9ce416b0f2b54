import 'server-only'
import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import {
  draftAsked,
  draftControls,
  END_DONE,
  endControls,
  isOfTime,
  isPlain,
  refusalOf,
  timeIn,
  untilAsked,
  untilControls,
  untilTyped,
} from '@/lib/bff/draft-buttons'
import { language } from '@/lib/bff/form-route'
import { REVERTED_AS } from '@/lib/contract/desk/content'
import { CONTROLS, deskRecordAddedSchema, type RecordField } from '@/lib/contract/desk/record'
import { gridIn } from '@/lib/rules/desk/amount-grid'
import { tickedIn } from '@/lib/rules/desk/boxes'
import { DRAFT_DONE } from '@/lib/rules/desk/desk-reply'
import { TIME_PLACE, UNTIL_PLACE } from '@/lib/rules/desk/publish-time'
import { type RecordRoom, versionPage } from '@/lib/rules/desk/record-rooms'
import { recordFormOf } from '@/lib/server/desk/record-form'

/** A field as it was sent, or as the controls say of which it is made. */
function fieldIn(name: string, { kind }: RecordField, sent: Readonly<Record<string, unknown>>, said?: string) {
  switch (CONTROLS[kind]) {
    case 'boxes':
      return tickedIn(name, sent)
    case 'grid':
      return gridIn(name, sent)
    case 'one':
      return said
  }
}

/** What the forms of a room of records post to. */
export function recordPosts(room: RecordRoom) {
  const { list, pages, said } = room
  const { fields, touchedIn } = recordFormOf(room)
  const one = z.object({ lang: language, id: z.string().regex(room.id), version: z.string() })
  /** The fields that a reader changed, of a form that was shown with these marks. */
  function read(sent: Readonly<Record<string, unknown>>, was: string, context: z.RefinementCtx) {
    const { data } = fields.safeParse(sent)
    if (data !== undefined) {
      const read = Object.entries(room.fields).map(([name, field]) => [name, fieldIn(name, field, sent, data[name])])
      return touchedIn(Object.fromEntries(read), was)
    }
    context.addIssue({ code: 'custom', message: 'a field is no text' })
    return z.NEVER
  }
  /** The page of the record that an answer names, else the other one. */
  function pageOf(answer: unknown, other: `/${string}`) {
    const { data } = deskRecordAddedSchema.safeParse(answer)
    return data === undefined ? other : pages.one(data.id)
  }
  return {
    /** Adds one, or keeps a draft of it; what was typed is kept where it was refused. */
    add: deskRoute({
      schema: z
        .looseObject({ lang: language, do: z.enum(['publish', 'save']).default('publish') })
        .transform(({ lang, do: button, ...sent }, context) => ({ lang, button, said: read(sent, '', context) })),
      ask: ({ button, said: typed }, call) => call(button === 'save' ? room.newDraftCall : room.addCall, typed),
      done: ({ button }) => (button === 'save' ? 'draftAdded' : said.added),
      page: (_, isDone, answer) => (isDone ? pageOf(answer, pages.add) : pages.add),
      typed: ({ said: typed }) => typed,
    }),
    /** Saves what its reader changed, in the version that was shown: for the public, or in its draft. */
    save: deskRoute({
      schema: z
        .looseObject({ ...one.shape, was: z.string(), ...draftControls })
        .transform(({ was, do: button, draft, ...sent }, context) => ({
          ...one.parse(sent),
          ...{ was, button, draft, time: timeIn(sent), said: read(sent, was, context) },
        })),
      ask: ({ id, version, said: typed, ...pressed }, call) =>
        isPlain(pressed)
          ? call(`POST /desk/${list}/{id}`, { ...typed, id, version })
          : call(`POST /desk/${list}/{id}/draft`, { ...draftAsked(pressed, typed), id, version }),
      done: (input) => (isPlain(input) ? said.saved : DRAFT_DONE[input.button]),
      refusals: (input) => ({ 422: refusalOf(input) }),
      // What was the draft of one that is not there yet may be one by now.
      page: ({ id }, _isDone, answer) => pageOf(answer, pages.one(id)),
      place: (input) => (isOfTime(input) ? TIME_PLACE : null),
      typed: ({ version, was, said: typed, ...pressed }) => ({
        ...typed,
        ...{ version, was },
        ...(isOfTime(pressed) && pressed.time),
      }),
    }),
    /** Makes what it said its draft, or publishes it again. */
    revert: deskRoute({
      schema: one.extend({ to: z.coerce.number().int().min(0), as: z.enum(REVERTED_AS) }),
      ask: ({ id, version, to, as }, call) => call(`POST /desk/${list}/{id}/revert`, { id, version, to, as }),
      done: ({ as }) => (as === 'draft' ? 'draftSaved' : 'published'),
      refusals: { 409: 'contentChanged', 422: 'versionRefused' },
      page: ({ id, to }, _isDone, _answer, outcome) =>
        outcome === 'versionRefused' ? versionPage(pages.one(id), to) : pages.one(id),
    }),
    /** Takes one as it was shown away. */
    withdraw: deskRoute({
      schema: one.extend(untilControls),
      ask: ({ id, version }, call) => call(`POST /desk/${list}/{id}/withdraw`, { id, version }),
      done: said.withdrawn,
      // Its page has what is left of it, and the way to bring it back.
      page: ({ id }) => pages.one(id),
      typed: untilTyped,
    }),
    /** Says when one is withdrawn by itself, or that it is not; what was typed is kept where it was refused. */
    withdrawAt: deskRoute({
      schema: one.extend(endControls),
      ask: ({ id, version, ...sent }, call) =>
        call(`POST /desk/${list}/{id}/withdraw-at`, { id, version, until: untilAsked(sent) }),
      done: (sent) => END_DONE[sent.do],
      refusals: { 422: 'endRefused' },
      page: ({ id }) => pages.one(id),
      place: () => UNTIL_PLACE,
      typed: untilTyped,
    }),
  }
}
