import { clsx } from 'clsx'
import type { InstituteDetail } from '@/lib/contract/institute'
import type { Messages } from '@/lib/messages/en'
import { knownFacts } from '@/lib/rules/institute/known-facts'

type Props = { detail: InstituteDetail; messages: Pick<Messages, 'filter' | 'institute'> }

/** What a student compares first, in one strip; what is unknown takes no place, and without any fact it is gone. */
export function FactStrip({ detail, messages }: Props) {
  const facts = knownFacts(detail, messages)
  if (facts.length === 0) return null
  return (
    <dl
      aria-label={messages.institute.facts.label}
      className={clsx(
        'flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line',
        facts.length < 3 && 'md:w-fit',
      )}
    >
      {facts.map((fact) => (
        <div key={fact.label} className="flex-[1_1_40%] bg-surface px-5 py-4 md:min-w-52 md:flex-[1_1_0%]">
          <dt className="text-sm text-grey">{fact.label}</dt>
          <dd className="mt-0.5 text-xl leading-snug font-semibold tracking-tight tabular-nums">{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
