import type { FileSummary } from '@learntrail/contract/files/files'
import { previewOf } from '../file-addresses.ts'
import { PreparedMedia } from './prepared-media.tsx'
import css from './sound-player.module.css'

/** A sound within a screen. */
export function SoundPlayer({ file, label }: { file: FileSummary; label: string }) {
  return (
    <PreparedMedia file={file} kind="audio">
      {/* biome-ignore lint/a11y/useMediaCaption: nobody has written down yet what was said */}
      <audio className={css.sound} src={previewOf(file)} controls preload="metadata" aria-label={label} />
    </PreparedMedia>
  )
}
