import { createContext, type ReactNode, useContext } from 'react'

export interface ScreenFrame {
  /** Where the navigation bar takes a screen's title and toolbar. */
  bar: HTMLElement | null
  /** Logs out, on narrow screens; in the bar of the home screens, and nowhere where one is in the middle of something. */
  wayOut: ReactNode
  openMenu: () => void
  /** Something waits in the menu that is not told elsewhere on a telephone. */
  menuHasNews: boolean
  /** True while the menu stands beside the screen. */
  isMenuDocked: boolean
  /** The menu has given way to what is shown. */
  hasMadeRoom: boolean
  /** Has the menu give way; answers how it comes back. */
  makeRoom: () => () => void
}

/** Given by the shell; null on pages that stand alone, such as the log-in. */
export const ScreenFrameContext = createContext<ScreenFrame | null>(null)

export const useScreenFrame = () => useContext(ScreenFrameContext)
