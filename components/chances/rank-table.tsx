import type { ReactNode } from 'react'
import type { ChanceMessages } from '@/lib/messages/en/chances'
import { type RankLine, sayRank } from '@/lib/rules/chances/rank-rows'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { RankChart } from './rank-chart'
import styles from './rank-table.module.css'

type Props = {
  label: string
  caption: string
  /** What the heads of its lines are. */
  column: string
  rows: readonly { head: ReactNode; line: RankLine }[]
  rounds: readonly number[]
  text: ChanceMessages
}

/** Closing ranks round by round, each with its page, and beside each line how it moved. */
export function RankTable({ label, caption, column, rows, rounds, text }: Props) {
  const highest = Math.max(...rows.flatMap(({ line }) => line.rounds.flatMap(({ rank }) => rank ?? [])))
  return (
    // Eight columns and more on a phone: the table moves, not the page.
    <div tabIndex={0} role="region" aria-label={label} className="mb-4 overflow-x-auto scroll-cue">
      <table className={styles.table}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            {rounds.map((round) => (
              <th key={round} scope="col">
                {fillMessage(text.inRound, { round })}
              </th>
            ))}
            {rounds.length > 1 && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, line }, index) => (
            <tr key={index}>
              <th scope="row">{head}</th>
              {line.rounds.map((cell, at) => (
                <td key={at}>
                  <Cell cell={cell} text={text} />
                </td>
              ))}
              {rounds.length > 1 && (
                <td>
                  <RankChart line={line} highest={highest} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ cell, text }: { cell: RankLine['rounds'][number]; text: ChanceMessages }) {
  if (cell.rank === null)
    return (
      <>
        <span aria-hidden>{cell.isNobody ? '–' : '?'}</span>
        <span className="sr-only">{cell.isNobody ? text.nobody : text.notKnown}</span>
      </>
    )
  return (
    <>
      {sayRank(cell.rank)}
      {cell.page !== null && <small>{fillMessage(text.pageShort, { page: cell.page })}</small>}
    </>
  )
}
