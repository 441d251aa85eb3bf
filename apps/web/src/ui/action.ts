import type { IconName } from './icon.tsx'

/** What can be done with a thing, as a menu offers it. */
export interface Action {
  label: string
  icon: IconName
  isDangerous?: boolean
  /** Of a menu that chooses one among several: the one that holds. */
  isChosen?: boolean
  run: () => void
}
