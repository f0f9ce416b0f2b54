import type { Category, HomepageBundle } from '@/lib/contract/content/homepage'
import type { Testimonial } from '@/lib/contract/content/person'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import type { Partner } from '@/lib/contract/partner'
import type { TopInstitute } from '@/lib/contract/top-institute'
import { filtersToHref } from '@/lib/rules/filters/address'
import { EMPTY_FILTERS } from '@/lib/rules/filters/table'
import { textFor } from '@/lib/rules/text/localized-text'
import type { PagePath } from '@/lib/rules/routes/table'

/** A card of the explore grid: where it leads is the product's, not the provider's (spec 1 §2). */
export type ExploreCard = { icon: string | null; title: Text; description: Text | null; path: PagePath }

/** What a call of its own gives, or that it could not be had. */
type Listed<Item> = Item[] | 'failed'

/** Everything that the home page shows; `null` and empty lists are what the provider has not. */
export type HomeData = {
  title: Text | null
  image: string | null
  video: string | null
  explore: { title: Text | null; image: string | null; cards: ExploreCard[] }
  topTitle: Text | null
  topInstitutes: Listed<TopInstitute>
  partnersTitle: Text | null
  partners: Listed<Partner>
  testimonialsTitle: Text | null
  testimonials: Testimonial[]
  categoriesTitle: Text | null
  categories: Category[]
  contactTitle: Text | null
}

/** The home page's data, or that the bundle could not be had: then the whole page fails (spec 1 §4). */
export type HomeRead = HomeData | 'failed'

/** Where the four cards lead, in their order (spec 1 §2, "Explore grid"). */
const EXPLORE_PATHS = [
  '/Whykarnataka',
  '/about',
  '/careerCounselling',
  filtersToHref({ ...EMPTY_FILTERS, isResidential: true }),
] as const

type Sources = {
  /** `null` where the provider has no such content. */
  bundle: HomepageBundle | null
  /** `null` where the provider has no such call: then the bundle's own list serves. */
  partners: Listed<Partner> | null
  /** `null` where the provider has no such call; the bundle has no list of them. */
  topInstitutes: Listed<TopInstitute> | null
}

/**
 * What the home page is made of, in one language: the other one would only travel along. The titles
 * of the sections are the bundle's `section1_title` to `section5_title`.
 */
export function homeData({ bundle, partners, topInstitutes }: Sources, lang: Language): HomeData {
  const inLanguage = (text: Text | null) => textFor(text, lang)
  const home = bundle?.homepage ?? null
  const title = (text: Text | null | undefined) => inLanguage(text ?? null)
  return {
    title: title(home?.title),
    image: home?.image ?? null,
    video: home?.video ?? null,
    explore: {
      title: title(home?.section1Title),
      image: home?.section1Image ?? null,
      cards: EXPLORE_PATHS.flatMap((path, index) => {
        const card = home?.exploreCards[index]
        if (!card?.subTitle) return []
        const { icon, subTitle, description } = card
        return [{ icon, path, title: title(subTitle) ?? subTitle, description: title(description) }]
      }),
    },
    topTitle: title(home?.section2Title),
    topInstitutes: topInstitutes ?? [],
    partnersTitle: title(home?.section4Title),
    partners: partners ?? bundle?.partners ?? [],
    testimonialsTitle: title(home?.section5Title),
    testimonials: (bundle?.testimonials ?? []).map(({ name, jobTitle, description, image }) => ({
      name: title(name),
      jobTitle: title(jobTitle),
      description: title(description) ?? description,
      image,
    })),
    categoriesTitle: title(home?.section3Title),
    categories: (bundle?.categories ?? []).map((category) => ({
      ...category,
      name: title(category.name) ?? category.name,
      description: title(category.description),
    })),
    contactTitle: title(bundle?.contact?.section1Title),
  }
}
