import { RANK_WORD_FIELDS, type RankWordField, type RankWordFlaw } from '@/lib/contract/desk/rank-word'
import type { DeskRankWordMessages } from '@/lib/messages/en/desk-rank-words'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { RecordFields, type RecordFormProps } from '@/components/desk/record-fields'

type Props = RecordFormProps<RankWordField, RankWordFlaw> & { text: DeskRankWordMessages }

/** The form of a word. */
export function RankWordForm({ text, ...rest }: Props) {
  return (
    <RecordFields
      {...{ ...rest, text }}
      fields={RANK_WORD_FIELDS}
      sayFlaw={(name, flaw) => fillMessage(text.flaws[flaw], { most: RANK_WORD_FIELDS[name].most })}
    />
  )
}
