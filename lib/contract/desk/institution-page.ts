import { description, image, line, list, listed, required, section, title } from '@/lib/contract/content/fields'
import { keysOf } from '@/lib/contract/keys-of'

const ENTRY = 'expects an entry with its fields'
const titled = { title: required(title('title')), description: description('description') }
const withPicture = { ...titled, image: image('image') }

/**
 * What the page of an institution shows in lists and longer texts, part by part in the order of the page: described as
 * sections of content are. Form, checks, draft, versions, differences and the audit trail's words derive from it. Each part
 * is a field of the institution's one draft, under its name: as JSON, and empty where there is none.
 */
const PARTS = {
  overview_title: title('overview_title'),
  overview_description: description('overview_description'),
  overviews: listed('overviews', list({ entry: 'OverviewBlock', expects: ENTRY, most: 12, fields: withPicture })),
  admissions: listed('admissions', list({ entry: 'AdmissionStep', expects: ENTRY, most: 12, fields: titled })),
  placements: listed('placements', list({ entry: 'PlacementFigure', expects: ENTRY, most: 24, fields: withPicture })),
  recruiters: listed(
    'recruiters',
    list({
      entry: 'Recruiter',
      expects: ENTRY,
      most: 60,
      fields: { company_name: required(line('company_name')), description: description('description') },
    }),
  ),
  facilities: listed('facilities', list({ entry: 'Facility', expects: ENTRY, most: 24, fields: withPicture })),
} as const
export type PagePart = keyof typeof PARTS
export const PAGE_PARTS: readonly PagePart[] = keysOf(PARTS)
export const isPagePart = (name: string): name is PagePart => PAGE_PARTS.some((part) => part === name)

export const INSTITUTION_PAGE = section('InstitutionPage', PARTS)
/** One part by itself. */
export const pageSection = (part: PagePart) => section('InstitutionPage', { [part]: PARTS[part] })
