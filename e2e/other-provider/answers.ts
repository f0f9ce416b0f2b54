import { type Institution, INSTITUTIONS, PECULIAR } from '@/e2e/other-provider/institutions'
import { placeName } from '@/e2e/other-provider/lookups'

/**
 * How the other provider writes what it keeps: within the contract, but in another style than the
 * embedded provider's. Odd ids are strings and even ones numbers, figures are strings, texts are
 * bare strings, pictures are absolute, and what it does not know it leaves out.
 */

const idOf = (institution: Institution) => (institution.id % 2 === 1 ? String(institution.id) : institution.id)

/** @param host the origin under which its pictures stand */
export function cardOf(institution: Institution, host: string): unknown {
  if (institution.id === PECULIAR.nameless) return { id: institution.id, name: null, courses: 'none' }
  if (institution.id === PECULIAR.wrongTypes) {
    const { id, name } = institution
    return {
      id,
      name,
      image_url: 17,
      address: 'Kalaburagi',
      state: [],
      average_rating: {},
      courses: 4,
      category: false,
    }
  }
  const courses = institution.courses.map(({ name }, index) => ({ id: index + 1, name }))
  const isOdd = institution.id % 2 === 1
  return {
    id: idOf(institution),
    name: institution.name,
    image_url: pictureOf(institution, host),
    ...(isOdd ? { state: 'Karnataka' } : { address: { state: 'Karnataka' } }),
    average_rating: institution.rating === undefined ? null : String(institution.rating),
    courses: isOdd ? { data: courses } : courses,
    ...(courses.length === 0 ? { category: 'Arts' } : {}),
  }
}

function pictureOf(institution: Institution, host: string): string | null {
  if (institution.id === PECULIAR.nameOnly) return ''
  if (institution.id === PECULIAR.brokenPictures) return `${host}/pictures/gone.png`
  return `${host}/pictures/${institution.id}.${institution.id % 3 === 0 ? 'png' : 'svg'}`
}

/** The `data` of the details, or `null` when there is no such institution. */
export function detailOf(id: string, host: string): unknown {
  const institution = INSTITUTIONS.find((candidate) => String(candidate.id) === id)
  if (institution === undefined) return null
  if (institution.id === PECULIAR.nameless) return { institute: { id: institution.id, institute_name: { kn: 'ಹೆಸರು' } } }
  if (institution.id === PECULIAR.nameOnly) return { institute: { institute_name: institution.name } }
  if (institution.id === PECULIAR.wrongTypes) return wrongTypes(institution)
  const isComplete = institution.id === PECULIAR.complete
  return {
    institute: { ...instituteOf(institution, host), ...(isComplete ? contactOf(institution) : {}) },
    gallery: galleryOf(institution, host),
    address: {
      city: placeName('city', institution.cityId ?? ''),
      district: placeName('district', institution.districtId),
      ...(isComplete ? { address1: '12, River Road', zip: 570001, state: 'Karnataka' } : {}),
    },
    reviewStats: { average_rating: String(institution.rating ?? ''), review_count: isComplete ? '2' : 0 },
    courses: institution.courses.map(({ name, category, duration, fees, seats }) => ({
      course_name: name,
      course_category: category,
      duration,
      fees: fees?.toLocaleString('en-IN'),
      seat: seats === undefined ? '' : String(seats),
    })),
    ...(isComplete || institution.id % 3 === 0 ? blocksOf(institution) : {}),
    ...(isComplete ? campusOf(host) : {}),
  }
}

function instituteOf(institution: Institution, host: string) {
  const isKannada = institution.id === PECULIAR.kannada
  return {
    id: idOf(institution),
    institute_name: isKannada ? { en: institution.name, kn: 'ಕುವೆಂಪು ಬೆಟ್ಟದ ಕಾಲೇಜು' } : institution.name,
    tagline: isKannada ? { kn: 'ಬೆಟ್ಟದ ಮೇಲೆ ಒಂದು ಶಾಲೆ' } : `Learning by the river since ${1950 + (institution.id % 60)}`,
    description1:
      institution.id === PECULIAR.htmlLike
        ? 'Fees < ₹70,000 & <img src=x onerror=alert(1)>'
        : 'Recognised by the state',
    image_url: pictureOf(institution, host),
    institute_type_id: institution.typeId,
    is_residential: institution.isResidential === true ? 'true' : '0',
  }
}

