/** Where each district is governed from, by LGD code: degrees north and east. What is near is told by them. */
const DISTRICT_SEATS: ReadonlyMap<number, readonly [north: number, east: number]> = new Map([
  [524, [16.18, 75.7]],
  [525, [12.97, 77.59]],
  [526, [13.25, 77.71]],
  [527, [15.85, 74.5]],
  [528, [15.14, 76.92]],
  [529, [17.91, 77.52]],
  [530, [16.83, 75.71]],
  [531, [11.92, 76.94]],
  [532, [13.32, 75.77]],
  [533, [14.23, 76.4]],
  [534, [12.91, 74.86]],
  [535, [14.46, 75.92]],
  [536, [15.46, 75.01]],
  [537, [15.43, 75.63]],
  [538, [17.33, 76.83]],
  [539, [13.0, 76.1]],
  [540, [14.79, 75.4]],
  [541, [12.42, 75.74]],
  [542, [13.14, 78.13]],
  [543, [15.35, 76.15]],
  [544, [12.52, 76.9]],
  [545, [12.3, 76.65]],
  [546, [16.2, 77.36]],
  [547, [13.93, 75.57]],
  [548, [13.34, 77.1]],
  [549, [13.34, 74.75]],
  [550, [14.81, 74.13]],
  [630, [13.43, 77.73]],
  [631, [12.72, 77.28]],
  [635, [16.77, 77.14]],
  [738, [15.27, 76.39]],
])

const RADIANS = Math.PI / 180

/** The other districts, the nearest seat first. */
export function nearestDistricts(id: number): number[] {
  const from = DISTRICT_SEATS.get(id)
  if (from === undefined) return []
  const distance = ([north, east]: readonly [number, number]) =>
    Math.hypot(north - from[0], (east - from[1]) * Math.cos(from[0] * RADIANS))
  return [...DISTRICT_SEATS]
    .filter(([other]) => other !== id)
    .sort(([, a], [, b]) => distance(a) - distance(b))
    .map(([other]) => other)
}
