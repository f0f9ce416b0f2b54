import { FeeSection } from './fee-section'
import { CitySection, DistrictSection, StreamSection, TypeSection } from './list-sections'
import { RatingSection, ResidentialSection } from './value-sections'

/**
 * The seven parts of the sidebar in the specification's order (spec 2 §2).
 * @param namePrefix keeps the controls' names apart where the parts stand on the page twice
 */
export function FilterSections({ namePrefix = '' }: { namePrefix?: string }) {
  return (
    <>
      <TypeSection namePrefix={namePrefix} />
      <StreamSection namePrefix={namePrefix} />
      <DistrictSection namePrefix={namePrefix} />
      <CitySection namePrefix={namePrefix} />
      <RatingSection namePrefix={namePrefix} />
      <ResidentialSection namePrefix={namePrefix} />
      <FeeSection namePrefix={namePrefix} />
    </>
  )
}
