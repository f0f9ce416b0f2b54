import type { DeskContentProblem } from '@/lib/contract/desk/content'
import type { UploadReply } from '@/components/desk/pictures/say-flaw'
import type { Language } from '@/lib/contract/language'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import { type FormPart, isText, type Step, valueAt } from '@/lib/rules/desk/content-form'
import { FIELD_PREFIX } from '@/lib/rules/desk/form-places'
import { fillMessage } from '@/lib/rules/text/fill-message'

/** What every part of the form of a section is shown with. */
export type Shown = {
  fields: unknown
  problems: readonly DeskContentProblem[]
  /** By place, what of a policy no page shows. */
  leftOut: ReadonlyMap<string, readonly string[]>
  /** What came of a picture that was uploaded; `null`: none can be uploaded here. */
  upload: UploadReply | null
  lang: Language
  text: DeskContentMessages
}

/** Of a control, by its place; its name is the same. */
export const controlId = (path: string) => `${FIELD_PREFIX}${path}`

const isNamed = (names: DeskContentMessages['names'], name: string): name is keyof DeskContentMessages['names'] =>
  Object.hasOwn(names, name)

function stepLabel({ name, number }: Step, { names }: DeskContentMessages): string {
  const label = isNamed(names, name) ? names[name] : name
  return number === null ? label : `${label} ${number}`
}

/** What a part is called where it stands. */
export function labelOf(trail: readonly Step[], text: DeskContentMessages): string {
  const last = trail.at(-1)
  return last === undefined ? '' : stepLabel(last, text)
}

/** What it is called where nothing else says in what it stands. */
export const wholeLabel = (trail: readonly Step[], text: DeskContentMessages) =>
  trail.map((step) => stepLabel(step, text)).join(' › ')

/** `a.b` is within `a`, and so is `a`. */
export const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`)

type Place = { path: string; label: string; control: string }

/** Every field of these parts, the first that fits a problem before what holds it. */
export function pathsIn(parts: readonly FormPart[], text: DeskContentMessages): Place[] {
  return parts.flatMap((part): Place[] => {
    if (part.type === 'group') return pathsIn(part.parts, text)
    if (part.type === 'list') {
      const entries = part.entries.flatMap((entry) => [
        ...pathsIn(entry.fields, text),
        {
          path: entry.path,
          control: entry.path,
          label: [wholeLabel(part.trail, text), fillMessage(text.entry, { number: entry.number })]
            .filter((label) => label !== '')
            .join(' › '),
        },
      ])
      return part.path === ''
        ? entries
        : [...entries, { path: part.path, control: part.path, label: wholeLabel(part.trail, text) }]
    }
    const control = isText(part.field.kind) ? `${part.path}.en` : part.path
    return [{ path: part.path, control, label: wholeLabel(part.trail, text) }]
  })
}

/** What is said of a problem. */
export const wrongWords = ({ code, most }: DeskContentProblem, { wrong }: DeskContentMessages) =>
  fillMessage(wrong[code], { most: most?.toLocaleString('en-IN') ?? '' })

/** Whether an entry is marked as invented. */
export const isMarked = (fields: unknown, path: string) => valueAt(fields, `${path}.is_sample`) === true
