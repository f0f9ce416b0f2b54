/** @jest-environment node */
import sharp from 'sharp'
import { chooseNames, nameLetters } from '@/provider/names/distinct-names'
import { drawingAt } from '@/provider/pictures/address'
import { renderDrawing } from '@/provider/pictures/render'
import { SAMPLE, SHOWN_AS_PARTNERS, SHOWN_ON_TOP } from '@/sample/directory'
import { sampleRows, type SampleRows } from '@/sample/rows'

const rows = SAMPLE.map(({ type, sample }, index) => sampleRows(sample, index, type))

/** Every string anywhere in a value. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const PARTS: Record<string, (row: SampleRows) => boolean> = {
  logo: ({ institute }) => institute.imageUrl !== null,
  tagline: ({ institute }) => institute.tagline !== null,
  description1: ({ institute }) => institute.description1 !== null,
  description2: ({ institute }) => institute.description2 !== null,
  address: ({ institute }) => institute.address1 !== null,
  town: ({ institute }) => institute.cityId !== null,
  phone: ({ institute }) => institute.phone !== null,
  email: ({ institute }) => institute.email !== null,
  gallery: ({ institute }) => (institute.gallery ?? []).length >= 5,
  overview: ({ institute }) => (institute.overviews ?? []).length > 0,
  admissions: ({ institute }) => (institute.admissions ?? []).length > 0,
  placements: ({ institute }) => (institute.placements ?? []).length > 0,
  recruiters: ({ institute }) => (institute.recruiters ?? []).length > 0,
  facilities: ({ institute }) => (institute.facilities ?? []).length > 0,
  reviews: (row) => row.reviews.length > 0,
  rating: ({ institute }) => institute.averageRating !== null,
  courses: (row) => row.courses.length > 0,
  brochures: (row) => row.brochures.length > 0,
}

describe('the sample directory', () => {
  it('is wide: institutions, types and districts', () => {
    expect(rows.length).toBeGreaterThanOrEqual(60)
    expect(new Set(rows.map(({ institute }) => institute.typeId)).size).toBeGreaterThanOrEqual(10)
    expect(new Set(rows.map(({ institute }) => institute.districtId)).size).toBeGreaterThanOrEqual(20)
    expect(new Set(rows.map(({ institute }) => institute.name.en)).size).toBe(rows.length)
    expect(rows.filter(({ institute }) => institute.name.kn !== undefined).length).toBeGreaterThanOrEqual(20)
  })

  it.each(Object.entries(PARTS))('has %s in most institutions and lacks it in some', (_part, has) => {
    const filled = rows.filter(has).length
    expect(filled).toBeGreaterThan(rows.length / 2)
    expect(filled).toBeLessThan(rows.length)
  })

  it('has other names for some, each the name of one institution', () => {
    const named = rows.filter(({ institute }) => (institute.alternativeNames ?? []).length > 0)
    expect(named.length).toBeGreaterThanOrEqual(25)
    expect(named.length).toBeLessThan(rows.length * 0.75)
    for (const { institute } of named) {
      expect(chooseNames(institute.name, institute.alternativeNames ?? []).dropped).toEqual([])
    }
    const all = rows.flatMap(({ institute }) => [institute.name.en, ...(institute.alternativeNames ?? [])])
    expect(new Set(all.map(nameLetters)).size).toBe(all.length)
  })

  it('has names that try the layout', () => {
    const names = rows.map(({ institute }) => institute.name.en)
    expect(names.some((name) => name.length > 120)).toBe(true)
    expect(names.some((name) => !name.includes(' '))).toBe(true)
  })

  it('gives every filter something to do', () => {
    const ratings = rows.flatMap(({ institute }) => institute.averageRating ?? [])
    for (const low of [1, 2, 3, 4]) expect(ratings.some((rating) => rating >= low && rating <= low + 1)).toBe(true)
    const fees = rows.flatMap((row) => row.courses.flatMap((course) => course.fees ?? []))
    expect(Math.min(...fees)).toBe(0)
    expect(Math.max(...fees)).toBe(600_000)
    for (const low of [0, 1, 2, 3, 4, 5]) {
      expect(fees.some((fee) => fee >= low * 100_000 && fee <= (low + 1) * 100_000)).toBe(true)
    }
    expect(new Set(rows.map(({ institute }) => institute.ownership ?? null)).size).toBe(7)
    const residential = rows.filter(({ institute }) => institute.isResidential).length
    expect(residential).toBeGreaterThan(5)
    expect(residential).toBeLessThan(rows.length / 2)
  })

  it('says what its reviews say', () => {
    for (const { institute, reviews } of rows) {
      expect(institute.reviewCount).toBe(reviews.length)
      if (reviews.length === 0) {
        expect(institute.averageRating).toBeNull()
      } else {
        const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length
        expect(institute.averageRating).toBeCloseTo(mean, 2)
      }
    }
  })

  it('has taglines of at least six words, since their first three stand apart', () => {
    for (const { institute } of rows) {
      if (institute.tagline) expect(institute.tagline.en.split(/\s+/).length).toBeGreaterThanOrEqual(6)
    }
  })

  it('cannot reach anybody: hosts under .example, numbers that no exchange gives out', () => {
    for (const { institute } of rows) {
      for (const address of [institute.website, institute.facebook, institute.instagram, institute.linkedin]) {
        if (address) expect(new URL(address).hostname).toMatch(/\.example$/)
      }
      if (institute.email) expect(institute.email).toMatch(/^office@[a-z-]+\.example$/)
      if (institute.phone) expect(institute.phone).toMatch(/^0\d{2,4}-0\d{5,7}$/)
    }
    expect(
      stringsIn(rows).filter((text) => /https?:\/\//.test(text) && !/^https:\/\/[a-z.-]+\.example(\/|$)/.test(text)),
    ).toEqual([])
  })

  it('repeats no sentence across institutions, and is no filler', () => {
    const seen = new Map<string, Set<number>>()
    rows.forEach((row, index) => {
      for (const sentence of stringsIn(row).flatMap((text) => text.split(/(?<=[.!?])\s+/))) {
        if (sentence.split(' ').length >= 6) seen.set(sentence, (seen.get(sentence) ?? new Set()).add(index))
      }
    })
    expect(seen.size).toBeGreaterThan(800)
    expect([...seen].filter(([, where]) => where.size > 2).map(([sentence]) => sentence)).toEqual([])
    expect(stringsIn(rows).filter((text) => /lorem|ipsum|!|\bTBD\b|\bN\/A\b/i.test(text))).toEqual([])
  })

  it('names partners and top institutions that exist', () => {
    const names = new Set(rows.map(({ institute }) => institute.name.en))
    expect([...SHOWN_AS_PARTNERS, ...SHOWN_ON_TOP].filter((name) => !names.has(name))).toEqual([])
    expect(SHOWN_AS_PARTNERS).toHaveLength(8)
    expect(SHOWN_ON_TOP).toHaveLength(8)
  })

  const pictures = (row: SampleRows) => stringsIn(row).filter((text) => text.startsWith('/media/drawn/'))

  it('names only pictures that can be drawn', () => {
    expect(rows.flatMap(pictures).length).toBeGreaterThan(400)
    expect(rows.flatMap(pictures).filter((address) => drawingAt(address) === null)).toEqual([])
  })

  it('has pictures of a fit size', async () => {
    const addresses = new Set(rows.slice(0, 5).flatMap(pictures))
    expect(addresses.size).toBeGreaterThan(40)
    for (const address of addresses) {
      const drawing = drawingAt(address)
      if (!drawing) throw new Error(`no drawing at ${address}`)
      const { body } = await renderDrawing(drawing)
      expect(await sharp(body).metadata()).toMatchObject({
        format: 'webp',
        width: drawing.width,
        height: drawing.height,
      })
      expect(body.byteLength).toBeLessThan(40_000)
    }
  }, 60_000)
})
