import 'server-only'
import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskRecordAddedSchema } from '@/lib/contract/desk/record'
import { RECORD_ROOMS, type RecordNoun } from '@/lib/rules/desk/record-rooms'
import { callForVisitor } from '@/lib/server/auth/session-call'
import type { RecordFormOf } from '@/lib/server/desk/record-form'

type Sent<Name extends string> = Partial<Record<Name, string | undefined>>
/** What was posted, with fields that several controls make. */
type Gather<Name extends string> = (sent: Readonly<Record<string, unknown>>) => Sent<Name>

/** What the forms of a kind of record post to. @param gather fields that are made of several controls */
export function recordPosts<Name extends string, Flaw extends string>(
  noun: RecordNoun,
  { fields, touchedIn }: RecordFormOf<Name, Flaw>,
  gather: Gather<Name> = () => ({}),
) {
  const { list, add, page, id: pattern, calls, said } = RECORD_ROOMS[noun]
  const one = z.object({ lang: language, id: z.string().regex(pattern), version: z.string() })
  /** The fields that a reader changed, of a form that was shown with these marks. */
  function read(sent: Readonly<Record<string, unknown>>, was: string, context: z.RefinementCtx) {
    const { data } = fields.safeParse(sent)
    if (data !== undefined) return touchedIn({ ...data, ...gather(sent) }, was)
    context.addIssue({ code: 'custom', message: 'a field is no text' })
    return z.NEVER
  }
  return {
    /** Adds one; what was typed is kept where it was refused. */
    add: deskRoute({
      schema: z
        .looseObject({ lang: language })
        .transform(({ lang, ...sent }, context) => ({ lang, said: read(sent, '', context) })),
      ask: ({ said: typed }, visitor) => callForVisitor(visitor, 'POST', calls.add, typed),
      done: said.added,
      page(_, isDone, answer) {
        const { data } = deskRecordAddedSchema.safeParse(answer)
        return isDone && data ? page(data.id) : add
      },
      typed: ({ said: typed }) => typed,
    }),
    /** Saves what its reader changed, in the version that was shown. */
    save: deskRoute({
      schema: z.looseObject({ ...one.shape, was: z.string() }).transform(({ was, ...sent }, context) => ({
        ...one.parse(sent),
        ...{ was, said: read(sent, was, context) },
      })),
      ask: ({ id, version, said: typed }, visitor) =>
        callForVisitor(visitor, 'POST', calls.edit(id), { version, ...typed }),
      done: said.saved,
      page: ({ id }) => page(id),
      typed: ({ version, was, said: typed }) => ({ ...typed, version, was }),
    }),
    /** Takes one as it was shown away. */
    withdraw: deskRoute({
      schema: one,
      ask: ({ id, version }, visitor) => callForVisitor(visitor, 'POST', calls.withdraw(id), { version }),
      done: said.withdrawn,
      page: ({ id }, isDone) => (isDone ? list : page(id)),
    }),
  }
}
