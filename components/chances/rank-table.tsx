import type { ChanceMessages } from '@/lib/messages/en/chances'
import { type RankLine, sayRank } from '@/lib/rules/chances/rank-rows'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { chartOf } from './rank-chart'
import { type GridCell, type GridHead, type GridRow, RankGrid } from './rank-grid'

type Props = {
  label: string
  caption: string
  /** What the heads of its lines are. */
  column: string
  rows: readonly { head: GridHead; line: RankLine }[]
  rounds: readonly number[]
  text: ChanceMessages
}

/** A line between two dots says no more than the two numbers, and on a phone the table would have to be moved for it. */
const MIN_DRAWN_ROUNDS = 3

/** Closing ranks round by round, each with its page, and beside each line how it moved. */
export function RankTable({ label, caption, column, rows, rounds, text }: Props) {
  const highest = Math.max(...rows.flatMap(({ line }) => line.rounds.flatMap(({ rank }) => rank ?? [])))
  const isDrawn = rounds.length >= MIN_DRAWN_ROUNDS
  return (
    <RankGrid
      {...{ label, caption, column, isDrawn }}
      rounds={rounds.map((round) => fillMessage(text.inRound, { round }))}
      rows={rows.map(({ head, line }): GridRow => {
        const cells = line.rounds.map((cell) => sayCell(cell, text))
        return isDrawn ? [head, cells, chartOf(line, highest)] : [head, cells]
      })}
    />
  )
}

function sayCell(cell: RankLine['rounds'][number], text: ChanceMessages): GridCell {
  if (cell.rank === null) return cell.isNobody ? ['–', null, text.nobody] : ['?', null, text.notKnown]
  return [sayRank(cell.rank), cell.page === null ? null : fillMessage(text.pageShort, { page: cell.page })]
}
