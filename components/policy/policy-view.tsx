import Link from 'next/link'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { RetryLink } from '@/components/ui/retry-link'
import type { Language } from '@/lib/contract/language'
import type { PoliciesMessages } from '@/lib/messages/en/policies'
import { POLICIES, POLICY_NAMES, type PolicyName } from '@/lib/rules/content/policies'
import type { PolicyItem } from '@/lib/rules/content/policy-items'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { PolicyText } from './policy-text'

type Props = {
  name: PolicyName
  policy: { items: readonly PolicyItem[]; written: Language } | null | 'failed'
  lang: Language
  text: PoliciesMessages
}

/** A policy's page (spec 2 §2 "Policy pages", §8). */
export function PolicyView({ name, policy, lang, text }: Props) {
  const { title, failed } = text[name]
  return (
    <div className="page-column grid grid-cols-1 gap-8 pt-10 md:gap-12 md:pt-16">
      <h1 className="text-h1 font-semibold">{title}</h1>
      {policy === 'failed' ? (
        <EmptyState
          scene="trouble"
          title={failed}
          text={text.failedHint}
          action={<RetryLink href={localizedPath(POLICIES[name].route, lang)}>{text.retry}</RetryLink>}
        />
      ) : policy === null ? (
        <EmptyState
          scene="quiet"
          title={text.none}
          text={text.noneHint}
          action={<ButtonLink href={localizedPath('/contact', lang)}>{text.contact}</ButtonLink>}
        />
      ) : (
        <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
          <PolicyText items={policy.items} lang={lang} written={policy.written} />
          <OtherPolicies name={name} lang={lang} text={text} />
        </div>
      )}
    </div>
  )
}

function OtherPolicies({ name, lang, text }: Pick<Props, 'name' | 'lang' | 'text'>) {
  return (
    <nav
      aria-labelledby="more-policies"
      className="h-fit border-t border-line pt-4 lg:sticky lg:top-28 lg:justify-self-end lg:border-t-0 lg:border-l lg:py-1 lg:pl-6 print:hidden"
    >
      <h2 id="more-policies" className="text-base font-semibold text-grey">
        {text.others}
      </h2>
      <ul className="flex flex-wrap gap-x-6 lg:flex-col">
        {POLICY_NAMES.filter((other) => other !== name).map((other) => (
          <li key={other}>
            <Link
              href={localizedPath(POLICIES[other].route, lang)}
              prefetch={false}
              className="inline-flex min-h-11 items-center font-semibold text-river underline-offset-4 hover:underline"
            >
              {text[other].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
