import type { CampusKind } from '@/lib/drawing/campus/campus'
import { crestSeed } from '@/lib/drawing/crest'
import { ofOwnFees } from '@/lib/contract/fee-range'
import type { Text } from '@/lib/contract/lenient'
import { DISTRICTS } from '@/provider/geography/places'
import { levelOfWords } from '@/provider/import/clean/level'
import { avatarAddress, crestAddress, pictureAddress } from '@/provider/pictures/address'
import { hasKannadaBrochure, KANNADA_TITLE, type SampleInstitute, type Titled } from '@/sample/institute'
import type { brochures } from '@/provider/directory/store/brochure-tables'
import type { courses, institutes, reviews } from '@/provider/directory/store/schema'
import { TAXONOMY } from '@/provider/directory/taxonomy'

type Owned<Row extends { instituteId: number }> = Omit<Row, 'instituteId'>

/** An institution and what belongs to it, ready to be stored. */
export type SampleRows = {
  institute: typeof institutes.$inferInsert
  courses: Owned<typeof courses.$inferInsert>[]
  reviews: Owned<typeof reviews.$inferInsert>[]
  brochures: Owned<typeof brochures.$inferInsert>[]
}

const text = (en: string, kn?: string): Text => (kn === undefined ? { en } : { en, kn })

/** Throws on a name that the taxonomy lacks: the sample is wrong then. */
export function findStream(slug: string, ownType: string) {
  const [typeSlug = '', streamSlug = ''] = slug.includes('/') ? slug.split('/') : [ownType, slug]
  const type = TAXONOMY.find((entry) => entry.slug === typeSlug)
  const stream = type?.streams.find((entry) => entry.slug === streamSlug)
  if (!type || !stream) throw new Error(`The sample names an unknown stream: ${slug}`)
  return { typeId: type.id, streamId: stream.id, kn: stream.kn }
}

function findPlace([districtId, town]: SampleInstitute['at']) {
  const district = DISTRICTS.find(({ id }) => id === districtId)
  const city = district?.cities.find(({ name }) => name === town)
  if (!district || (town !== null && !city)) throw new Error(`The sample names an unknown place: ${districtId} ${town}`)
  return { districtId, cityId: city?.id ?? null }
}

/** Pictures of one institution: no two kinds or places in its lists share a drawing. */
function picturesOf({ hue }: SampleInstitute, index: number) {
  let drawn = 0
  return (kind: CampusKind) => pictureAddress(kind, index * 7 + ++drawn * 3, hue)
}

function overviewRows(sample: SampleInstitute, draw: (kind: CampusKind) => string) {
  if (!sample.overview) return []
  const { title, text: description, blocks } = sample.overview
  return [
    { key: 'overview_title', value: text(title) },
    { key: 'overview_description', value: text(description) },
    ...blocks.flatMap(([heading, paragraph, picture], index) => [
      { key: `overview_sub_title${index + 1}`, value: text(heading) },
      { key: `overview_sub_desc${index + 1}`, value: text(paragraph) },
      ...(picture ? [{ key: `overview_image${index + 1}`, value: text(heading), image_url: draw(picture) }] : []),
    ]),
  ]
}

function contactOf({ phone, site, social = [] }: SampleInstitute) {
  const profile = (network: 'facebook' | 'instagram' | 'linkedin') =>
    site && social.includes(network) ? `https://${network}.example/${site}` : null
  return {
    phone: phone ?? null,
    email: site ? `office@${site}.example` : null,
    website: site ? `https://${site}.example` : null,
    facebook: profile('facebook'),
    instagram: profile('instagram'),
    linkedin: profile('linkedin'),
  }
}

function average(ratings: readonly number[]): number | null {
  if (ratings.length === 0) return null
  return Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 100) / 100
}

function brochureRows(sample: SampleInstitute, index: number): SampleRows['brochures'] {
  const address = (number: number | string) => `/media/brochures/sample-${index + 1}-${number}.pdf`
  const rows: SampleRows['brochures'] = (sample.brochures ?? []).map((title, number) => ({
    title,
    language: 'en',
    fileUrl: address(number + 1),
  }))
  if (hasKannadaBrochure(sample)) rows.push({ title: KANNADA_TITLE, language: 'kn', fileUrl: address('kn') })
  return rows
}

/**
 * @param index the institution's place in the whole sample, which makes its pictures its own
 * @param typeSlug its type in the taxonomy
 */
export function sampleRows(sample: SampleInstitute, index: number, typeSlug: string): SampleRows {
  const type = TAXONOMY.find(({ slug }) => slug === typeSlug)
  if (!type) throw new Error(`The sample names an unknown type: ${typeSlug}`)
  const { kn, hue } = sample
  const draw = picturesOf(sample, index)
  const featureRow = ([title, description, picture]: Titled) => ({
    title: text(title),
    description: text(description),
    image: picture ? draw(picture) : null,
  })
  const courseRows = (sample.courses ?? []).flatMap(({ category, duration, list }) =>
    list.map(([name, fees, seats, slug]) => ({ name, category, duration, fees, seats, ...findStream(slug, typeSlug) })),
  )
  const ratings = (sample.reviews ?? []).map(([, , , rating]) => rating)
  return {
    institute: {
      name: text(sample.name, kn?.name),
      alternativeNames: [...(sample.also ?? [])],
      typeId: type.id,
      typeIds: [...new Set([type.id, ...courseRows.map(({ typeId }) => typeId)])],
      streamIds: [...new Set(courseRows.map(({ streamId }) => streamId))],
      ...findPlace(sample.at),
      address1: sample.address ?? null,
      zip: sample.zip ?? null,
      tagline: sample.tagline ? text(sample.tagline, kn?.tagline) : null,
      description1: sample.line ? text(sample.line, kn?.line) : null,
      description2: sample.about ? text(sample.about, kn?.about) : null,
      ...contactOf(sample),
      imageUrl: sample.crest ? crestAddress(sample.initials, crestSeed(...sample.crest), hue) : null,
      isResidential: sample.residential ?? false,
      university: sample.university ?? null,
      ownership: sample.ownership ?? null,
      gender: sample.gender ?? null,
      minority: sample.minority ?? null,
      classes: sample.classes ? { from: sample.classes[0], to: sample.classes[1] } : null,
      ...ofOwnFees((name) => {
        const [from, to] = sample.ownFees?.[name] ?? []
        return from === undefined || to === undefined ? null : { from, to }
      }),
      averageRating: average(ratings),
      reviewCount: ratings.length,
      gallery: (sample.gallery ?? []).map(draw),
      overviews: overviewRows(sample, draw),
      admissions: (sample.admissions ?? []).flatMap(([title, description], step) => [
        { key: `admission_title${step + 1}`, value: text(title) },
        { key: `admission_description${step + 1}`, value: text(description) },
      ]),
      placements: (sample.placements ?? []).map(featureRow),
      recruiters: (sample.recruiters ?? []).map(([company, about]) => ({
        company_name: company,
        description: text(about),
      })),
      facilities: (sample.facilities ?? []).map(featureRow),
      isSample: true,
    },
    courses: courseRows.map(({ name, category, duration, fees, seats, streamId }, position) => ({
      name,
      category,
      duration,
      fees,
      seats,
      streamId,
      level: levelOfWords(category, name),
      position,
    })),
    reviews: (sample.reviews ?? []).map(([name, face, role, rating, description]) => ({
      name,
      role,
      rating,
      description,
      imageUrl: avatarAddress(face, hue),
    })),
    brochures: brochureRows(sample, index),
  }
}
