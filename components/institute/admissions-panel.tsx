import type { ReactNode } from 'react'
import { ProviderParagraphs, ProviderText } from '@/components/ui/provider-text'
import type { KeyedText } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/language'
import type { InstituteMessages } from '@/lib/messages/en/institute'
import { readAdmissionSteps } from '@/lib/rules/text/numbered-blocks'
import { EmptyNote } from './empty-note'

type Props = { entries: readonly KeyedText[]; lang: Language; text: InstituteMessages['admissions']; why: ReactNode }

/** The steps of the admission as numbered cards (spec 2 §2, "Admissions"). */
export function AdmissionsPanel({ entries, lang, text, why }: Props) {
  const steps = readAdmissionSteps(entries)
  if (steps.length === 0) return <EmptyNote why={why}>{text.empty}</EmptyNote>
  return (
    <div className="grid gap-4">
      <h3 className="text-xl font-semibold">{text.heading}</h3>
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          <li key={index} className="flex gap-4 rounded-card border border-line bg-surface p-4 sm:gap-5 sm:p-5">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-turmeric-tint text-lg font-semibold text-turmeric-deep tabular-nums">
              {index + 1}
            </span>
            <div className="grid min-w-0 content-center gap-1">
              {step.title === null ? null : (
                <ProviderText
                  of={step.title}
                  lang={lang}
                  as="h4"
                  className="text-lg leading-snug font-semibold wrap-anywhere"
                />
              )}
              {step.description === null ? null : (
                <ProviderParagraphs of={step.description} lang={lang} className="grid max-w-[38em] gap-2 text-ink-2" />
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
