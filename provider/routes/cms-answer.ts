import { z } from '@hono/zod-openapi'
import type { CmsType } from '@/lib/contract/endpoints'
import type { Content, SectionName } from '@/provider/content/sections'
import { SECTIONS } from '@/provider/content/sections'
import { founderAnswer, mentorAnswer, testimonialAnswer } from '@/provider/content/sections/people'
import { answerNotifications, notificationSchema } from '@/provider/routes/notifications'
import { answerPartners, partnerSchema } from '@/provider/routes/partners'
import { getContent } from '@/provider/store/content'
import type { Database } from '@/provider/store/database'

/** What `GET /cms` answers for each type. A section that nobody has filled in is missing. */
export const cmsDataSchema = z.union([
  z
    .strictObject({
      homepage: SECTIONS.homepage.optional(),
      testimonial: z.array(testimonialAnswer),
      partners: z.array(partnerSchema),
      founders: z.array(founderAnswer),
      contact: SECTIONS.contact.optional(),
      categories: SECTIONS.categories,
      notifications: z.array(notificationSchema),
    })
    .openapi('HomepageBundle'),
  z.strictObject({ mentor: SECTIONS.mentor.optional(), mentors_data: z.array(mentorAnswer) }),
  z.strictObject({ footer: SECTIONS.footer.optional() }),
  z.strictObject({ contact: SECTIONS.contact.optional() }),
  z.strictObject({ about: SECTIONS.about.optional() }),
  z.strictObject({ career: SECTIONS.career.optional() }),
  z.strictObject({ whykarnataka: SECTIONS.whykarnataka.optional() }),
  z.strictObject({ refundpolicy: SECTIONS.refundpolicy.optional() }),
  z.strictObject({ privacypolicy: SECTIONS.privacypolicy.optional() }),
  z.strictObject({ termpolicy: SECTIONS.termpolicy.optional() }),
])
type CmsData = z.output<typeof cmsDataSchema>

/** Who is invented is the editor's affair, not the website's. */
function withoutMark<Person extends { is_sample?: true | undefined }>(people: readonly Person[] = []) {
  return people.map((person) => {
    const shown = { ...person }
    delete shown.is_sample
    return shown
  })
}

async function homepage(db: Database): Promise<CmsData> {
  const [content, partners, notifications] = await Promise.all([
    getContent(db, ['homepage', 'testimonial', 'founders', 'contact', 'categories']),
    answerPartners(db),
    answerNotifications(db),
  ])
  return {
    homepage: content.homepage,
    testimonial: withoutMark(content.testimonial),
    partners,
    founders: withoutMark(content.founders),
    contact: content.contact,
    categories: content.categories ?? [],
    notifications,
  }
}

async function mentoring(db: Database): Promise<CmsData> {
  const { mentor, mentors_data } = await getContent(db, ['mentor', 'mentors_data'])
  return { mentor, mentors_data: withoutMark(mentors_data) }
}

const only =
  <Name extends SectionName>(name: Name) =>
  (db: Database): Promise<Partial<Pick<Content, Name>>> =>
    getContent(db, [name])

/** Reads the answer of each type. */
export const CMS_ANSWERS: Readonly<Record<CmsType, (db: Database) => Promise<CmsData>>> = {
  homepage,
  mentoring,
  footer: only('footer'),
  contactus: only('contact'),
  aboutus: only('about'),
  career: only('career'),
  whykarnataka: only('whykarnataka'),
  refundpolicy: only('refundpolicy'),
  privacypolicy: only('privacypolicy'),
  termpolicy: only('termpolicy'),
}
