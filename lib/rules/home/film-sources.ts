import { pictureSrc } from '@/lib/rules/pictures/picture'

type FilmSource = { src: string; type?: string }
export type Film = {
  /** The forms in which it can be had, the best first. */
  sources: readonly FilmSource[]
  poster: string | null
  /** It ends as it begins. */
  isLoop: boolean
}

const TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
}
/** The embedded provider has its film in two forms with a poster, all under one name. */
const OWN = /^(\/media\/film\/[\w-]+)\.mp4$/

function sourceOf(raw: string): FilmSource[] {
  const src = pictureSrc(raw)
  const [, ending = ''] = /\.([a-z0-9]+)(?:[?#]|$)/i.exec(raw.replace(/^.*\//, '')) ?? []
  const type = TYPES[ending.toLowerCase()]
  return src === null ? [] : [{ src, ...(type !== undefined && { type }) }]
}

/**
 * A provider gives one address of its film, in a form that it trusts every browser to play. Beside
 * the embedded provider's own, which is H.264, stands a WebM for browsers built without that, and its poster.
 * @param raw the address as the provider wrote it, or `null` for none
 */
export function filmSources(raw: string | null): Film {
  if (raw === null) return { sources: [], poster: null, isLoop: false }
  const [, own] = OWN.exec(raw) ?? []
  if (own === undefined) return { sources: sourceOf(raw), poster: null, isLoop: false }
  return { sources: [...sourceOf(raw), ...sourceOf(`${own}.webm`)], poster: pictureSrc(`${own}.webp`), isLoop: true }
}
