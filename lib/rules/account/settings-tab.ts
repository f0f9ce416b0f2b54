import type { PagePath } from '@/lib/rules/routes/table'

/** The tabs of the settings, by the query parameter `tab` (spec 2 §2). */
export const SETTINGS_TABS = ['profile', 'subscription'] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

/** The tab that an address names: the profile for none, `null` for an unknown one. */
export function readSettingsTab(tab: string | string[] | undefined): SettingsTab | null {
  if (tab === undefined || tab === '') return 'profile'
  return SETTINGS_TABS.find((known) => known === tab) ?? null
}

/** Says in the address of the settings that nothing of what was typed is to stand in the form any more. */
export const DISCARD_PARAM = 'discard'

/** The English address of a tab. */
export function settingsPath(tab: SettingsTab): PagePath {
  return `/settings?tab=${tab}`
}
