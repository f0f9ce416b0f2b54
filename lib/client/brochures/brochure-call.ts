import { signalSignedOut } from '@/lib/client/auth/signed-out-signal'
import { saveFile } from '@/lib/client/brochures/save-file'

/** `refused`: an answer that is no file. `broken`: no answer, or a file that breaks off. */
export type BrochureResult = 'saved' | 'signed-out' | 'refused' | 'broken'

/** The path of a brochure on the website; `lang` of the page to which a browser without JavaScript comes back. */
export function brochurePath(instituteId: string, brochureId: string, lang: string): string {
  const [institute, brochure] = [instituteId, brochureId].map(encodeURIComponent)
  return `/api/institutes/${institute}/brochures/${brochure}?lang=${lang}`
}

/** Downloads a brochure as a whole and saves it. A 401 tells the session that it is over. */
export async function downloadBrochure(path: string, fileName: string): Promise<BrochureResult> {
  try {
    const response = await fetch(path, { headers: { accept: 'application/pdf' } })
    if (response.status === 401) {
      signalSignedOut()
      return 'signed-out'
    }
    if (!response.ok) return 'refused'
    saveFile(await response.blob(), fileName)
    return 'saved'
  } catch {
    return 'broken'
  }
}
