import { Count } from './count.tsx'
import css from './tab-count.module.css'
import { Unseen } from './unseen.tsx'

/** How much is new behind a tab: a number for eyes, and in words for whoever listens. Nothing where it is 0; beyond `most` it is not counted. */
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
