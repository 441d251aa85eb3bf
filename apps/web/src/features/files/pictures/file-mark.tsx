import { Icon } from '../../../ui/icon.tsx'
import { KindBadge } from '../components/kind-badge.tsx'
import { kindOf } from '../file-kinds.ts'
import css from './file-mark.module.css'
import { Picture, type PicturedFile } from './picture.tsx'

/** Mark of a file in a list: a video's still if it has one, else the badge of its kind. */
export function FileMark({ file }: { file: PicturedFile }) {
  const kind = kindOf(file)
  if (kind !== 'video' || file.thumbnailWidths.length === 0) return <KindBadge kind={kind} />
  return (
    <span className={css.mark}>
      <Picture file={file} sizes="48px" className={css.still} />
      <span className={css.play}>
        <Icon name="play" size={18} filled />
      </span>
    </span>
  )
}
