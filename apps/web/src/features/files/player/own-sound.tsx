import { useRef } from 'react'
import { LazyPlayerBar } from './lazy-player-bar.tsx'

/** A sound that is on this device alone, as one's own voice that was just recorded. */
export function OwnSound({ address, label }: { address: string; label: string }) {
  const media = useRef<HTMLAudioElement>(null)
  return (
    <div>
      {/* biome-ignore lint/a11y/useMediaCaption: nobody has written down yet what was said */}
      <audio ref={media} src={address} aria-label={label} />
      <LazyPlayerBar media={media} label={label} />
    </div>
  )
}
