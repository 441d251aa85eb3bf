import type { CurrentUser } from '@learntrail/contract/profiles/users'
import type { MenuEntry, Navigation } from '@learntrail/contract/shell/navigation'
import type { Namespace } from 'i18next'
import type { ComponentType } from 'react'
import type { IconName } from '../ui/icon.tsx'

/** Sections of the menu below the server's entries. */
export const menuSections = ['staff', 'own', 'account'] as const

/** Tabs at the lower edge of phones, in this order. */
export const menuTabs = ['home', 'groups', 'write', 'rooms'] as const

/** One item of the menu. */
export interface MenuItem {
  /** Called while rendering, to be in the current language. */
  name: () => string
  icon: IconName
  to: string
  /**
   * At an entry of the server, locked if the plan does not include it; after such an entry; or in a section, sorted by
   * `order`.
   */
  place: { entry: MenuEntry } | { after: MenuEntry } | { section: (typeof menuSections)[number]; order: number }
  /** Also a tab on phones. If several items have the same tab, the last that applies to the person wins. */
  tab?: (typeof menuTabs)[number]
  /** Number of new things, from the navigation's counts. */
  count?: (navigation: Navigation) => number
  /** Shown beside the name once it has loaded. */
  Mark?: ComponentType<{ className?: string | undefined }>
  isFor?: (user: CurrentUser | null, navigation: Navigation) => boolean
  /** Whether the item is the current one, where the path alone does not decide. */
  isAt?: (search: URLSearchParams, user: CurrentUser | null) => boolean
}

/** A feature's menu items; their texts are loaded with the shell, also on a first visit. */
export interface InMenu {
  texts: Namespace
  items: readonly MenuItem[]
}
