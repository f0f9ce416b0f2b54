import { z } from 'zod'
import { answerList, englishText, id, image, list, part, rating, required, row, text } from '@/lib/contract/lenient'

const namesSchema = part({ courses: englishText, name: englishText }).transform(({ courses, name }) => courses ?? name)

const topInstituteSchema = row({
  institute_id: id,
  name: required(text),
  disambiguation: englishText,
  logo: image,
  city: text,
  average_rating: rating,
  courses: list(required(namesSchema)),
}).transform(({ institute_id, name, disambiguation, logo, city, average_rating, courses }) => ({
  instituteId: institute_id,
  name,
  disambiguation,
  logo,
  city,
  averageRating: average_rating,
  courses,
}))
/** A top institution; each course is its `courses` or `name` text (spec 1 §3). */
export type TopInstitute = z.output<typeof topInstituteSchema>

/** `GET /top-institutes`. */
export const topInstituteListSchema = answerList(topInstituteSchema)
