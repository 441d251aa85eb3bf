import { useEffect, useEffectEvent } from 'react'

const entries = () => import('./layer-entries.ts')

/**
 * Makes Back close this layer while it is open instead of leaving the screen. The code is loaded when the first layer
 * opens; if that fails, Back works as usual.
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
