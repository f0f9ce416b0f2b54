import { z } from '@hono/zod-openapi'
import { CMS, CMS_TYPES, type CmsType, DESCRIPTIONS, type SectionName } from '@/lib/contract/content/sections'
import { isFields } from '@/lib/contract/lenient'
import { answerNotifications, notificationSchema } from '@/provider/content/routes/notifications'
import { answerPartners, partnerSchema } from '@/provider/content/routes/partners'
import { entryAnswer, SECTIONS } from '@/provider/content/sections'
import { getContent } from '@/provider/content/store/content'
import type { Database } from '@/provider/platform/database'

function namesIn(type: CmsType): SectionName[] {
  return Object.keys(CMS[type]).filter((name): name is SectionName => name in DESCRIPTIONS)
}

/** What the homepage bundle holds of the directory, beside its sections. */
const BESIDE = {
  partners: { schema: z.array(partnerSchema), answer: answerPartners },
  notifications: { schema: z.array(notificationSchema), answer: answerNotifications },
}

function answerSchema(type: CmsType): z.ZodObject {
  const shape = namesIn(type).map((name) => {
    const described = DESCRIPTIONS[name]
    return [
      name,
      described.kind === 'list' ? z.array(entryAnswer(described)).max(described.most) : SECTIONS[name].optional(),
    ]
  })
  if (type !== 'homepage') return z.strictObject(Object.fromEntries(shape))
  const beside = Object.entries(BESIDE).map(([name, { schema }]) => [name, schema])
  return z.strictObject(Object.fromEntries([...shape, ...beside])).openapi('HomepageBundle')
}

/** What `GET /cms` answers for each type. A section that nobody has filled in is missing. */
export const cmsDataSchema = z.union(CMS_TYPES.map(answerSchema))

type Instead = Partial<Record<SectionName, unknown>>

/** Who is invented is the editor's affair, not the website's. */
function withoutMark(entry: object): object {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => key !== 'is_sample'))
}

async function sectionsOf(db: Database, type: CmsType, instead: Instead): Promise<Record<string, unknown>> {
  const content: Instead = { ...(await getContent(db, namesIn(type))), ...instead }
  const sections = namesIn(type).map((name) => {
    const { [name]: fields = DESCRIPTIONS[name].kind === 'list' ? [] : undefined } = content
    return [
      name,
      Array.isArray(fields) ? fields.map((entry: unknown) => (isFields(entry) ? withoutMark(entry) : entry)) : fields,
    ]
  })
  return Object.fromEntries(sections)
}

/** @param instead what stands in place of what is published: a draft, as it was typed */
export async function answerCms(db: Database, type: CmsType, instead: Instead = {}): Promise<Record<string, unknown>> {
  if (type !== 'homepage') return sectionsOf(db, type, instead)
  const [sections, partners, notifications] = await Promise.all([
    sectionsOf(db, type, instead),
    BESIDE.partners.answer(db),
    BESIDE.notifications.answer(db),
  ])
  return { ...sections, partners, notifications }
}
