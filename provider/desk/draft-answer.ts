import { z } from '@hono/zod-openapi'
import { CONTENT_PROBLEMS } from '@/lib/contract/content/problems'
import { MISSES } from '@/lib/contract/desk/content'
import { NOT_THERE } from '@/lib/contract/desk/draft'
import { PREVIEW_HOURS } from '@/lib/contract/desk/session-life'
import { minutesAfter } from '@/lib/contract/time'
import { type Draft, type DraftOutcome, type Drafted, missOf, versionOfForm } from '@/provider/desk/store/drafts'
import { flawsOf } from '@/provider/http/failures'
import type { ProviderEnv } from '@/provider/http/context'
import { moment } from '@/provider/http/answers'

/** How the desk's calls of drafts answer. */

export const scheduleShape = {
  at: moment,
  by: z.string(),
  missed: z.enum(MISSES).nullable().openapi({ description: 'Why it is not published then; `null`: it will be' }),
}
export const scheduleSchema = z
  .strictObject(scheduleShape)
  .openapi('ContentSchedule', { description: 'When the draft is published by itself, and who set that' })

export const problemsSchema = z
  .array(z.strictObject({ path: z.string(), code: z.enum(CONTENT_PROBLEMS), most: z.int().nullable() }))
  .openapi({ description: 'Why these fields cannot be published, by place' })

export const valuesSchema = z
  .record(z.string(), z.string())
  .openapi({ description: 'By field of the form; empty where there is none' })
export const draftAnswerSchema = z
  .union([
    z.strictObject({
      version: z.string().openapi({ description: 'What a change of the draft sends back' }),
      said: valuesSchema.openapi({ description: 'As it was typed' }),
      was: valuesSchema.openapi({ description: 'What the record said of these fields as each was typed' }),
      flaws: z.record(z.string(), z.string()).openapi({ description: 'Why it cannot be published' }),
      problems: problemsSchema,
      by: z.string(),
      at: moment,
      schedule: z.union([scheduleSchema, z.null()]),
      preview: z
        .string()
        .nullable()
        .openapi({ description: 'The token of the preview, which serves for an hour; `null`: no page shows it' }),
    }),
    z.null(),
  ])
  .openapi({ description: 'What waits to be published' })

/** The time of a draft; `null`: none is set. */
export const draftScheduleAnswer = (of: Pick<Drafted, 'version'>, draft: Draft) =>
  draft.publishAt && { at: draft.publishAt.toISOString(), by: draft.timeSetBy ?? '', missed: missOf(of.version, draft) }

/** @param key of what its preview is; `null`: no page shows it */
export function draftAnswer(
  drafted: Drafted,
  key: string | null,
  { desk, signIn }: Pick<ProviderEnv['Variables'], 'desk' | 'signIn'>,
) {
  const { draft } = drafted
  if (draft === null) return null
  const { said, was, by, at } = draft
  const flaws = drafted.flawsOf(said)
  // Of what is not there yet nothing stands on a page that cannot be published.
  const isShown = key !== null && (drafted.version !== NOT_THERE || flaws === null)
  const until = minutesAfter(signIn.now(), PREVIEW_HOURS * 60)
  return {
    ...{ version: versionOfForm(drafted), said, was, flaws: Object.fromEntries(flaws ?? []), by },
    ...{ at: at.toISOString(), schedule: draftScheduleAnswer(drafted, draft) },
    problems: [...(drafted.problemsOf?.(said) ?? [])],
    preview: isShown ? desk.signPreview(key, until) : null,
  }
}

const NO_TIME = 'It cannot be published at this time; what was typed is kept as the draft.'

type Refused = Extract<DraftOutcome, { kind: 'invalid' | 'time' }>
/** What is wrong with a draft that is not published. */
export const draftErrors = (refused: Refused) =>
  refused.kind === 'invalid' ? flawsOf(refused.flaws) : { message: NO_TIME, errors: { at: [refused.flaw] } }
