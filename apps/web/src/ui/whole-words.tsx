import { Fragment } from 'react'
import css from './whole-words.module.css'

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('zh-TW', { granularity: 'word' }) : null
const opens = /[「『《〈（【“‘(]$/u
/** Belongs to the word after it: 下一期, 第三次, 這張. */
const leads = /^[下上第這那哪每各某本一兩幾不沒很最太更]$/u
/** Belongs to the word before it. */
const hangs = /^[的了嗎呢著們]/u
/** Alone it ends the word before it, which dictionaries miss: 福利社, 飲料券, 機器人. */
const ends = /^[社館室園券證票卡單人員隊團組展]$/u

/** 2026 年 12 月 12 日, or a part of it. */
const dates = /((?:\d{2,4}[ \u00a0]?年[ \u00a0]?)?\d{1,2}[ \u00a0]?月(?:[ \u00a0]?\d{1,2}[ \u00a0]?日)?)/u

/** Splits a title into pieces that must not be broken: words with their punctuation. */
export function piecesOf(text: string): string[] {
  if (!segmenter) return [text]
  const pieces: string[] = []
  for (const { segment, isWordLike } of segmentsOf(text)) {
    const last = pieces.at(-1)
    const isOwn = opens.test(segment) || (isWordLike && !hangs.test(segment) && !ends.test(segment))
    if (last === undefined || (isOwn && !opens.test(last) && !leads.test(last))) pieces.push(segment)
    else pieces[pieces.length - 1] = last + segment
  }
  return pieces
}

/** Returns the words of the text; a date counts as one word, with no-break spaces. */
const segmentsOf = (text: string): { segment: string; isWordLike?: boolean | undefined }[] =>
  text
    .split(dates)
    .flatMap((part, place) =>
      place % 2 === 1
        ? [{ segment: part.replaceAll(' ', '\u00a0'), isWordLike: true }]
        : Array.from(segmenter?.segment(part) ?? [], ({ segment, isWordLike }) => ({ segment, isWordLike })),
    )

/** A title that breaks only between Chinese words; browsers cannot segment them by themselves. */
export function WholeWords({ children: text }: { children: string }) {
  return (
    <bdi className={css.title}>
      {piecesOf(text).map((piece, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no identity but their position
        <Fragment key={place}>
          {place > 0 ? <wbr /> : null}
          {piece}
        </Fragment>
      ))}
    </bdi>
  )
}
