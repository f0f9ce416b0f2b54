import { isFields, reading } from '@/lib/contract/lenient'

/** Degrees of WGS 84, the system of satellites and of maps on phones. */
export type Coordinates = { latitude: number; longitude: number }

/** India with its islands, in whole degrees around it. No latitude in it is one of its longitudes. */
const LATITUDES = { from: 6, to: 38 } as const
const LONGITUDES = { from: 68, to: 98 } as const
const isWithin = (degrees: number, { from, to }: { from: number; to: number }) => degrees >= from && degrees <= to

/** Where no institution of the guide can be, nobody is sent. */
export const isInIndia = ({ latitude, longitude }: Coordinates) =>
  isWithin(latitude, LATITUDES) && isWithin(longitude, LONGITUDES)
/** Two that were written the other way round. */
export const areSwapped = ({ latitude, longitude }: Coordinates) =>
  isInIndia({ latitude: longitude, longitude: latitude })

/** A tenth of a metre is more than anybody has measured. */
const MAX_DECIMALS = 6
const roundDegrees = (degrees: number) => Number(degrees.toFixed(MAX_DECIMALS))
export const roundCoordinates = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: roundDegrees(latitude),
  longitude: roundDegrees(longitude),
})

const degreesOf = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN

/** Absent unless both are degrees, in India. */
export const coordinates = reading((value): Coordinates | null => {
  if (!isFields(value)) return null
  const read = { latitude: degreesOf(value.latitude), longitude: degreesOf(value.longitude) }
  return isInIndia(read) ? roundCoordinates(read) : null
})

/** Some three hundred metres: two who measure at another gate mean one place. */
const NEAR_DEGREES = 0.003
export const areNear = (one: Coordinates, other: Coordinates) =>
  Math.abs(one.latitude - other.latitude) <= NEAR_DEGREES && Math.abs(one.longitude - other.longitude) <= NEAR_DEGREES

/** As people write them, and maps take them. */
export const sayCoordinates = ({ latitude, longitude }: Coordinates) => `${latitude}, ${longitude}`
