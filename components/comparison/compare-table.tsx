import { clsx } from 'clsx'
import { X } from 'lucide-react'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button-class'
import { FullName } from '@/components/ui/full-name'
import { FOCUS_FALLBACK } from '@/components/ui/hold-focus'
import { Icon } from '@/components/ui/icon'
import { Logo } from '@/components/ui/logo'
import type { Language } from '@/lib/contract/language'
import type { CompareMessages } from '@/lib/messages/en/compare'
import type { Compared } from '@/lib/rules/comparison/compare'
import { removalPath } from '@/lib/rules/comparison/compare-address'
import { fullName } from '@/lib/rules/institute/full-name'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { markOf, pickText } from '@/lib/rules/text/localized-text'
import { CompareLink } from './compare-link'
import { type CompareCell, type CompareRow, compareRows, courseRows } from './compare-rows'
import styles from './compare.module.css'

type Props = { items: readonly Compared[]; lang: Language; text: CompareMessages }

/**
 * Institutions side by side: the facts in the first column and the names above stay in sight; rows that differ are
 * marked. The table scrolls within its own frame, so that both can: one that moves sideways holds nothing at the window's edge.
 */
export function CompareTable({ items, lang, text }: Props) {
  const names = items.map(({ name, disambiguation }) => fullName(pickText(name, lang).value, disambiguation))
  const caption = fillMessage(text.caption, { names: names.join(', ') })
  const courses = courseRows(items, lang, text)
  const shown = { items, lang, text }
  return (
    <div
      role="region"
      aria-label={caption}
      // It moves: by keyboard only when it can have the focus.
      tabIndex={0}
      {...FOCUS_FALLBACK}
      className={clsx(styles.frame, 'overflow-auto rounded-card border border-line bg-surface')}
    >
      <table className={clsx(styles.table, 'w-full text-left')}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={clsx(styles.fact, styles.head, 'w-25 min-w-25 p-2 sm:w-44 sm:p-4 sm:pl-5')}>
              <span className="sr-only">{text.fact}</span>
            </th>
            {items.map((item) => (
              <th key={item.id} scope="col" className={clsx(styles.head, 'min-w-27 px-1 py-2 sm:min-w-44 sm:p-4')}>
                <HeadName item={item} lang={lang} />
              </th>
            ))}
          </tr>
          <tr className="print:hidden">
            <th scope="row" className={styles.fact}>
              <span className="sr-only">{text.remove}</span>
            </th>
            {items.map((item) => (
              <td key={item.id} className="px-1 py-2 sm:p-4">
                <HeadActions item={item} {...shown} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(items, lang, text).map((row) => (
            <Row key={row.label} row={row} unknown={text.unknown} {...shown} />
          ))}
        </tbody>
        {courses.length > 0 && (
          <tbody className={styles.courses}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={items.length + 1}
                className="bg-sunk p-2 text-sm font-semibold sm:px-5 sm:py-3"
              >
                <span className="sticky left-2 sm:left-5">{text.byCourse}</span>
              </th>
            </tr>
            {courses.map((row) => (
              <Row key={row.label} row={row} unknown={text.notListed} {...shown} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  )
}

function Row({ row, unknown, items, lang, text }: Props & { row: CompareRow; unknown: string }) {
  const { label, labelLang, cells, differs } = row
  return (
    <tr className={clsx(differs && styles.differs)}>
      <th
        scope="row"
        lang={markOf(labelLang, lang)}
        className={clsx(
          styles.fact,
          'p-2 text-xs font-medium wrap-anywhere text-ink-2 max-sm:pr-0.5 max-sm:pl-2.5 sm:p-4 sm:pl-5 sm:text-sm',
        )}
      >
        <span>{label}</span>
        {differs && <span className="mt-0.5 block font-semibold text-turmeric-deep">{text.differs}</span>}
      </th>
      {/* On a phone a column just holds the longest name of a district, and the first one “Communication” and “ವಿಶ್ವವಿದ್ಯಾಲಯ”. */}
      {cells.map((cell, index) => (
        <td
          key={items[index]?.id}
          className="px-1 py-2 leading-snug wrap-anywhere tabular-nums max-sm:text-sm max-sm:tracking-tight sm:p-4"
        >
          <Cell cell={cell} unknown={unknown} lang={lang} text={text} />
        </td>
      ))}
    </tr>
  )
}

function HeadName({ item, lang }: Pick<Props, 'lang'> & { item: Compared }) {
  const name = pickText(item.name, lang)
  return (
    <Link
      href={localizedPath(institutePath(item.id), lang)}
      prefetch={false}
      lang={markOf(name.lang, lang)}
      className={clsx(
        styles.name,
        'line-clamp-4 py-1 leading-snug font-semibold wrap-anywhere underline-offset-4 hover:underline max-sm:text-sm',
      )}
    >
      <FullName disambiguation={item.disambiguation} lang={markOf('en', lang)}>
        {name.value}
      </FullName>
    </Link>
  )
}

function HeadActions({ item, items, lang, text }: Props & { item: Compared }) {
  const { value: name } = pickText(item.name, lang)
  const ids = items.map(({ id }) => id)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Logo logo={item.logo} name={name} sizes={48} className="size-11 rounded-md" />
      <CompareLink
        href={localizedPath(removalPath(ids, item.id), lang)}
        removes={item.id}
        label={fillMessage(text.removeLabel, { name: fullName(name, item.disambiguation) })}
        className={buttonClass('quiet', 'icon')}
      >
        <Icon of={X} size={18} />
      </CompareLink>
    </div>
  )
}

type CellProps = Pick<Props, 'lang' | 'text'> & { cell: CompareCell; unknown: string }

function Cell({ cell, unknown, lang, text }: CellProps) {
  const { entries, more, isList } = cell
  if (entries.length === 0) return <span className="text-grey">{unknown}</span>
  const marked = (written: Language) => markOf(written, lang)
  if (!isList) {
    return entries.map(({ value, lang: written }) => (
      <span key={value} lang={marked(written)}>
        {value}
      </span>
    ))
  }
  return (
    <ul className="grid gap-1.5 text-sm">
      {entries.map(({ value, lang: written }, index) => (
        <li key={index} lang={marked(written)}>
          {value}
        </li>
      ))}
      {more > 0 && <li className="text-grey">{fillMessage(text.moreItems, { count: more })}</li>}
    </ul>
  )
}
