import type { FeatureName } from '@learntrail/contract/shell/features'
import type { MenuEntry } from '@learntrail/contract/shell/navigation'

/** What this server has of the menu, in the specified order, and what a plan must have for it. */
export const menu: readonly { entry: MenuEntry; feature: FeatureName | null }[] = [
  { entry: 'posts', feature: null },
  { entry: 'portfolio', feature: null },
  { entry: 'groups', feature: 'learning-group' },
  { entry: 'chat', feature: 'chatroom' },
  { entry: 'analysis', feature: null },
]

/** What a plan can have on this server. */
export const offeredFeatures: readonly FeatureName[] = menu.flatMap(({ feature }) => feature ?? [])
