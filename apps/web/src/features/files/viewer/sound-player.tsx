import type { FileSummary } from '@learntrail/contract/files/files'
import { useRef } from 'react'
import { LazyCaptionsBelow } from '../captions/lazy-captions-below.tsx'
import { useCaptions } from '../captions/use-captions.ts'
import { previewOf } from '../file-addresses.ts'
import { LazyPlayerBar } from '../player/lazy-player-bar.tsx'
import { PreparedMedia } from './prepared-media.tsx'

/** Audio within a screen, with its transcript. */
export function SoundPlayer({ file, label }: { file: FileSummary; label: string }) {
  const media = useRef<HTMLAudioElement>(null)
  const shown = useCaptions(media, file)
  return (
    <PreparedMedia file={file} kind="audio">
      {/* biome-ignore lint/a11y/useMediaCaption: audio shows no captions; its transcript is below it */}
      <audio ref={media} src={previewOf(file)} preload="metadata" aria-label={label} />
      <LazyPlayerBar media={media} label={label} />
      <LazyCaptionsBelow media={media} file={file} shown={shown} kind="audio" />
    </PreparedMedia>
  )
}
