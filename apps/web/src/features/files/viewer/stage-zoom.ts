import { createContext, type RefObject, useContext, useEffect } from 'react'

/** Actions of the viewer's keys and buttons on the current stage. */
export interface StageZoom {
  zoomBy: (factor: number) => void
  reset: () => void
  /** Moves an enlarged picture one step in a direction, each −1, 0 or 1; false if it is not enlarged or at its edge. */
  pan: (x: number, y: number) => boolean
}

export const StageZoomContext = createContext<RefObject<StageZoom | null>>({ current: null })

/** Registers this stage for the viewer's keys and buttons while it is mounted. */
export function useStageZoom(zoom: StageZoom) {
  const place = useContext(StageZoomContext)
  useEffect(() => {
    place.current = zoom
    return () => {
      if (place.current === zoom) place.current = null
    }
  })
}
