import type { ReactNode } from 'react'
import type { List, Section } from '@/lib/contract/content/fields'
import type { Language } from '@/lib/contract/language'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import { leavesOf } from '@/lib/rules/desk/content-form'
import { diffWords, type Run } from '@/lib/rules/desk/word-diff'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { wholeLabel } from './shown'

type Version = { number: number; fields: unknown }
type Props = { description: Section | List; older: Version; newer: Version; text: DeskContentMessages }

/** Two versions side by side: every place that differs, its words marked. */
export function VersionDifference({ description, older, newer, text }: Props) {
  const rows = leafRows(description, older.fields, newer.fields, text)
  const headings = [older, newer].map(({ number }) => fillMessage(text.version, { number }))
  return <Difference rows={rows} headings={headings} text={text} />
}

/** Every place that differs between two, each with both. */
export function leafRows(description: Section | List, one: unknown, other: unknown, text: DeskContentMessages): Row[] {
  const [before, after] = [one, other].map(
    (fields) => new Map(leavesOf(description, fields).map((leaf) => [leaf.path, leaf])),
  )
  const places = new Map([...(after ?? []), ...(before ?? [])])
  return [...places.values()].flatMap(({ trail, lang, path }) => {
    const [a, b] = [before?.get(path)?.value ?? '', after?.get(path)?.value ?? '']
    return a === b ? [] : [{ path, lang, label: wholeLabel(trail, text), runs: diffWords(a, b) }]
  })
}

type Row = {
  path: string
  /** Of its words, where the label does not say it; `null`: they are of none. */
  lang: Language | null
  /** Of its words, where it does. */
  words?: Language
  label: string
  /** Its words, or each side as it is shown. */
  runs: readonly Run[] | Readonly<Record<Mark, ReactNode>>
  note?: string | null
}
type Mark = 'removed' | 'added'
type DifferenceProps = { rows: readonly Row[]; headings: readonly string[]; text: DeskContentMessages }

/** What differs, side by side, the words of each side that the other does not have marked. */
export function Difference({ rows, headings, text }: DifferenceProps) {
  if (rows.length === 0) return <p>{text.noDifference}</p>
  return (
    <table className="desk-difference">
      <thead>
        <tr>
          <th scope="col">{text.where}</th>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, lang, words, label, runs, note }) => (
          <tr key={path}>
            <th scope="row">
              {label}
              {lang !== null && <small>{text.languages[lang]}</small>}
              {note && <small>{note}</small>}
            </th>
            {(['removed', 'added'] as const).map((mark, index) => (
              <td key={mark} data-label={headings[index]} lang={lang ?? words ?? 'en'}>
                {'removed' in runs ? runs[mark] : <Words runs={runs} mark={mark} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** One side: what stayed, and what is this side's alone. */
function Words({ runs, mark }: { runs: readonly Run[]; mark: Mark }) {
  const own = runs.filter(({ is }) => is === 'same' || is === mark)
  if (own.length === 0) return '—'
  return own.map(({ is, words }, index) => {
    // Runs have no name; their order is what tells them apart.
    const key = `${index}`
    if (is === 'same') return <span key={key}>{words}</span>
    return mark === 'removed' ? <del key={key}>{words}</del> : <ins key={key}>{words}</ins>
  })
}
