import 'server-only'
import { z } from 'zod'
import type { Body } from '@/lib/contract/body'
import { MAX_PICTURE_BYTES } from '@/lib/contract/constants'
import type { List, Section } from '@/lib/contract/content/fields'
import { type DESK_CONTENT_PICTURE, deskContentPictureSchema } from '@/lib/contract/desk/content-picture'
import { LIST_ACTIONS, readForm, withList } from '@/lib/rules/desk/content-form'
import { CUT_PREFIXES, FIELD_PREFIX, FILE_PREFIX, UPLOADED_TO } from '@/lib/rules/desk/form-places'
import type { DeskSaying } from '@/lib/rules/desk/desk-reply'
import type { ProviderReply } from '@/lib/server/auth/session-call'

/** What a form that is made from a description posts (components/desk/content/content-form.tsx). */

/** Of a button: `publish`, or `remove:quickLinks.2`. */
export const pressed = z
  .string()
  .max(200)
  .transform((value) => {
    const [name, place = ''] = value.split(':', 2)
    return { name, place, listAction: LIST_ACTIONS.find((action) => action === name) ?? null }
  })
type Pressed = z.output<typeof pressed>
type Input = Readonly<Record<string, unknown>>

/** By place, without what a form has besides. */
export function fieldsIn(input: Input): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      name.startsWith(FIELD_PREFIX) && typeof value === 'string' ? [[name.slice(FIELD_PREFIX.length), value]] : [],
    ),
  )
}

const TOO_LARGE = { status: 422, ok: false, json: { errors: { file: ['tooLarge'] } }, retryAfter: null } as const

/** A file as the provider takes it, nothing where none was chosen; `null`: it is too large to be sent on. */
async function pictureFile(chosen: unknown): Promise<string | null> {
  if (!(chosen instanceof File)) return ''
  return chosen.size > MAX_PICTURE_BYTES ? null : Buffer.from(await chosen.arrayBuffer()).toString('base64')
}

/** What is to stay of the picture at a place, as it was typed. */
const cutIn = (input: Input, place: string) => {
  const said = (prefix: string) => {
    const value = input[prefix + place]
    return typeof value === 'string' ? value : ''
  }
  return { cut: said(CUT_PREFIXES.cut), shape: said(CUT_PREFIXES.shape), frame: said(CUT_PREFIXES.frame) }
}

/**
 * What a form says once its button has done its work: a list is as it is then, and at its place a picture stands that was uploaded, or
 * none any more. @param keep sends the file, and answers its address
 * @returns `given`: by place, as it stands then; `refused`: nothing of it is kept
 */
export async function readPressed(
  description: Section | List,
  { name, place, listAction }: Pressed,
  input: Input,
  keep: (picture: Body<typeof DESK_CONTENT_PICTURE>) => Promise<ProviderReply>,
): Promise<{ fields: unknown; given: Readonly<Record<string, string>>; refused: null } | { refused: ProviderReply }> {
  const given = fieldsIn(input)
  if (name === 'clear') given[place] = ''
  if (name === 'upload') {
    const file = await pictureFile(input[FILE_PREFIX + place])
    if (file === null) return { refused: TOO_LARGE }
    const cut = cutIn(input, place)
    const reply = await keep({ file, ...(cut.cut !== '' && cut.cut !== 'whole' && cut) })
    const kept = deskContentPictureSchema.safeParse(reply.json).data
    if (!reply.ok || kept === undefined) return { refused: { ...reply, ok: false } }
    given[place] = kept.address
  }
  const read = readForm(description, given)
  return { fields: listAction === null ? read : withList(read, listAction, place), given, refused: null }
}

/** What is said of the buttons that stand at a place; `null`: of any other one. */
export const saidOfPlace = ({ name }: Pick<Pressed, 'name'>): DeskSaying | null =>
  name === 'upload' ? 'pictureTaken' : name === 'clear' ? 'pictureCleared' : null

/** By place, as the form stands once its button has done its work; nothing where it has not. */
type Given = Readonly<Record<string, string>> | undefined

/** Where a button leads back to: what it stands at, or the list that it has changed. */
export function placeOf({ name, listAction, place }: Pressed, isDone: boolean, given: Given): string | null {
  if (name === 'upload') return (isDone || given !== undefined ? FIELD_PREFIX : FILE_PREFIX) + place
  if (name === 'clear') return FIELD_PREFIX + place
  return listAction === null ? null : `list-${place.split('.', 1)[0]}`
}

/** Keeps of a picture that is refused at which place that was, and what was to stay of it: of one that was taken nothing. */
export const uploadedTo = ({ name, place }: Pressed, input: Input, given: Given): Record<string, string> =>
  name === 'upload' && given === undefined ? { [UPLOADED_TO]: place, ...cutIn(input, place) } : {}
