import { useEffect, useEffectEvent } from 'react'

const entries = () => import('./layer-entries.ts')

/**
 * The way back closes this as long as it is open, before it leaves the screen. What that takes comes with the first thing
 * that opens; where it cannot be loaded, the way back is what it was.
 */
export function useLayer(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    let isWanted = true
    let end: (() => void) | undefined
    entries().then(
      ({ openLayer }) => {
        if (isWanted) end = openLayer(() => close())
      },
      () => undefined,
    )
    return () => {
      isWanted = false
      end?.()
    }
  }, [isOpen])
}
