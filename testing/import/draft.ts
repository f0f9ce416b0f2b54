import { type Draft, draftSchema } from '@/provider/import/draft'

/** What a list says of a college of this name in Bengaluru, and nothing else but `over`. */
export function draftNamed(name: string, over: Partial<Draft> = {}): Draft {
  return draftSchema.parse({
    source: 'aicte',
    externalId: '1',
    name: { en: name },
    state: 'Karnataka',
    districtId: 525,
    cityId: null,
    address: null,
    zip: null,
    isResidential: false,
    typeId: null,
    typeIds: [],
    streamIds: [],
    courses: [],
    ...over,
  })
}
