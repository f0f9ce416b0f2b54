import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from '@hono/zod-openapi'
import { EXPORT_KINDS, EXPORT_NAME } from '@/lib/contract/open-data'

/** What tells of an edition, beside its files. */
export const MANIFEST = 'manifest.json'

const fileSchema = z.strictObject({
  name: z.string().regex(EXPORT_NAME),
  kind: z.enum(EXPORT_KINDS),
  is_compressed: z.boolean().openapi({ description: 'By gzip' }),
  bytes: z.int(),
  sha256: z.string(),
})

export const editionSchema = z
  .strictObject({
    name: z
      .string()
      .openapi({ description: 'The day in India; the second of a day has `.2` behind it', example: '2030-06-01' }),
    made_at: z.iso.datetime(),
    institutes: z.int(),
    courses: z.int(),
    samples: z.int().openapi({ description: 'Of the institutions, the invented ones' }),
    withheld: z.int().openapi({ description: 'Institutions that no list tells of which may be given on' }),
    files: z.array(fileSchema),
  })
  .openapi('Edition')

/** `marks`: of what the files were made; where `rights` differs, they may not go out any more. */
export const manifestSchema = editionSchema.extend({
  marks: z.strictObject({ rights: z.string(), content: z.string() }),
})
export type Manifest = z.output<typeof manifestSchema>

/** The editions in a folder, the newest first; what is none, or half of one, is passed over. */
export async function readManifests(folder: string): Promise<Manifest[]> {
  const names = await readdir(folder).catch(() => [])
  const manifests = await Promise.all(
    names.flatMap((name) => (name.startsWith('.') ? [] : readManifest(path.join(folder, name, MANIFEST)))),
  )
  return manifests.flatMap((manifest) => manifest ?? []).sort((a, b) => (a.made_at < b.made_at ? 1 : -1))
}

async function readManifest(file: string): Promise<Manifest | null> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return null
  }
}
