import { aboutSections } from '@/lib/contract/content/about'
import { careerSections } from '@/lib/contract/content/career'
import { contactSections } from '@/lib/contract/content/contact'
import type { List, Section, Sections } from '@/lib/contract/content/fields'
import { footerSections } from '@/lib/contract/content/footer'
import { homepageSections } from '@/lib/contract/content/homepage'
import { mentoringSections } from '@/lib/contract/content/mentoring'
import { policySections } from '@/lib/contract/content/policy'
import { whyKarnatakaSections } from '@/lib/contract/content/why-karnataka'

/** Which sections each answer of `GET /cms?type=…` holds. */
export const CMS = {
  homepage: homepageSections,
  footer: footerSections,
  contactus: contactSections,
  aboutus: aboutSections,
  career: careerSections,
  whykarnataka: whyKarnatakaSections,
  mentoring: mentoringSections,
  ...policySections,
} satisfies Record<string, Sections>
export type CmsType = keyof typeof CMS
export const CMS_TYPES = Object.keys(CMS).filter((type): type is CmsType => type in CMS)

type Within<Answer> = Answer extends Sections
  ? { [Name in keyof Answer]: { name: Name; description: Answer[Name] } }[keyof Answer]
  : never
/** Each section with its name. */
export type Described = Within<(typeof CMS)[CmsType]>
export type SectionName = Described['name']

const ALL = new Map(Object.values(CMS).flatMap((sections) => Object.entries<Section | List>(sections)))
export const SECTION_NAMES = [...ALL.keys()].filter((name): name is SectionName => ALL.has(name))

export const isSectionName = (name: string): name is SectionName => ALL.has(name)

/** What stands in each section. */
// fromEntries forgets which key has which type.
export const DESCRIPTIONS = Object.fromEntries(ALL) as Readonly<Record<SectionName, Section | List>>
