import { SECTION_NAMES, type SectionName } from '@/lib/contract/content/sections'
import { SAMPLE_CONTENT } from '@/sample/content'
import { changeContent, getContent, putSection } from '@/provider/content/store/content'
import type { Database } from '@/provider/platform/database'
import { institutes } from '@/provider/directory/store/schema'
import { getSetting, putSetting } from '@/provider/directory/store/settings'
import { hasSample } from '@/provider/directory/store/first-content'

/** The lists of people, some of whom may be invented. */
const PEOPLE = ['testimonial', 'founders', 'mentors_data'] as const

const isPeople = (section: SectionName) => PEOPLE.some((name) => name === section)

/** Invented people stand beside invented institutions only: those there are, or those that are about to come. */
async function isSampleAt(db: Database): Promise<boolean> {
  if (await hasSample(db)) return true
  const [any] = await db.select({ id: institutes.id }).from(institutes).limit(1)
  return any === undefined && (await getSetting(db, 'content')) === null
}

async function fillSection(tx: Database, section: SectionName, isAbsent: boolean): Promise<void> {
  if (isAbsent) await putSection(tx, section, SAMPLE_CONTENT[section])
}

/**
 * Fills in the first content, once: sections that are there already stay as they are, and what an
 * editor takes away later does not come back. Also for a directory that has been there for long.
 */
export function fillContentOnce(db: Database): Promise<void> {
  return changeContent(db, async (tx) => {
    if ((await getSetting(tx, 'pages')) !== null) return
    const stored = await getContent(tx, SECTION_NAMES)
    const withPeople = await isSampleAt(tx)
    for (const section of SECTION_NAMES) {
      await fillSection(tx, section, stored[section] === undefined && (withPeople || !isPeople(section)))
    }
    await putSetting(tx, 'pages', 'sample')
  })
}

/** Puts the invented people where there is nobody, and the sample's texts where a section is missing. */
export function addSampleContent(db: Database): Promise<void> {
  return changeContent(db, async (tx) => {
    const stored = await getContent(tx, SECTION_NAMES)
    for (const section of SECTION_NAMES) {
      const there = stored[section]
      const isAbsent = there === undefined || (isPeople(section) && Array.isArray(there) && there.length === 0)
      await fillSection(tx, section, isAbsent)
    }
  })
}

/** Takes the invented people away; the texts of pages are the editor's, and stay. */
export function removeSamplePeople(db: Database): Promise<void> {
  return changeContent(db, async (tx) => {
    const { testimonial = [], founders = [], mentors_data = [] } = await getContent(tx, PEOPLE)
    const own = <Person extends { is_sample?: true | undefined }>(people: readonly Person[]) =>
      people.filter((person) => person.is_sample !== true)
    await putSection(tx, 'testimonial', own(testimonial))
    await putSection(tx, 'founders', own(founders))
    await putSection(tx, 'mentors_data', own(mentors_data))
  })
}
