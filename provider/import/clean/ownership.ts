import { hasKannada, withEnglishKinds } from '@/provider/names/kannada-kinds'
import { lettersOf } from '@/provider/names/letters'
import { presentText } from './text'
import { properName } from './proper-name'

const OWNERSHIPS = new Map([
  ['privateselffinancing', 'Private, self-financing'],
  ['privateunaidedrecognized', 'Private, unaided'],
  ['government', 'Government'],
  ['govtaided', 'Government-aided'],
  ['governmentaided', 'Government-aided'],
  ['centraluniversity', 'Central university'],
  ['stategovernmentuniversity', 'State university'],
  ['stateprivateuniversity', 'Private university'],
  ['deemedtobeuniversitypvt', 'Deemed university, private'],
  ['deemedtobeuniversitygovt', 'Deemed university, government'],
  ['unaidedprivate', 'Private, unaided'],
  ['departmentofeducation', 'Government, Department of Education'],
  ['tribalwelfaredepartment', 'Government, Tribal Welfare Department'],
  ['socialwelfaredepartment', 'Government, Social Welfare Department'],
  ['othergovtmanagedschools', 'Government'],
  ['localbody', 'Local body'],
  ['kendriyavidyalaya', 'Central government, Kendriya Vidyalaya'],
  ['jawaharnavodayavidyalaya', 'Central government, Jawahar Navodaya Vidyalaya'],
  ['sainikschool', 'Central government, Sainik School'],
  ['railwayschool', 'Central government, Railway School'],
  ['centraltibetanschool', 'Central Tibetan School'],
  ['otherscentralgovernmentschool', 'Central government'],
])

/** Who runs the institution, in one spelling for each answer that the known lists give; `null` when unsaid. */
export function cleanOwnership(raw: unknown): string | null {
  const said = presentText(raw)
  if (said === null) return null
  const english = withEnglishKinds(said)
  // "Recognised by government" is no government: of words that are left in Kannada nothing is known.
  const text = hasKannada(english) ? said : english
  return OWNERSHIPS.get(lettersOf(text)) ?? properName(text)
}
