import type { FeatureName } from '@learntrail/contract/shell/features'
import { type MenuEntry, menuEntries } from '@learntrail/contract/shell/navigation'
import { type Declared, kindOf } from '../../platform/declared.ts'

interface Entry {
  entry: MenuEntry
  /** The feature that a plan must have; null for none. */
  feature: FeatureName | null
}

/** Entries of the menu; each declared by the feature it leads to. */
export const inMenu = kindOf<Entry>('entries of the menu')

/** Returns this server's menu, in the specified order. */
export const menuOf = (declared: Declared): readonly Entry[] =>
  menuEntries.flatMap((entry) => declared.of(inMenu).filter((one) => one.entry === entry))

/** Returns the features that a plan can have on this server. */
export const offeredFeatures = (declared: Declared): readonly FeatureName[] =>
  menuOf(declared).flatMap(({ feature }) => feature ?? [])
