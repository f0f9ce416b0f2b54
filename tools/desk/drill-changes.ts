import { z } from 'zod'
import { deskContentSchema } from '@/lib/contract/desk/content'
import { deskRequest } from '@/lib/contract/desk/request'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { deskRecordSchema } from '@/lib/contract/desk/record'
import { parseJson } from '@/lib/rules/text/parse-json'
import { institutes, plans } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'
import type { Attempt } from '@/tools/desk/judge-trail'

/** What the editors of the drill change. */

/** So few that editors meet on them. */
const INSTITUTIONS = 40
/** Others, of whose page the texts are changed; and plans, of which some are saved and the others drafted. */
const PAGES = 5
const SAVED_PLANS = 3
const PLANS = 6
/** Beyond those of the sample. */
const FIRST_PLAN = 900
const SECTIONS = ['homepage', 'footer', 'about'] as const
/** Of so many changes of an institution one is of its draft. */
const DRAFT = 3

/** A change that an editor makes of what they were shown: whose it is, how it is seen and saved, and what answers mean. */
export type Change = {
  record: string
  show: string
  /** @returns what was shown, what is sent, and by what the trail knows it, where that is not its mark */
  save: (shown: unknown) => [shown: string, path: string, body: object, mark?: string]
  refused: Attempt['told']
}

export const from1To = (most: number) => 1 + Math.floor(Math.random() * most)

/** A draft of a section of content. */
function changeOfContent(mark: string): Change {
  const section = SECTIONS[from1To(SECTIONS.length) - 1] ?? SECTIONS[0]
  return {
    ...{ record: `content ${section}`, show: deskRequest('GET /desk/content/{section}', { section }).path },
    refused: 'aside',
    save: (shown) => {
      const { version } = deskContentSchema.parse(shown)
      const sent = { version, fields: { mark } }
      return [String(version), deskRequest('POST /desk/content/{section}/draft', { section }).path, sent]
    },
  }
}

/** A field of an institution, in its draft or before the public. */
function changeOfInstitution(mark: string): Change {
  const id = from1To(INSTITUTIONS)
  const [show, isDraft] = [deskRequest('GET /desk/institutions/{id}', { id }).path, Math.random() < 1 / DRAFT]
  return {
    ...{ record: `${isDraft ? 'draft' : 'institution'} ${id}`, show, refused: 'refused' },
    save: (shown) => {
      const { version, values, draft } = deskInstitutionSchema.parse(shown)
      if (!isDraft)
        return [
          values.address ?? '',
          deskRequest('POST /desk/institutions/{id}', { id }).path,
          { version, address: mark },
        ]
      const said = draft?.said.tagline_en ?? values.tagline_en ?? ''
      const sent = { action: 'keep', version: draft?.version ?? version, tagline_en: mark }
      return [said, deskRequest('POST /desk/institutions/{id}/draft', { id }).path, sent]
    },
  }
}

/** A record of a room: saved, or its draft. */
function changeOfPlan(mark: string): Change {
  const number = from1To(PLANS)
  const id = String(FIRST_PLAN + number)
  const isSaved = number <= SAVED_PLANS
  return {
    ...{
      record: isSaved ? `plan ${id}` : `kept plan ${id}`,
      show: deskRequest('GET /desk/plans/{id}', { id }).path,
      refused: 'refused',
    },
    save: (shown) => {
      const { version, values, draft } = deskRecordSchema.parse(shown)
      const said = draft?.said.name ?? values.name ?? ''
      if (isSaved) return [said, deskRequest('POST /desk/plans/{id}', { id }).path, { version, name: mark }]
      return [
        said,
        deskRequest('POST /desk/plans/{id}/draft', { id }).path,
        { action: 'keep', version: draft?.version ?? version, name: mark },
      ]
    },
  }
}

const titleSchema = z.object({ en: z.string() })

/** The texts of an institution's page, published at once. */
function changeOfPage(mark: string): Change {
  const id = INSTITUTIONS + from1To(PAGES)
  return {
    ...{ record: `page ${id}`, show: deskRequest('GET /desk/institutions/{id}', { id }).path, refused: 'refused' },
    save: (shown) => {
      const { version, values } = deskInstitutionSchema.parse(shown)
      const said = titleSchema.safeParse(parseJson(values.overview_title ?? '')).data?.en ?? ''
      const sent = { action: 'publish', version, overview_title: JSON.stringify({ en: mark }) }
      return [said, deskRequest('POST /desk/institutions/{id}/draft', { id }).path, sent]
    },
  }
}

/** Most of them are of institutions. */
export const RECORD_CHANGES = [
  changeOfPlan,
  changeOfPage,
  changeOfContent,
  changeOfInstitution,
  changeOfInstitution,
] as const

/** What they change has to be there. */
export async function addRecords(db: Database): Promise<void> {
  await db.insert(institutes).values(
    Array.from({ length: INSTITUTIONS + PAGES }, (_, at) => ({
      ...{ id: at + 1, name: { en: `Drill College ${at + 1}` }, typeId: 1, typeIds: [1] },
    })),
  )
  await db.insert(plans).values(
    Array.from({ length: PLANS }, (_, at) => ({
      ...{
        id: FIRST_PLAN + at + 1,
        name: { en: `Drill Plan ${at + 1}` },
        price: 100,
        billingCycle: 'monthly' as const,
      },
    })),
  )
}
