import { LONGEST_PICTURE_TEXT } from '@/lib/contract/desk/picture-words'
import type { DeskPictureMessages } from '@/lib/messages/en/desk-pictures'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { ImportControl } from '../imports/import-control'

type Alt = { alt_en: string; alt_kn: string }

type Props = {
  /** Of these fields, where several stand on the page. */
  of: string
  values: Alt
  /** What somebody else has said meanwhile, where `values` are what was typed. */
  theirs?: Alt | null
  wrongOf: (name: 'alt_en' | 'alt_kn') => string | undefined
  text: DeskPictureMessages
}

/** What is seen on a picture, in both languages. */
export function AltFields({ of, values, theirs = null, wrongOf, text }: Props) {
  const hintOf = (name: keyof Alt) =>
    theirs === null || theirs[name] === values[name]
      ? undefined
      : fillMessage(text.theirs, { value: theirs[name] || text.empty })
  return (
    <>
      {(['alt_en', 'alt_kn'] as const).map((name) => (
        <ImportControl
          key={name}
          id={`${of}-${name}`}
          name={name}
          label={name === 'alt_en' ? text.altEn : text.altKn}
          hint={hintOf(name)}
          wrong={wrongOf(name)}
        >
          {(attributes) => (
            <input
              type="text"
              lang={name.slice(-2)}
              maxLength={LONGEST_PICTURE_TEXT}
              defaultValue={values[name]}
              {...attributes}
            />
          )}
        </ImportControl>
      ))}
    </>
  )
}
