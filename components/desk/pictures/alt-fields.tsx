import { type AltField, altIn, MAX_PICTURE_TEXT_LENGTH, type TypedAlt } from '@/lib/contract/desk/picture-words'
import { LANGUAGES } from '@/lib/contract/language'
import type { DeskPictureMessages } from '@/lib/messages/en/desk-pictures'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { ImportControl } from '../imports/import-control'

type Props = {
  /** Of these fields, where several stand on the page. */
  of: string
  values: TypedAlt
  /** What somebody else has said meanwhile, where `values` are what was typed. */
  theirs?: TypedAlt | null
  wrongOf: (name: AltField) => string | undefined
  text: DeskPictureMessages
}

/** What is seen on a picture, in each language. */
export function AltFields({ of, values, theirs = null, wrongOf, text }: Props) {
  const hintOf = (name: AltField) =>
    theirs === null || theirs[name] === values[name]
      ? undefined
      : fillMessage(text.theirs, { value: theirs[name] || text.empty })
  return (
    <>
      {LANGUAGES.map((language) => [altIn(language), language] as const).map(([name, language]) => (
        <ImportControl
          key={name}
          id={`${of}-${name}`}
          name={name}
          label={text.alts[name]}
          hint={hintOf(name)}
          wrong={wrongOf(name)}
        >
          {(attributes) => (
            <input
              type="text"
              lang={language}
              maxLength={MAX_PICTURE_TEXT_LENGTH}
              defaultValue={values[name]}
              {...attributes}
            />
          )}
        </ImportControl>
      ))}
    </>
  )
}
