import { createContext, type RefObject, useContext, useEffect } from 'react'

/** What the viewer's keys and buttons do to what is on the stage. */
export interface StageZoom {
  zoomBy: (factor: number) => void
  reset: () => void
  /** Moves an enlarged picture; false where it is whole or at its edge. */
  pan: (x: number, y: number) => boolean
}

export const StageZoomContext = createContext<RefObject<StageZoom | null>>({ current: null })

/** Lets the viewer's keys and buttons reach this stage while it is there. */
export function useStageZoom(zoom: StageZoom) {
  const place = useContext(StageZoomContext)
  useEffect(() => {
    place.current = zoom
    return () => {
      if (place.current === zoom) place.current = null
    }
  })
}
