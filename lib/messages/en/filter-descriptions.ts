/** What search engines show under a filter page's title; it never goes to a client component. */
export const filterDescriptions = {
  bare: 'Search {total} institutions in all districts of Karnataka by type, stream, district, city, rating, fees and hostel.',
  type: '{total} institutions in Karnataka: {type}. Compare their courses, fees and ratings, district by district.',
  stream: 'Where to study {stream} ({type}) in Karnataka: {total} institutions with their courses, fees and ratings.',
  district: '{type} in {district}, Karnataka: {total} institutions with their courses, fees and ratings.',
  narrowed: 'Institutions in Karnataka by type, stream, district, city, rating, fees and hostel.',
}
export type FilterDescriptions = typeof filterDescriptions
