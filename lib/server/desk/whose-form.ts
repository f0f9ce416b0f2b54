import 'server-only'
import { z } from 'zod'
import { ALT_FIELDS, type AltField } from '@/lib/contract/desk/picture-words'
import { deskProposedSchema } from '@/lib/contract/desk/proposal'
import type { DeskSaying } from '@/lib/rules/desk/desk-reply'
import { OWN } from '@/lib/rules/desk/whose'
import { recordId } from '@/lib/server/desk/record-id'

/** What a form says is seen on a picture, in each language. */
// fromEntries forgets its keys.
export const altSchemas = Object.fromEntries(ALT_FIELDS.map((name) => [name, z.string().catch('')])) as Record<
  AltField,
  z.ZodCatch<z.ZodString>
>

/** Whose courses, pictures or brochures a form is about. */
export const whose = z.literal(OWN).or(recordId)

/** What a form of pictures or brochures says that one proposes: whether anything waits. */
export const sayProposed = (answer: unknown): DeskSaying =>
  deskProposedSchema.safeParse(answer).data?.proposal ? 'fileProposed' : 'proposalEmpty'
