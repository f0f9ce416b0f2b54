import type { Coordinates } from '@/lib/contract/coordinates'
import type { InstituteDetail } from '@/lib/contract/institute'
import { webAddress } from '@/lib/rules/institute/contact-links'
import { summariseRating } from '@/lib/rules/institute/institute-facts'
import { shownReviews } from '@/lib/rules/reviews/shown-reviews'

/** A step of the way to a page: its name and its absolute address. */
type Crumb = { name: string; url: string }

type InstituteSource = {
  detail: InstituteDetail
  /** The canonical address, absolute. */
  url: string
  /** Absolute addresses of pictures that the page shows. */
  pictures: readonly string[]
  logo: string | null
  /** The institution type's name, for example "PU College"; `null` when unknown. */
  typeName: string | null
  crumbs: readonly Crumb[]
}

/** Search engines show a list of courses from three on. */
const MIN_COURSES = 3

/** `undefined` leaves a property out of the JSON; `null` or an empty list would be an error to validators. */
const known = <Value>(value: Value | null): Value | undefined => value ?? undefined
const filled = <Value>(values: Value[]): Value[] | undefined => (values.length === 0 ? undefined : values)

/** Schools and pre-university colleges are schools; every other type is a college. */
export function schemaType(typeName: string | null): 'School' | 'CollegeOrUniversity' {
  return /school|\bpu\b|pre-?university/i.test(typeName ?? '') ? 'School' : 'CollegeOrUniversity'
}

function postalAddress({ place }: InstituteDetail) {
  if (Object.values(place).every((part) => part === null)) return undefined
  return {
    '@type': 'PostalAddress',
    streetAddress: known(place.address1),
    addressLocality: known((place.city ?? place.district)?.en ?? null),
    addressRegion: known(place.state?.en ?? null),
    postalCode: known(place.zip),
    addressCountry: 'IN',
  }
}

export const geoOf = (place: Coordinates | null) => place && { '@type': 'GeoCoordinates', ...place }

/** Only with reviews that the page shows: figures without them count as a deception of searchers. */
function reviewing(detail: InstituteDetail) {
  const { average, count } = summariseRating(detail)
  const shown = shownReviews(detail.reviews)
  if (shown.length === 0 || average === null) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Math.round(average * 10) / 10,
      reviewCount: Math.max(count, shown.length),
      bestRating: 5,
      worstRating: 1,
    },
    review: filled(
      shown.flatMap(({ name, rating, description }) => {
        if (name === null || rating === null) return []
        const author = { '@type': 'Person', name }
        const reviewRating = { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 }
        return [{ '@type': 'Review', author, reviewRating, reviewBody: known(description) }]
      }),
    ),
  }
}

function courseList({ courses }: InstituteDetail, url: string, provider: object) {
  if (courses.length < MIN_COURSES) return []
  const itemListElement = courses.map(({ name, category }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Course',
      url: `${url}#courses`,
      name,
      description: category === null ? name : `${category.en}: ${name}`,
      provider,
    },
  }))
  return [{ '@type': 'ItemList', numberOfItems: courses.length, itemListElement }]
}

/** What the page says, for machines (schema.org): the institution, the way to it, its courses. */
export function instituteJsonLd({ detail, url, pictures, logo, typeName, crumbs }: InstituteSource) {
  const { website, facebook, instagram, linkedin, phone, email } = detail.contact
  const institution = {
    '@type': schemaType(typeName),
    '@id': `${url}#institution`,
    name: detail.name.en,
    disambiguatingDescription: known(detail.disambiguation),
    description: known(detail.description1?.en ?? detail.description2?.en ?? null),
    url,
    telephone: known(phone),
    email: known(email),
    logo: known(logo),
    image: filled([...pictures]),
    address: postalAddress(detail),
    geo: known(geoOf(detail.coordinates)),
    sameAs: filled([website, facebook, instagram, linkedin].flatMap((raw) => webAddress(raw) ?? [])),
    ...reviewing(detail),
  }
  const itemListElement = crumbs.map(({ name, url: item }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  }))
  const provider = { '@type': institution['@type'], '@id': institution['@id'], name: detail.name.en }
  return {
    '@context': 'https://schema.org',
    '@graph': [institution, { '@type': 'BreadcrumbList', itemListElement }, ...courseList(detail, url, provider)],
  }
}
