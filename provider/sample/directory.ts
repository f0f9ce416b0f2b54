import type { SampleInstitute } from '@/provider/sample/institute'
import { agriculture } from '@/provider/sample/institutes/agriculture'
import { computerApplications } from '@/provider/sample/institutes/computer-applications'
import { degree } from '@/provider/sample/institutes/degree'
import { design } from '@/provider/sample/institutes/design'
import { education } from '@/provider/sample/institutes/education'
import { engineering } from '@/provider/sample/institutes/engineering'
import { healthSciences } from '@/provider/sample/institutes/health-sciences'
import { hospitality } from '@/provider/sample/institutes/hospitality'
import { law } from '@/provider/sample/institutes/law'
import { management } from '@/provider/sample/institutes/management'
import { medical } from '@/provider/sample/institutes/medical'
import { polytechnic } from '@/provider/sample/institutes/polytechnic'
import { puCollege } from '@/provider/sample/institutes/pu-college'
import { school } from '@/provider/sample/institutes/school'
import { university } from '@/provider/sample/institutes/university'

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
