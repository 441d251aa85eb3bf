import type { FeatureName } from '@learntrail/contract/shell/features'
import { type MenuEntry, menuEntries } from '@learntrail/contract/shell/navigation'
import { type Declared, kindOf } from '../../platform/declared.ts'

interface Entry {
  entry: MenuEntry
  /** What a plan must have for it. */
  feature: FeatureName | null
}

/** Entries of the menu, each of the feature that has what it leads to. */
export const inMenu = kindOf<Entry>('entries of the menu')

/** What this server has of the menu, in the specified order. */
export const menuOf = (declared: Declared): readonly Entry[] =>
  menuEntries.flatMap((entry) => declared.of(inMenu).filter((one) => one.entry === entry))

/** What a plan can have on this server. */
export const offeredFeatures = (declared: Declared): readonly FeatureName[] =>
  menuOf(declared).flatMap(({ feature }) => feature ?? [])
