import { clsx } from 'clsx'
import type { Language } from '@/lib/contract/language'
import { hasBlocks, type PolicyItem } from '@/lib/rules/content/policy-items'
import { markOf } from '@/lib/rules/text/localized-text'
import styles from './policy.module.css'

type Props = { items: readonly PolicyItem[]; lang: Language; written: Language }

/** The parts of a policy, one under the other, their numbers set apart. The HTML was sanitised by the server. */
export function PolicyText({ items, lang, written }: Props) {
  return (
    <div lang={markOf(written, lang)} className="grid grid-cols-1 content-start gap-6 text-lg text-ink-2">
      {items.map((item, index) => (
        <div
          key={index}
          className={clsx(styles.item, item.label !== null && 'grid grid-cols-[2.25rem_minmax(0,1fr)] sm:gap-x-2')}
        >
          {item.label !== null && <span className="font-semibold text-grey tabular-nums">{item.label}. </span>}
          <Part item={item} />
        </div>
      ))}
    </div>
  )
}

function Part({ item }: { item: PolicyItem }) {
  const inner = { __html: item.html }
  if (hasBlocks(item)) return <div className={styles.text} dangerouslySetInnerHTML={inner} />
  // A block of its own within: the grid of several would part a line at each of its elements.
  return (
    <div className={styles.text}>
      <p className="whitespace-pre-line" dangerouslySetInnerHTML={inner} />
    </div>
  )
}
