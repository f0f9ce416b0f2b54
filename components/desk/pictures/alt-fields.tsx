import { LONGEST_PICTURE_TEXT } from '@/lib/contract/desk/institution-pictures'
import type { DeskPictureMessages } from '@/lib/messages/en/desk-pictures'
import { ImportControl } from '../imports/import-control'

type Props = {
  /** Of these fields, where several stand on the page. */
  of: string
  values: { alt_en: string; alt_kn: string }
  wrongOf: (name: 'alt_en' | 'alt_kn') => string | undefined
  text: DeskPictureMessages
}

/** What is seen on a picture, in both languages. */
export function AltFields({ of, values, wrongOf, text }: Props) {
  return (
    <>
      {(['alt_en', 'alt_kn'] as const).map((name) => (
        <ImportControl
          key={name}
          id={`${of}-${name}`}
          name={name}
          label={name === 'alt_en' ? text.altEn : text.altKn}
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
