import 'server-only'
import { cookies, draftMode, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import type { z } from 'zod'
import type { CmsType } from '@/lib/contract/content/sections'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import type { RecordList } from '@/lib/contract/desk/rights'
import { type Language, languageFrom } from '@/lib/contract/language'
import { type InstituteDetail, instituteDetailSchema } from '@/lib/contract/institute'
import { deskPath, PREVIEW_COOKIE, PREVIEW_LANGUAGE_HEADER } from '@/lib/rules/desk/desk-path'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { getEnvironment } from '@/lib/server/env'
import { type GoodRead, surviveOutage } from '@/lib/server/provider/outage'
import { ProviderError } from '@/lib/server/provider/provider'

/**
 * By what this request may see a draft; `null` for every other one, of which nothing is asked: a page that is made for
 * everybody stays one. Its cookie goes to the addresses of previews alone.
 */
export async function previewToken(): Promise<string | null> {
  if (!getEnvironment().desk || !(await draftMode()).isEnabled) return null
  return (await cookies()).get(PREVIEW_COOKIE)?.value ?? null
}

const askOnce = cache((token: string, path: string) =>
  surviveOutage(() => callForVisitor({ address: '', token }, 'GET', path), {
    fallback: null,
  }),
)

/**
 * Content with a draft in its place, for who has the link; `null`: this is no preview. It passes by every cache, and by
 * what is kept for an outage.
 */
export async function readPreview<Schema extends z.ZodType>(
  type: CmsType,
  schema: Schema,
): Promise<GoodRead<z.output<Schema>> | null> {
  const token = await previewToken()
  if (token === null) return null
  const reply = await askOnce(token, deskEndpoints.deskPreview(type))
  const answer = schema.safeParse(reply?.json)
  return reply?.ok && answer.success ? { content: answer.data } : 'failed'
}

/** The same of a list of records; `null` also where the link shows the draft of something else. Who has a link that is over is told so. */
export async function readListPreview<Schema extends z.ZodType>(
  list: RecordList,
  schema: Schema,
): Promise<GoodRead<z.output<Schema>> | null> {
  const token = await previewToken()
  if (token === null) return null
  const reply = await askOnce(token, deskEndpoints.deskRecordPreview(list))
  if (reply?.status === 401)
    redirect(deskPath(languageFrom((await headers()).get(PREVIEW_LANGUAGE_HEADER)), '/preview-over'))
  if (reply?.status === 404) return null
  const answer = schema.safeParse(reply?.json)
  return reply?.ok && answer.success ? { content: answer.data } : 'failed'
}

const askForInstitute = cache((token: string, id: string) =>
  callForVisitor({ address: '', token }, 'GET', deskEndpoints.deskInstitutionPreview(id)),
)

/**
 * The same of an institution; `null` also of any but the one that the link shows: it is as everybody sees it. Who has a
 * link that is over is told so, since what is published would be taken for the draft.
 * @throws ProviderError
 */
export async function readInstitutePreview(id: string, lang: Language): Promise<InstituteDetail | null> {
  const token = await previewToken()
  if (token === null) return null
  const { ok, status, json } = await askForInstitute(token, id)
  if (status === 401) redirect(deskPath(lang, '/preview-over'))
  if (status === 404) return null
  if (!ok) throw new ProviderError('status', deskEndpoints.deskInstitutionPreview(id), `HTTP ${status}`, status)
  return instituteDetailSchema.parse(json)
}