function contactOf(institution: Institution) {
  return {
    description2: `${institution.name} stands on a bend of the river.\n\nIts workshops are open to the town on Saturdays.`,
    phone: 8214002200,
    email: 'office@kaveri-valley.example',
    website: 'www.kaveri-valley.example',
    facebook: 'https://facebook.example/kaveri-valley',
    instagram: 'javascript:alert(1)',
    linkedin: '',
    founded: 1961,
  }
}

function galleryOf({ id }: Institution, host: string): unknown {
  if (id === PECULIAR.brokenPictures)
    return [{ url: `${host}/pictures/gone.png` }, { url: 'https://elsewhere.invalid/a.png' }]
  const length = id === PECULIAR.manyPictures ? 40 : id % 4
  const pictures = Array.from({ length }, (_, index) => ({ url: `${host}/pictures/${id}-${index + 1}.png` }))
  return id === PECULIAR.complete ? { data: [...pictures, { id: 9, url: '' }, null] } : pictures
}

function blocksOf(institution: Institution) {
  return {
    overviews: [
      { key: 'overview_title', value: `About ${institution.name}` },
      { key: 'overview_sub_title10', value: 'A long memory' },
      { key: 'overview_sub_title2', value: { en: 'A garden', kn: 'ಒಂದು ತೋಟ' } },
      { key: 'overview_sub_desc2', value: 'With mango and jackfruit.' },
      { value: 'without a key' },
    ],
    admissions: [
      { key: 'admission_title2', value: 'Come with your papers' },
      { key: 'admission_title1', value: 'Apply' },
      { key: 'admission_description1', value: 'Ask for the form at the office.' },
    ],
  }
}

function campusOf(host: string) {
  return {
    placements: [{ id: '1', title: '72 of 120', description: 'were placed last year', image: null }, 'see our website'],
    recruiters: [{ id: 1, company_name: 'Kaveri Looms' }, { company_name: '' }],
    facilities: [
      { id: 1, title: 'Library', description: 'Open until ten.', image: `${host}/pictures/library.svg` },
      { id: 2 },
    ],
    reviews: [
      {
        id: 31,
        user: { id: '8', name: 'Asha' },
        name: 'Asha R',
        role: 'Student',
        rating: '5',
        description: 'Good workshops.',
      },
      { id: 32, user: null, role: '', rating: 'four', description: 'Quiet campus.' },
      { id: 33, rating: 9 },
    ],
  }
}

/** Each part is of another type than agreed; only the name can be read. */
function wrongTypes(institution: Institution) {
  return {
    institute: {
      id: [],
      institute_name: institution.name,
      tagline: 4,
      description1: ['a'],
      description2: false,
      phone: {},
      email: [],
      website: true,
      image_url: { en: '/x.png' },
      institute_type_id: null,
      is_residential: 'perhaps',
    },
    gallery: 'none',
    address: ['Kalaburagi'],
    overviews: { key: 'overview_title' },
    reviewStats: 'many',
    admissions: 3,
    placements: [[], 7, 'x'],
    recruiters: null,
    facilities: true,
    reviews: [null, { rating: [] }],
    courses: [{ course_name: ['Civil'] }, 'Civil'],
  }
}

export function brochuresOf(id: string, host: string): unknown {
  if (id === String(PECULIAR.complete)) {
    return {
      brochures: [
        { brochure_id: '71', title: 'Prospectus', file_url: `${host}/files/prospectus.pdf` },
        { brochure_id: 72, title: 'Hostel rules', file_url: '/files/hostel.pdf', language: 'Marathi' },
        { brochure_id: 73, title: 'Lost' },
      ],
    }
  }
  if (id === String(PECULIAR.wrongTypes)) return { brochures: [7, null, 'x', { title: 5 }] }
  return INSTITUTIONS.some((institution) => String(institution.id) === id) ? [] : null
}
