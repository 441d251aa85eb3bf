import { useRef } from 'react'
import { LazyPlayerBar } from './lazy-player-bar.tsx'

/** A sound that exists only on this device, such as a voice recording just made. */
export function OwnSound({ address, label }: { address: string; label: string }) {
  const media = useRef<HTMLAudioElement>(null)
  return (
    <div>
      {/* biome-ignore lint/a11y/useMediaCaption: nobody has transcribed the recording yet */}
      <audio ref={media} src={address} aria-label={label} />
      <LazyPlayerBar media={media} label={label} />
    </div>
  )
}
