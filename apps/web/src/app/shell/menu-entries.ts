import type { MenuEntry } from '@learntrail/contract/shell/navigation'
import { paths } from '../../paths.ts'
import type { IconName } from '../../ui/icon.tsx'

interface EntryLook {
  icon: IconName
  /** Missing until the feature's screens exist; the entry is not shown then. */
  to?: string
}

export const entryLooks: Record<MenuEntry, EntryLook> = {
  posts: { icon: 'edit', to: paths.writePost },
  portfolio: { icon: 'portfolio', to: paths.portfolio },
  courses: { icon: 'course' },
  groups: { icon: 'friends', to: paths.allGroups },
  plans: { icon: 'plan' },
  chat: { icon: 'chat', to: paths.messenger },
  analysis: { icon: 'chart', to: paths.analysis },
}

/** What a person makes of their records and keeps of those of others; everybody has these. */
export const ownEntries = [
  { entry: 'ePortfolios', icon: 'file', to: paths.ePortfolios },
  { entry: 'show', icon: 'spark', to: paths.show() },
  { entry: 'collection', icon: 'bookmark', to: paths.collection },
  { entry: 'likes', icon: 'heart', to: paths.likes },
] as const
