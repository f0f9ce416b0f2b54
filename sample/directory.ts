import type { SampleInstitute } from '@/sample/institute'
import { agriculture } from '@/sample/institutes/agriculture'
import { computerApplications } from '@/sample/institutes/computer-applications'
import { degree } from '@/sample/institutes/degree'
import { design } from '@/sample/institutes/design'
import { education } from '@/sample/institutes/education'
import { engineering } from '@/sample/institutes/engineering'
import { healthSciences } from '@/sample/institutes/health-sciences'
import { hospitality } from '@/sample/institutes/hospitality'
import { law } from '@/sample/institutes/law'
import { management } from '@/sample/institutes/management'
import { medical } from '@/sample/institutes/medical'
import { polytechnic } from '@/sample/institutes/polytechnic'
import { puCollege } from '@/sample/institutes/pu-college'
import { school } from '@/sample/institutes/school'
import { university } from '@/sample/institutes/university'

const BY_TYPE: Readonly<Record<string, readonly SampleInstitute[]>> = {
  engineering,
  polytechnic,
  management,
  'computer-applications': computerApplications,
  degree,
  medical,
  'health-sciences': healthSciences,
  law,
  design,
  hospitality,
  education,
  agriculture,
  'pu-college': puCollege,
  school,
  university,
}

/** Every invented institution, with the slug of its type. */
export const SAMPLE = Object.entries(BY_TYPE).flatMap(([type, list]) => list.map((sample) => ({ type, sample })))

/** English names of those that the home page shows as partners, in order. */
export const SHOWN_AS_PARTNERS = [
  'Suragi Institute of Technology, Puttur',
  'Nyayagiri Law School, Dharwad',
  'Parijathapura College of Nursing',
  'Sahyagiri Vishwavidyalaya',
  'Channagombe Institute of Design',
  'Honnabele College of Agriculture',
  'Hejjenu School of Management, Bengaluru',
  'Kedigesiri Women’s College, Sirsi',
]

/** English names of the top institutions, in order. */
export const SHOWN_ON_TOP = [
  'Hosabelaku Institute of Technology and Research, Bengaluru',
  'Sahyagiri Vishwavidyalaya',
  'Kallukusuri School of Architecture',
  'Amruthahole Institute of Medical Sciences',
  'Beladingalu Institute of Technology for Women',
  'Rangavalli College of Liberal Arts',
  'Oggarane Institute of Hotel Management',
  'Belagumane PU College',
]
