import { Fragment } from 'react'
import css from './whole-words.module.css'

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('zh-TW', { granularity: 'word' }) : null
const opens = /[「『《〈（【“‘(]$/u
/** Belongs to the word after it: 下一期, 第三次, 這張. */
const leads = /^[下上第這那哪每各某本一兩幾不沒很最太更]$/u
/** Hangs on the word before it. */
const hangs = /^[的了嗎呢著們]/u

/** A title in pieces that stay on one line each: words, with the punctuation that belongs to them. */
export function piecesOf(text: string): string[] {
  if (!segmenter) return [text]
  const pieces: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const last = pieces.at(-1)
    const isOwn = opens.test(segment) || (isWordLike && !hangs.test(segment))
    if (last === undefined || (isOwn && !opens.test(last) && !leads.test(last))) pieces.push(segment)
    else pieces[pieces.length - 1] = last + segment
  }
  return pieces
}

/** A title that is broken between Chinese words, never inside of one; browsers know no words by themselves. */
export function WholeWords({ children: text }: { children: string }) {
  return (
    <bdi className={css.title}>
      {piecesOf(text).map((piece, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The pieces of a text have no other name than their place.
        <Fragment key={place}>
          {place > 0 ? <wbr /> : null}
          {piece}
        </Fragment>
      ))}
    </bdi>
  )
}
