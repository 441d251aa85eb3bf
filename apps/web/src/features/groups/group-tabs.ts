import type { Group } from '@learntrail/contract/groups/group'
import type { ComponentType } from 'react'

/** Tabs of the screen of a group, in their order; those without a panel are not there. */
export const groupTabs = ['posts', 'bulletins', 'homework', 'members', 'about'] as const
export type GroupTab = (typeof groupTabs)[number]

/** What is in the tabs. Those of higher features are put in by `app/routes/group-route.tsx`, and come when they are opened. */
export type GroupPanels = Partial<Record<GroupTab, ComponentType<{ group: Group }>>>

/** What stands beside the names of tabs. */
export type GroupMarks = GroupPanels
