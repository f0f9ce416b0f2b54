import 'server-only'
import { cookies, draftMode, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import type { z } from 'zod'
import type { CmsType } from '@/lib/contract/content/sections'
import { deskRequest } from '@/lib/contract/desk/request'
import type { RecordList } from '@/lib/contract/desk/rights'
import type { Showcase } from '@/lib/contract/desk/showcase'
import { languageFrom } from '@/lib/contract/language'
import { type InstituteDetail, instituteDetailSchema } from '@/lib/contract/institute'
import { deskPath, PREVIEW_COOKIE, PREVIEW_LANGUAGE_HEADER } from '@/lib/rules/desk/desk-path'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { getEnvironment } from '@/lib/server/env'
import { surviveOutage } from '@/lib/server/provider/outage'
import { ProviderError } from '@/lib/server/provider/provider'

/**
 * By what this request may see a draft; `null` for every other one, of which nothing is asked: a page that is made for
 * everybody stays one. Its cookie goes to the addresses of previews alone.
 */
export async function previewToken(): Promise<string | null> {
  if (!getEnvironment().desk || !(await draftMode()).isEnabled) return null
  return (await cookies()).get(PREVIEW_COOKIE)?.value ?? null
}

type Reply = Awaited<ReturnType<typeof callForVisitor>>
const askOnce = cache((token: string, path: string) => callForVisitor({ address: '', token }, 'GET', path))

/**
 * What the provider says to who has a link; `null`: this is no preview. It passes by every cache, and by what is kept for
 * an outage. Who has a link that is over is told so, since what is published would be taken for the draft.
 * @throws ProviderError
 */
async function askPreview(path: string): Promise<Reply | null> {
  const token = await previewToken()
  if (token === null) return null
  const reply = await askOnce(token, path)
  if (reply.status === 401)
    redirect(deskPath(languageFrom((await headers()).get(PREVIEW_LANGUAGE_HEADER)), '/preview-over'))
  return reply
}

const askForPart = (path: string) => surviveOutage(() => askPreview(path), { fallback: 'failed' })

function contentOf<Schema extends z.ZodType>(reply: Reply | 'failed', schema: Schema): z.output<Schema> | 'failed' {
  if (reply === 'failed') return reply
  const answer = schema.safeParse(reply.json)
  return reply.ok && answer.success ? answer.data : 'failed'
}

/** The same of what the link may show none of: what is published stands there then. */
const partOf = <Schema extends z.ZodType>(reply: Reply | 'failed' | null, schema: Schema) =>
  reply === null || (reply !== 'failed' && reply.status === 404) ? null : contentOf(reply, schema)

/** Content with a draft in its place, for who has the link; `undefined`: this is no preview. */
export async function readPreview<Schema extends z.ZodType>(
  type: CmsType,
  schema: Schema,
): Promise<z.output<Schema> | 'failed' | undefined> {
  const reply = await askForPart(deskRequest('GET /desk/preview', { type }).path)
  return reply === null ? undefined : contentOf(reply, schema)
}

/** The same of a list of records; `null` also where the link shows the draft of something else. */
export async function readListPreview<Schema extends z.ZodType>(
  list: RecordList,
  schema: Schema,
): Promise<z.output<Schema> | 'failed' | null> {
  return partOf(await askForPart(deskRequest('GET /desk/preview/records', { list }).path), schema)
}

/** The same of a list of the home page. */
export async function readShowcasePreview<Schema extends z.ZodType>(
  list: Showcase,
  schema: Schema,
): Promise<z.output<Schema> | 'failed' | null> {
  return partOf(await askForPart(deskRequest('GET /desk/preview/showcase', { list }).path), schema)
}

/**
 * The same of an institution; `null` also of any but the one that the link shows: it is as everybody sees it.
 * @throws ProviderError
 */
export async function readInstitutePreview(id: string): Promise<InstituteDetail | null> {
  const { path } = deskRequest('GET /desk/preview/institution', { id })
  const reply = await askPreview(path)
  if (reply === null || reply.status === 404) return null
  if (!reply.ok) throw new ProviderError('status', path, `HTTP ${reply.status}`, reply.status)
  return instituteDetailSchema.parse(reply.json)
}
