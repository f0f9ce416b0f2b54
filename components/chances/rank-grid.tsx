'use client'

import { type DrawnLine, RankChart } from './rank-chart'
import styles from './rank-table.module.css'

/** What stands there, the page that it is from, and what is read aloud in its place. */
export type GridCell = readonly [shown: string, page: string | null, aloud?: string]
/** The language of its text where it is not the page's, and what stands under it. Undefined parts at the end are left out. */
export type GridHead = readonly [text: string, lang?: string | undefined, note?: string | undefined]
export type GridRow = readonly [head: GridHead, cells: readonly GridCell[], chart?: DrawnLine | null]
type Props = {
  label: string
  caption: string
  column: string
  rounds: readonly string[]
  rows: readonly GridRow[]
  isDrawn: boolean
}

/**
 * The table itself: a component of the browser's, though nothing in it moves. A college has hundreds of rows, and React's
 * notation of each element beside the markup would be more than all the rest of the page (docs/weight.md).
 */
export function RankGrid({ label, caption, column, rounds, rows, isDrawn }: Props) {
  return (
    // Three rounds and more on a phone: the table moves, not the page.
    <div tabIndex={0} role="region" aria-label={label} className="mb-4 overflow-x-auto scroll-cue">
      <table className={styles.table}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            {rounds.map((round) => (
              <th key={round} scope="col">
                {round}
              </th>
            ))}
            {isDrawn && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map(([[head, lang, note], cells, chart], index) => (
            <tr key={index}>
              <th scope="row">
                {lang === undefined ? head : <span lang={lang}>{head}</span>}
                {note && <small>{note}</small>}
              </th>
              {cells.map((cell, at) => (
                <Cell key={at} of={cell} />
              ))}
              {isDrawn && <td>{chart && <RankChart of={chart} />}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ of: [shown, page, aloud] }: { of: GridCell }) {
  return (
    <td>
      {aloud === undefined ? (
        shown
      ) : (
        <>
          <span aria-hidden>{shown}</span>
          <span className="sr-only">{aloud}</span>
        </>
      )}
      {page !== null && <small>{page}</small>}
    </td>
  )
}
