import css from './corner-check.module.css'
import { Icon } from './icon.tsx'

/** Shows in the corner of a card whether the card is chosen; the control is the card's own checkbox. */
export function CornerCheck({ isOn }: { isOn: boolean }) {
  return (
    <span className={css.box} data-on={isOn || undefined} aria-hidden="true">
      {isOn ? <Icon name="check" size={18} /> : null}
    </span>
  )
}
