const NOT_RESIDENTIAL = /\bnon[\s-]*residen/i
const RESIDENTIAL =
  /\bresiden[tc]i?a?i?l|\bresi?\.?\s+(?:school|h\.?s|high|model|pu)|\bashrama?\s+(?:school|shale|lps|hps)|\bhostel\s+school|\bjawahar\s*navodaya|\bsainik\s+school|\be[kl]+[aa]?l?avya\s+model|\bmora?u?rji\s*de[sa]+i|\bmurarji\s*de[sa]+i|\bkitt?h?uru?\s*rani\s*ch[ae]nn?amma\s+resi|\bkasturba\s+gandhi\s+balika/i

/** Whether a name says that pupils live there; a name that says nothing gives `false`. */
export function isResidentialName(name: string): boolean {
  return RESIDENTIAL.test(name) && !NOT_RESIDENTIAL.test(name)
}
