import 'server-only'
import { z } from 'zod'
import { type DeskForms, fields, version } from '@/lib/bff/desk-forms/fields'
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
import { BULK_FIELDS, bulkDoneSchema } from '@/lib/contract/desk/bulk'
import { REVERTED_AS } from '@/lib/contract/desk/content'
import { deskInstitutionAddedSchema, INSTITUTION_ACTIONS, MERGE_ACTIONS } from '@/lib/contract/desk/institution'
import { bulkPath, FOUND_BY } from '@/lib/rules/desk/bulk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { DRAFT_DONE } from '@/lib/rules/desk/desk-reply'
import { TIME_PLACE, UNTIL_PLACE } from '@/lib/rules/desk/publish-time'
import { institutionFields, touchedIn } from '@/lib/server/desk/institution-form'
import { institutionId, recordId } from '@/lib/server/desk/record-id'

/** The page of the institution, or of the draft, that an answer names; `null`: it names none. */
function pageIn(answer: unknown) {
  const { data } = deskInstitutionAddedSchema.safeParse(answer)
  return data === undefined ? null : (`/institutions/${data.id}` as const)
}

export const INSTITUTION_FORMS = {
  /** Adds an institution, or keeps a draft of it; what was typed is kept where it was refused. */
  'institution-add': deskRoute({
    schema: institutionFields.extend({ lang: language, do: z.enum(['publish', 'save']).default('publish') }),
    ask: (input, call) =>
      call(input.do === 'save' ? 'POST /desk/drafts/institutions' : 'POST /desk/institutions', touchedIn(input, '')),
    done: (input) => (input.do === 'save' ? 'draftAdded' : 'added'),
    page: (_, isDone, answer) => (isDone && pageIn(answer)) || '/institutions/new',
    typed: (input) => touchedIn(input, ''),
  }),
  /** Saves what its reader changed of an institution, in the version that was shown: for the public, or in its draft. */
  'institution-save': deskRoute({
    schema: institutionFields
      .extend({ lang: language, id: institutionId, version: z.string(), was: z.string(), ...draftControls })
      .transform(({ lang, id, version, was, do: button, draft, ...sent }) => ({
        ...{ lang, id, version, was, button, draft, time: timeIn(sent), touched: touchedIn(sent, was) },
      })),
    ask: ({ id, version, touched, ...pressed }, call) =>
      isPlain(pressed)
        ? call('POST /desk/institutions/{id}', { id, version, ...touched })
        : call('POST /desk/institutions/{id}/draft', { id, version, ...draftAsked(pressed, touched) }),
    done: (input) => (isPlain(input) ? 'saved' : DRAFT_DONE[input.button]),
    refusals: (input) => ({ 422: refusalOf(input) }),
    // What was the draft of one that is not there yet may be one by now.
    page: ({ id }, _isDone, answer) => pageIn(answer) ?? `/institutions/${id}`,
    place: (input) => (isOfTime(input) ? TIME_PLACE : null),
    typed: ({ version, was, touched, ...pressed }) => ({
      ...touched,
      ...{ version, was },
      ...(isOfTime(pressed) && pressed.time),
    }),
  }),
  /** Says which other names find an institution, or keeps them in its draft; what was typed is kept where it was refused. */
  'institution-names': deskRoute({
    schema: fields({
      ...{ id: institutionId, was: z.string(), names: z.string() },
      ...{ version: z.string().default(''), action: z.enum(['save', 'draft']).default('save') },
    }),
    ask: ({ id, was, names, version, action }, call) =>
      action === 'save'
        ? call('POST /desk/institutions/{id}/names', { id, was, names })
        : call('POST /desk/institutions/{id}/draft', { id, version, action: 'keep', names }),
    done: ({ action }) => (action === 'save' ? 'saved' : 'draftSaved'),
    page: ({ id }) => `/institutions/${id}`,
    typed: ({ names }) => ({ names }),
  }),
  /** Retires an institution as it was shown, or lets it stand again. */
  'institution-state': deskRoute({
    schema: fields({
      id: recordId,
      version: z.string(),
      action: z.enum(INSTITUTION_ACTIONS),
      successor: z.string().default(''),
      ...untilControls,
    }),
    ask: ({ id, version, action, successor }, call) =>
      call('POST /desk/institutions/{id}/state', { id, version, action, successor }),
    done: 'done',
    page: ({ id }) => `/institutions/${id}`,
    typed: ({ successor, ...sent }) => ({ successor, ...untilTyped(sent) }),
  }),
  /** Says when an institution is retired by itself, or that it is not; what was typed is kept where it was refused. */
  'institution-retire-at': deskRoute({
    schema: fields({ id: recordId, version: z.string(), successor: z.string().default(''), ...endControls }),
    ask: ({ id, version, successor, ...sent }, call) =>
      call('POST /desk/institutions/{id}/retire-at', { id, version, successor, until: untilAsked(sent) }),
    done: (sent) => END_DONE[sent.do],
    refusals: { 422: 'endRefused' },
    page: ({ id }) => `/institutions/${id}`,
    place: (_, _isDone, wrong) => (wrong?.successor === undefined ? UNTIL_PLACE : 'successor'),
    typed: ({ successor, ...sent }) => ({ successor, ...untilTyped(sent) }),
  }),
  /** Makes what an institution said its draft, or publishes it again. */
  'institution-revert': deskRoute({
    schema: fields({ id: recordId, version: z.string(), to: version, as: z.enum(REVERTED_AS) }),
    ask: 'POST /desk/institutions/{id}/revert',
    done: ({ as }) => (as === 'draft' ? 'draftSaved' : 'published'),
    refusals: { 409: 'contentChanged', 422: 'versionRefused' },
    page: ({ id, to }, _isDone, _answer, outcome) =>
      outcome === 'versionRefused' ? `/institutions/${id}/versions/${to}` : `/institutions/${id}`,
  }),
  /** Makes two institutions one as that was shown, or undoes that: done, both lead to the page of the one that stays. */
  'institution-merge': deskRoute({
    schema: fields({
      ...{ id: recordId, into: recordId, action: z.enum(MERGE_ACTIONS) },
      version: z.string().max(200).default(''),
    }),
    ask: ({ id, into, action, version }, call) =>
      call('POST /desk/institutions/{id}/merge', { id, action, into: String(into), version }),
    done: 'done',
    // Undone or not, the one that stays has a page; the other one may have none.
    page: ({ id, into, action }, isDone) =>
      isDone || action === 'undo' ? `/institutions/${into}` : `/institutions/${id}/merge?into=${into}`,
    typed: ({ id }) => ({ merged: String(id) }),
  }),
  /** Says one thing of many institutions as they were shown; refused, it leads back to what was asked for. */
  'change-many': deskRoute({
    schema: fields({
      ...{ field: z.enum(BULK_FIELDS), value: z.string().max(1_000), records: z.string().max(40_000) },
      found: z.string().max(1_000).optional(),
    }),
    ask: ({ field, value, records }, call) => call('POST /desk/changes', { records, field, value }),
    done: 'done',
    refusals: { 409: 'allLeft' },
    page({ field, value, records, found }, isDone, answer) {
      const { data } = bulkDoneSchema.safeParse(answer)
      if (isDone && data) return `/institutions/changes/${data.id}`
      if (found !== undefined)
        return bulkPath({
          ...{ ids: [], field, value },
          found: deskQuery(Object.fromEntries(new URLSearchParams(found)), FOUND_BY),
        })
      const ids = records.split(' ').flatMap((each) => /^\d+/.exec(each)?.[0] ?? [])
      return bulkPath({ ids, found: null, field, value })
    },
  }),
  /** Undoes a change of many institutions. */
  'change-undo': deskRoute({
    schema: fields({ id: recordId }),
    ask: 'POST /desk/changes/{id}/undo',
    done: 'done',
    page: ({ id }) => `/institutions/changes/${id}`,
  }),
} satisfies DeskForms
