import type { IconName } from './icon.tsx'

/** An action in a menu. */
export interface Action {
  label: string
  icon: IconName
  isDangerous?: boolean
  /** Set in menus that choose one of several: whether this one is chosen. */
  isChosen?: boolean
  run: () => void
}
