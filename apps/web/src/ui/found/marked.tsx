import type { MarkedText } from '@learntrail/contract/search/search'
import css from './marked.module.css'

/** A text with its matches marked. */
export function Marked({ text, marks }: MarkedText) {
  const pieces = marks.map(([from, to], index) => ({ from, to, before: text.slice(marks[index - 1]?.[1] ?? 0, from) }))
  return (
    <>
      {pieces.map(({ from, to, before }) => (
        <span key={from}>
          {before}
          <mark className={css.mark}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  )
}
