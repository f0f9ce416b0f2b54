import {
  definitionOf,
  type FooterPlace,
  isOffered,
  type NavbarPlace,
  type OptionalPart,
  type Route,
  type ROUTE_TABLE,
  ROUTES,
} from './table'

type LabelIn<Definition, Place extends string> = Definition extends {
  links: { label: infer Label } & Readonly<Record<Place, unknown>>
}
  ? Label
  : never

/** What the links in the navbar or in the footer are called: the catalogues have a text for each. */
export type LinkTexts<Place extends 'navbar' | 'footer'> = Readonly<
  Record<{ [Each in Route]: LabelIn<(typeof ROUTE_TABLE)[Each], Place> }[Route], string>
>

function labelled(routes: readonly Route[], texts: Readonly<Record<string, string>>) {
  return routes.map((route) => ({ route, label: texts[definitionOf(route).links?.label ?? ''] ?? route }))
}

/** The links of the navbar that stand in one of these places, in their order. */
export function navbarLinks(places: readonly NavbarPlace[], texts: LinkTexts<'navbar'>) {
  const routes = ROUTES.filter((route) => places.some((place) => definitionOf(route).links?.navbar === place))
  return labelled(routes, texts)
}

const NO_PARTS: ReadonlySet<OptionalPart> = new Set()

/** The links in a place of the footer, in their order. @param parts what the provider has of what it may lack */
export function ownFooterLinks(place: FooterPlace, texts: LinkTexts<'footer'>, parts = NO_PARTS) {
  const routes = ROUTES.filter((route) => definitionOf(route).links?.footer === place && isOffered(route, parts))
  return labelled(routes, texts)
}
