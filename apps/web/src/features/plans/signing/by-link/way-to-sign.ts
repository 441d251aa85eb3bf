import { useLocation } from 'react-router'

/** What is known of a guardian who comes from their page, and not from a mail. */
export interface WayToSign {
  /** Where they came from. */
  back: string
  /** As they are called there. */
  name: string
}

export const useWayToSign = () => useLocation().state as WayToSign | null
