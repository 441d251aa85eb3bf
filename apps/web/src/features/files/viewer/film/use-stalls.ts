import { type RefObject, useEffect, useEffectEvent } from 'react'
import { latelyWaited, stall, waitedLately } from './film-source.rules.ts'

const goesOn = ['playing', 'pause', 'ended', 'emptied', 'error'] as const

/** Calls `onStalled` once a playing video has waited too long for data; time offline does not count. */
export function useStalls(media: RefObject<HTMLVideoElement | null>, isAsked: boolean, onStalled: () => void): void {
  const tell = useEffectEvent(onStalled)
  useEffect(() => {
    const player = media.current
    if (player === null || !isAsked) return
    let waits: ReturnType<typeof latelyWaited> = []
    let since: number | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const onWaiting = () => {
      if (since !== null || !navigator.onLine) return
      since = performance.now()
      waits = latelyWaited(waits, since)
      timer = setTimeout(() => tell(), Math.max(0, stall.most - waitedLately(waits, since)))
    }
    const onGoing = () => {
      clearTimeout(timer)
      if (since !== null) waits.push([since, performance.now()])
      since = null
    }
    player.addEventListener('waiting', onWaiting)
    for (const event of goesOn) player.addEventListener(event, onGoing)
    return () => {
      clearTimeout(timer)
      player.removeEventListener('waiting', onWaiting)
      for (const event of goesOn) player.removeEventListener(event, onGoing)
    }
  }, [media, isAsked])
}
