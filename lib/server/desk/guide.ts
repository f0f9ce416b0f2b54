import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@/lib/contract/language'
import { GUIDE_PICTURE, guideFile, type GuideSection, readGuide } from '@/lib/rules/desk/guide'

const DOCS = join(process.cwd(), 'docs')

/** The guide in a language; `null`: who runs the desk has left the files away. */
export async function getGuide(lang: Language): Promise<GuideSection[] | null> {
  const text = await readFile(join(DOCS, guideFile(lang)), 'utf8').catch(() => null)
  return text === null ? null : readGuide(text)
}

export async function getGuidePicture(name: string): Promise<Buffer | null> {
  return GUIDE_PICTURE.test(name) ? readFile(join(DOCS, 'images', 'desk', name)).catch(() => null) : null
}
