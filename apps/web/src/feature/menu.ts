import type { CurrentUser } from '@learntrail/contract/profiles/users'
import type { MenuEntry, Navigation } from '@learntrail/contract/shell/navigation'
import type { Namespace } from 'i18next'
import type { ComponentType } from 'react'
import type { IconName } from '../ui/icon.tsx'

/** Parts of the menu below what the server says there is. */
export const menuSections = ['staff', 'own', 'account'] as const

/** Where people are every day: on telephones at the lower edge of the screen, in this order. */
export const menuTabs = ['home', 'groups', 'write', 'rooms'] as const

/** One way of the menu. */
export interface MenuItem {
  /** Asked for while it is drawn, in the language of that moment. */
  name: () => string
  icon: IconName
  to: string
  /**
   * Where the server has this entry, which explains itself where the plan lacks it; after one of these; or in a section, by
   * its order there.
   */
  place: { entry: MenuEntry } | { after: MenuEntry } | { section: (typeof menuSections)[number]; order: number }
  /** It is at the lower edge of telephones as well; of several of one name the last that is for somebody is theirs. */
  tab?: (typeof menuTabs)[number]
  /** How much is new, of what the navigation counts. */
  count?: (navigation: Navigation) => number
  /** What stands beside the name, a moment later. */
  Mark?: ComponentType<{ className?: string | undefined }>
  isFor?: (user: CurrentUser | null, navigation: Navigation) => boolean
  /** Whether its address is where one is, where the path alone does not say. */
  isAt?: (search: URLSearchParams, user: CurrentUser | null) => boolean
}

/** What a feature has in the menu. Its words come with the shell, on a first visit. */
export interface InMenu {
  texts: Namespace
  items: readonly MenuItem[]
}
