import { clsx } from 'clsx'
import { X } from 'lucide-react'
import Link from 'next/link'
import { Logo } from '@/components/home/logo'
import { FullName } from '@/components/institute/full-name'
import { buttonClass } from '@/components/ui/button-class'
import { FOCUS_FALLBACK } from '@/components/ui/hold-focus'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/contract/lenient'
import type { CompareMessages } from '@/lib/messages/en/compare'
import type { Compared } from '@/lib/rules/comparison/compare'
import { comparePath } from '@/lib/rules/comparison/compare-address'
import { fullName } from '@/lib/rules/institute/full-name'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { pickText } from '@/lib/rules/text/localized-text'
import { CompareLink } from './compare-link'
import { type CompareCell, compareRows } from './compare-rows'
import styles from './compare.module.css'

type Props = { items: readonly Compared[]; lang: Language; text: CompareMessages }

/** Institutions side by side: the facts in the first column, which stays in sight; rows that differ are marked. */
export function CompareTable({ items, lang, text }: Props) {
  const names = items.map(({ name, disambiguation }) => fullName(pickText(name, lang).value, disambiguation))
  const caption = fillMessage(text.caption, { names: names.join(', ') })
  return (
    <div
      role="region"
      aria-label={caption}
      // It moves sideways: by keyboard only when it can have the focus.
      tabIndex={0}
      {...FOCUS_FALLBACK}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className={clsx(styles.table, 'w-full text-left')}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={clsx(styles.fact, 'w-26 min-w-26 p-3 pl-4 sm:w-44 sm:p-4 sm:pl-5')}>
              <span className="sr-only">{text.fact}</span>
            </th>
            {items.map((item) => (
              <th key={item.id} scope="col" className="min-w-38 p-3 sm:min-w-44 sm:p-4">
                <ColumnHead item={item} items={items} lang={lang} text={text} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(items, lang, text).map(({ label, cells, differs }) => (
            <tr key={label} className={clsx(differs && styles.differs)}>
              <th
                scope="row"
                className={clsx(styles.fact, 'p-3 pl-4 text-sm font-medium wrap-anywhere text-ink-2 sm:p-4 sm:pl-5')}
              >
                {label}
                {differs && <span className="mt-0.5 block font-semibold text-turmeric-deep">{text.differs}</span>}
              </th>
              {cells.map((cell, index) => (
                <td key={items[index]?.id} className="p-3 leading-snug wrap-anywhere tabular-nums sm:p-4">
                  <Cell cell={cell} lang={lang} text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ColumnHead({ item, items, lang, text }: Props & { item: Compared }) {
  const name = pickText(item.name, lang)
  const whole = fullName(name.value, item.disambiguation)
  const others = items.flatMap(({ id }) => (id === item.id ? [] : id))
  return (
    <div className="grid justify-items-start gap-2">
      <Logo logo={item.logo} name={name.value} sizes="48px" className="size-12 rounded-md print:hidden" />
      <Link
        href={localizedPath(institutePath(item.id), lang)}
        prefetch={false}
        lang={name.lang === lang ? undefined : name.lang}
        className={clsx(
          styles.name,
          'py-1 leading-snug font-semibold wrap-anywhere underline-offset-4 hover:underline',
        )}
      >
        <FullName disambiguation={item.disambiguation} lang={lang === 'en' ? undefined : 'en'}>
          {name.value}
        </FullName>
      </Link>
      <CompareLink
        href={localizedPath(comparePath(others), lang)}
        removes={item.id}
        label={fillMessage(text.removeLabel, { name: whole })}
        className={buttonClass('quiet', 'md', 'min-h-11 px-4 text-sm print:hidden')}
      >
        <Icon of={X} size={16} />
        {text.remove}
      </CompareLink>
    </div>
  )
}

function Cell({ cell, lang, text }: { cell: CompareCell; lang: Language; text: CompareMessages }) {
  const { entries, more, isList } = cell
  if (entries.length === 0) return <span className="text-grey">{text.unknown}</span>
  const marked = (written: Language) => (written === lang ? undefined : written)
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
