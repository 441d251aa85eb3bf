import { Icon } from '../../../ui/icon.tsx'
import css from './play-mark.module.css'

/** Play symbol over the still of a video. */
export function PlayMark() {
  return (
    <span className={css.mark}>
      <span className={css.disc}>
        <Icon name="play" size={28} filled />
      </span>
    </span>
  )
}
