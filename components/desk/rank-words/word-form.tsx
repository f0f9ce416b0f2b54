import type { ComponentProps } from 'react'
import {
  RANK_WORD_FIELD_NAMES,
  RANK_WORD_FIELDS,
  type RankWordField,
  type RankWordFlaw,
} from '@/lib/contract/desk/rank-word'
import type { DeskRankWordMessages } from '@/lib/messages/en/desk-rank-words'
import { partsOf } from '@/lib/rules/desk/record-parts'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatDay } from '@/lib/rules/text/indian-date'
import { type FieldAttributes, RecordFields } from '@/components/desk/record-fields'

const PARTS = partsOf(RANK_WORD_FIELD_NAMES, RANK_WORD_FIELDS).map(({ part, names }) => ({
  ...{ part, names, className: 'desk-fields desk-pairs' },
}))

type Props = Pick<
  ComponentProps<typeof RecordFields<RankWordField, RankWordFlaw>>,
  'unsaved' | 'to' | 'hidden' | 'form' | 'setBy' | 'button' | 'lang'
> & { isThere?: boolean; text: DeskRankWordMessages }

/** The form of a word. `isThere`: of what it is, stays. */
export function RankWordForm({ isThere = false, text, ...rest }: Props) {
  return (
    <RecordFields
      {...{ ...rest, text }}
      parts={PARTS}
      control={(name, value, attributes) => (
        <Control name={name} value={value} attributes={attributes} isFixed={isThere && name === 'code'} />
      )}
      sayFlaw={(name, flaw) => fillMessage(text.flaws[flaw], { most: RANK_WORD_FIELDS[name].most })}
      sayValue={(name, value) =>
        RANK_WORD_FIELDS[name].kind === 'day' && value !== '' ? formatDay(value, text.dates) : value
      }
    />
  )
}

type ControlProps = { name: RankWordField; value: string; attributes: FieldAttributes; isFixed: boolean }

function Control({ name, value, attributes, isFixed }: ControlProps) {
  const common = { ...attributes, name, defaultValue: value }
  const lang = name.endsWith('_kn') ? 'kn' : 'en'
  switch (RANK_WORD_FIELDS[name].kind) {
    case 'code':
      return <input {...common} readOnly={isFixed} spellCheck={false} />
    case 'line':
      return <input {...common} lang={lang} />
    case 'text':
      return <textarea rows={4} {...common} lang={lang} />
    case 'web':
      return <input {...common} inputMode="url" autoCapitalize="none" spellCheck={false} />
    case 'day':
      return <input {...common} type="date" />
  }
}
