/** @jest-environment node */
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { aboutAnswerSchema } from '@/lib/contract/content/about'
import { careerAnswerSchema } from '@/lib/contract/content/career'
import { homepageBundleSchema } from '@/lib/contract/content/homepage'
import { mentoringAnswerSchema } from '@/lib/contract/content/mentoring'
import { whyKarnatakaAnswerSchema } from '@/lib/contract/content/why-karnataka'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { damaged } from '@/testing/damaged'
import { ABOUT, CAREER, FOUNDERS, MENTOR, MENTORS, WHY } from '@/testing/content-sample'
import { AboutView } from './about-view'
import { CareerView } from './career-view'
import { MentoringView } from './mentoring-view'
import { WhyView } from './why-view'

jest.mock('@/components/enquiries/counselling-form', () => ({ CounsellingForm: () => <form /> }))
jest.mock('@/components/enquiries/contact-section', () => ({ ContactSection: () => <form /> }))

const PAGES: Record<string, { answer: unknown; show: (data: unknown, lang: Language) => ReactNode }> = {
  about: {
    answer: { about: ABOUT, founders: FOUNDERS },
    show: (data, lang) => {
      const founders = homepageBundleSchema.safeParse({ data })
      const about = aboutAnswerSchema.parse({ data })
      const people = founders.success ? founders.data.founders : []
      return <AboutView about={about} founders={people} lang={lang} messages={getMessages(lang)} />
    },
  },
  mentoring: {
    answer: { mentor: MENTOR, mentors_data: MENTORS },
    show: (data, lang) => (
      <MentoringView answer={mentoringAnswerSchema.parse({ data })} lang={lang} messages={getMessages(lang)} />
    ),
  },
  careerCounselling: {
    answer: { career: CAREER },
    show: (data, lang) => (
      <CareerView career={careerAnswerSchema.parse({ data })} lang={lang} messages={getMessages(lang)} />
    ),
  },
  Whykarnataka: {
    answer: { whykarnataka: WHY },
    show: (data, lang) => (
      <WhyView why={whyKarnatakaAnswerSchema.parse({ data })} lang={lang} messages={getMessages(lang)} />
    ),
  },
}

/** Elements that say something by being there, and must not be there with nothing in them. */
const EMPTY = /<(h[1-6]|p|li|ul|section|article|hgroup|a|button)\b[^>]*>\s*<\/\1>/
/** A card that has its icon and no words. */
const WORDLESS = /<\/svg><\/span><\/span><\/li>|<div[^>]*>\s*<\/div><\/li>/

describe.each(Object.entries(PAGES))('%s', (_, { answer, show }) => {
  test.each(['en', 'kn'] as const)('stands with any content, and shows no empty part (%s)', (lang) => {
    const whole = typeof answer === 'object' && answer !== null ? answer : {}
    const answers = fc.record(
      Object.fromEntries(Object.entries(whole).map(([key, section]) => [key, damaged(section)])),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(answers, (data) => {
        const markup = renderToStaticMarkup(show(data, lang))
        expect(markup).not.toMatch(EMPTY)
        expect(markup).not.toMatch(WORDLESS)
        expect(markup).not.toMatch(/\[object Object\]|undefined|NaN/)
        expect(markup).not.toMatch(/<script|<b>|(?:src|href)="(?!\/)/)
        expect(markup.match(/<h1/g)).toHaveLength(1)
        const levels = Array.from(markup.matchAll(/<h([1-6])/g), ([, level]) => Number(level))
        levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1))
      }),
      { numRuns: 20 },
    )
  })
})
