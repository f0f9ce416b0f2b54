import { TAXONOMY } from '@/provider/directory/taxonomy'

const IDS = new Map<string, number>()
for (const type of TAXONOMY) {
  IDS.set(type.slug, type.id)
  for (const stream of type.streams) IDS.set(`${type.slug}/${stream.slug}`, stream.id)
}

/** The id of a stream by its slugs. Throws on a slug that the taxonomy does not have: a mistake in the code. */
export function streamId(type: string, stream: string): number {
  const id = IDS.get(`${type}/${stream}`)
  if (id === undefined) throw new Error(`no stream ${type}/${stream} in the taxonomy`)
  return id
}

/** The id of a type by its slug; throws as `streamId` does. */
export function typeId(slug: string): number {
  const id = IDS.get(slug)
  if (id === undefined) throw new Error(`no type ${slug} in the taxonomy`)
  return id
}

/** The type that a stream's id belongs to. */
export function typeOfStream(id: number): number {
  return Math.floor(id / 100)
}

type Rules = readonly (readonly [RegExp, string])[]

/** The first that fits decides, so the narrow ones stand first. Tried on the course's clean name. */
const ENGINEERING: Rules = [
  [/^robot|robotics and/i, 'automobile'],
  [/^mechanical engineering/i, 'mechanical'],
  [/artificial intelligence|machine learning|data scien|data analy|big data|cognit/i, 'artificial-intelligence'],
  [/information (?:science|technology|engineering|security)/i, 'information-science'],
  [/medical electronics|bio/i, 'biotechnology'],
  [/aeronaut|aerospace|aerodynam|avionics/i, 'aerospace'],
  [/automobile|automotive|robot|mechatron/i, 'automobile'],
  [
    /computer aided (?:design|structural)|structur|construction|civil|environment|transport|highway|geotech|building|water resource|hydraul/i,
    'civil',
  ],
  [/comput|software|cyber|cloud|internet of things|blockchain|network engineering|devops|gaming/i, 'computer-science'],
  [/electrical|power|energy|electric vehicle|industrial drives/i, 'electrical'],
  [/electron|communication|vlsi|embedded|signal|instrument|semiconductor|microelectronics/i, 'electronics'],
  [/industrial|production|engineering management/i, 'industrial'],
  [/chemical|polymer|plastic|petro|metallurg|material|nano|ceramic/i, 'chemical'],
  [/mechanic|thermal|machine|manufactur|tool|cad|design engineering|product design|marine/i, 'mechanical'],
]
const POLYTECHNIC: Rules = [
  [/textile|apparel|fashion|handloom|dress|leather/i, 'textile'],
  [/automobile|mechatron|robot/i, 'automobile'],
  [/computer|information|cloud|cyber|artificial|gaming|software|data/i, 'computer-science'],
  [/electrical|alternate energy/i, 'electrical'],
  [/electronic|communication|instrument/i, 'electronics'],
  [/civil|architecture|construction/i, 'civil'],
  [/mechanic|tool|machine|precision|manufactur|metallurg|mould/i, 'mechanical'],
]

function first(rules: Rules, name: string): string {
  return rules.find(([pattern]) => pattern.test(name))?.[1] ?? 'other'
}

/** The stream of a course of the AICTE list, by its programme family, level and clean name, or `null`. */
export function streamOfCourse(programme: string, level: string, name: string): number | null {
  const family = programme.toUpperCase()
  const isDiploma = /^(?:POST )?DIPLOMA/.test(level.toUpperCase())
  if (/ENGINEERING|AI & DATA/.test(family)) {
    if (isDiploma) return streamId('polytechnic', first(POLYTECHNIC, name))
    return streamId('engineering', first(ENGINEERING, name))
  }
  if (family === 'MANAGEMENT') {
    if (/DIPLOMA/.test(level.toUpperCase()) || /postgraduate diploma/i.test(name)) return streamId('management', 'pgdm')
    if (/^UNDER/.test(level.toUpperCase())) return streamId('management', 'bba')
    if (/^POST GRADUATE$/.test(level.toUpperCase())) return streamId('management', 'mba')
    return streamId('management', 'other')
  }
  if (family === 'COMPUTER APPLICATIONS') {
    const slug = /^UNDER/i.test(level) ? 'bca' : /^POST/i.test(level) ? 'mca' : 'other'
    return streamId('computer-applications', slug)
  }
  if (family === 'DESIGN') return streamId('design', 'design')
  if (family === 'PLANNING') return streamId('design', 'planning')
  if (family === 'ARCHITECTURE') return streamId('design', 'architecture')
  if (family.startsWith('APPLIED ARTS')) {
    return isDiploma && !/design|art/i.test(name)
      ? streamId('polytechnic', 'other')
      : streamId('design', 'applied-arts')
  }
  if (family.startsWith('HOTEL')) return streamId('hospitality', 'hotel-management')
  if (family === 'PHARMACY') return streamId('health-sciences', 'pharmacy')
  return null
}
