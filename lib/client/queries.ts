import type { QueryObserverOptions } from '@tanstack/react-query'
import { fetchProfile } from '@/lib/client/account/profile-calls'
import { isNumber, type IsShape, isText, isTextByLanguage, listOf, objectOf, orNull } from '@/lib/client/answer-shape'
import { isSessionUser } from '@/lib/client/auth/session-answer'
import { getFromBff } from '@/lib/client/bff-client'
import { isDistricts, isFacetsAnswer, isOptions, isResultPage } from '@/lib/client/directory/directory-answers'
import { type Offered, suggest } from '@/lib/client/directory/suggestion-answer'
import { fetchNotifications, POLL_MS } from '@/lib/client/notifications/notification-answer'
import { PATIENCE_MS } from '@/lib/client/patience'
import { hasPlan, isPlanOffer } from '@/lib/client/plans/plan-answer'
import { BEGUN, lookForSubscription, nextLookMs, type SubscriptionWatch } from '@/lib/client/plans/subscription-watch'
import { fetchShortlistCards } from '@/lib/client/shortlist/shortlist-cards'
import type { Footer } from '@/lib/contract/content/footer'
import type { Language } from '@/lib/contract/language'
import type { TopInstitute } from '@/lib/contract/top-institute'
import type { SessionUser } from '@/lib/rules/auth/sign-in'
import type { ShownNotification, ShownNotifications } from '@/lib/rules/notifications/notification-visibility'

/**
 * What `GET /api/footer` gives. Only the places in which lists and objects must stand are looked at:
 * the server has read the rest, and both ends are of one build.
 */
function isFooterAnswer(value: unknown): value is { footer: Footer | null } {
  if (typeof value !== 'object' || value === null || !('footer' in value)) return false
  const { footer } = value
  if (footer === null) return true
  if (typeof footer !== 'object') return false
  const lists = ['quickLinks', 'menuOne', 'menu'].map((key) => Reflect.get(footer, key))
  const networks = ['facebook', 'instagram', 'linkedin'].map((key) => Reflect.get(footer, key))
  return lists.every(Array.isArray) && networks.every((each) => typeof each === 'object' && each !== null)
}

const isTopInstitutes = listOf(
  objectOf<TopInstitute>({
    instituteId: orNull(isText),
    name: isTextByLanguage,
    disambiguation: orNull(isText),
    logo: orNull(isText),
    city: orNull(isTextByLanguage),
    averageRating: orNull(isNumber),
    courses: listOf(isText),
  }),
)

/** What is asked, under which key the answer is kept, and when it is asked for again. */
export type Query<Data> = QueryObserverOptions<Data>

/** After that an answer that is kept is asked for again. */
export const STALE_MS = 60_000

/** `AbortSignal.any` is younger than the oldest browsers that are supported. */
function patient(signal: AbortSignal): AbortSignal {
  const end = new AbortController()
  const stop = () => end.abort()
  setTimeout(stop, PATIENCE_MS)
  signal.addEventListener('abort', stop)
  return end.signal
}

function question<Data>(queryKey: readonly string[], ask: (signal: AbortSignal) => Promise<Data>): Query<Data> {
  return { queryKey, queryFn: ({ signal }) => ask(signal) }
}

/** What a path of the website's own API answers; without `limit` the browser decides when to give up. */
function answer<Data>(
  key: readonly string[],
  path: string,
  is: IsShape<Data>,
  limit = (signal: AbortSignal) => signal,
) {
  return question(key, (signal) => getFromBff(path, is, limit(signal)))
}

/** These change once in months; a visit sees one version. */
function lookup<Entry>(key: readonly string[], path: string, is: IsShape<Entry[]>): Query<readonly Entry[]> {
  return { ...answer<readonly Entry[]>(key, path, is), staleTime: 600_000 }
}

/** What is somebody's own, or is to be asked for anew by each visit to its page, is not kept. */
const NOT_KEPT = { gcTime: 0 }

const isSession = objectOf<{ user: SessionUser | null }>({ user: orNull(isSessionUser) })
const isVersioned = objectOf<{ version: string }>({ version: isText })

/**
 * Every question that the browser asks of the website, with its key: what two parts of a page ask for under one key
 * is asked once. Loaded with the first question (lib/client/lazy-query.ts).
 */
export const queries = {
  session: { ...answer(['session'], '/api/session', isSession), ...NOT_KEPT },
  /** Fails also while a part of the page cannot be had. */
  homeVersion: (lang: Language) => answer(['home version', lang], `/api/home?lang=${lang}`, isVersioned, patient),
  institutes: (query: string) => answer(['institutes', query], `/api/institutes?${query}`, isResultPage),
  /** Of how many of them it is known what each filter asks for. */
  known: (query: string) => answer(['known', query], `/api/known?${query}`, isFacetsAnswer),
  /** Nothing, in an outage, is not kept: what was offered for an older text would come back instead of a failure. */
  suggestions: (text: string, lang: Language): Query<Offered | null> => ({
    ...question(['suggestions', text, lang], (signal) => suggest(text, lang, signal)),
    staleTime: ({ state }) => (state.data === null ? 0 : STALE_MS),
  }),
  types: lookup(['types'], '/api/institute-types', isOptions),
  streams: (typeId: string) =>
    lookup(['streams', typeId], `/api/streams?typeId=${encodeURIComponent(typeId)}`, isOptions),
  /** With their cities. */
  districts: lookup(['districts'], '/api/districts', isDistricts),
  /** Asked for every ten seconds while the tab is visible, and when it is looked at again. */
  notifications: ({ list, at }: ShownNotifications): Query<readonly ShownNotification[]> => ({
    queryKey: ['notifications'],
    queryFn: ({ signal }) => fetchNotifications(signal),
    initialData: list ?? undefined,
    initialDataUpdatedAt: at,
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
    ...NOT_KEPT,
  }),
  /** A payment that is pending; a tab that is not seen looks when it is seen again. */
  subscription: (id: string): Query<SubscriptionWatch> => ({
    queryKey: ['subscription', id],
    queryFn: ({ client, queryKey, signal }) => lookForSubscription(id, client.getQueryData(queryKey) ?? BEGUN, signal),
    initialData: BEGUN,
    staleTime: Infinity,
    refetchInterval: ({ state }) => state.error === null && nextLookMs(state.data ?? BEGUN),
    ...NOT_KEPT,
  }),
  shortlistCards: (ids: readonly string[]) => ({
    ...question(['saved cards', ...ids], (signal) => fetchShortlistCards(ids, patient(signal))),
    ...NOT_KEPT,
  }),
  footer: answer(['footer'], '/api/footer', isFooterAnswer, patient),
  topInstitutes: answer(['top institutes'], '/api/top-institutes', isTopInstitutes, patient),
  plans: answer(['plans'], '/api/plans', isPlanOffer, patient),
  ownPlan: { ...answer(['own plan'], '/api/profile', hasPlan, patient), ...NOT_KEPT },
  profile: { ...question(['profile'], (signal) => fetchProfile(patient(signal))), ...NOT_KEPT },
}
