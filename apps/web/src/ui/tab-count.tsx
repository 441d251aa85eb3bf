import { Count } from './count.tsx'
import css from './tab-count.module.css'
import { Unseen } from './unseen.tsx'

/**
 * Count of new things behind a tab: a number on screen, `words` for screen readers. Nothing at 0; shows `most`+ above
 * `most`.
 */
export function TabCount({ value, words, most }: { value: number; words: string; most?: number }) {
  if (value === 0) return null
  return (
    <>
      <span aria-hidden="true">
        <Count value={value} most={most} className={css.count} />
      </span>
      <Unseen>{words}</Unseen>
    </>
  )
}
