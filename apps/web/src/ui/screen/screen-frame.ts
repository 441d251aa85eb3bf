import { createContext, type ReactNode, useContext } from 'react'

export interface ScreenFrame {
  /** Element of the navigation bar into which a screen renders its title and toolbar. */
  bar: HTMLElement | null
  /** The log-out button of narrow screens; shown in the bar of the home screens only, never in the middle of a task. */
  wayOut: ReactNode
  openMenu: () => void
  /** Something is new in the menu that phones show nowhere else. */
  menuHasNews: boolean
  /** Whether the menu is docked beside the screen. */
  isMenuDocked: boolean
  /** Whether the docked menu is hidden to make room for the content. */
  hasMadeRoom: boolean
  /** Hides the docked menu; returns a function that brings it back. */
  makeRoom: () => () => void
}

/** Provided by the shell; null on standalone pages such as the log-in. */
export const ScreenFrameContext = createContext<ScreenFrame | null>(null)

export const useScreenFrame = () => useContext(ScreenFrameContext)
