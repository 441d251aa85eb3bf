import { useLocation } from 'react-router'

/** Navigation state of a guardian who comes from their own page instead of a mail. */
export interface WayToSign {
  /** Path to go back to. */
  back: string
  /** The guardian's name there. */
  name: string
}

export const useWayToSign = () => useLocation().state as WayToSign | null
