import {
  definitionOf,
  type FooterPlace,
  type NavbarPlace,
  type OptionalCall,
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

/** The pages that rest on no optional call but these, which the provider has. */
export function routesWith(calls: readonly OptionalCall[]): Route[] {
  return ROUTES.filter((route) => {
    const { needs } = definitionOf(route)
    return needs === undefined || calls.includes(needs)
  })
}

/** The links in a place of the footer, in their order. @param calls the optional ones that the provider has */
export function ownFooterLinks(place: FooterPlace, texts: LinkTexts<'footer'>, calls: readonly OptionalCall[] = []) {
  const routes = routesWith(calls).filter((route) => definitionOf(route).links?.footer === place)
  return labelled(routes, texts)
}
