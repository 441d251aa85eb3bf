import { fold } from '../../platform/search/fold.ts'
import { foldHan } from '../../platform/search/han-variants.ts'
import { textQuery } from '../../platform/search/tokens.ts'

export interface CountedToken {
  token: string
  count: number
}

/** A term of the texts, with the query that finds it. */
export interface Term {
  word: string
  count: number
  /** Finds the exact count, where that of the tokens is only an estimate. */
  query?: string
}

const han = /^\p{Script=Han}+$/u
/** Function characters without a meaning of their own: a pair with one of them is not a word. */
const joining = new Set(
  '的了是在我就不都一也很說要去你會著沒這那們個他她它與及或但而以為於被把讓從跟吧嗎呢啊喔呀裡還再只又才更最太些什麼怎如因所並其之得有和到看好可能每次第給比向像由則已將',
)
const everyday = new Set(
  [
    '自己 時候 覺得 知道 開始 大家 今天 之後 後來 現在 所以 因為 發現 老師 同學 學生 學校 上課 下課 如果 雖然 非常 起來 出來 過來 下來',
    '東西 地方 事情 問題 時間 一起 需要 希望 應該 真的 其實 最後 原本 原來 然後 昨天 明天 星期 小時 分鐘 方式 方法 做法 結果 部分',
    '件事 旁邊 後面 前面 裡面 外面 晚上 早上 下午 中午 學期 學期末 一次 一天 一下 一點 兩個 三個 幾個 許多 非常 比較 變成 看見 聽到 想到 寫下 句話 三件 十年 全部 同時 回家 往右 數字',
    'the and for was with that this but not are you have had our from they she his her its into out all one can then than when what were will has how who why',
    'jpg jpeg png pdf webp heic docx xlsx pptx mp4 mov txt img image http https www com',
  ].flatMap((line) => line.split(' ')),
)

/** Two pairs whose counts differ by no more than this ratio are parts of one longer word. */
const togetherness = 0.75
const longestTerm = 6

/**
 * Builds terms from the tokens of the index, which for Han are overlapping pairs: 基隆 and 隆河 in about as many records
 * make 基隆河. Leaves out what is not a word, is too common, or is part of one of the person's own tags.
 */
export function frequentTerms(tokens: readonly CountedToken[], ownTags: readonly string[], most: number): Term[] {
  const own = ownTags.map(fold)
  const words = tokens.filter(({ token }) => isWord(token))
  const pairs = words.filter(({ token }) => han.test(token))
  const terms = [...joined(pairs), ...words.filter(({ token }) => !han.test(token)).map(termOf)]
  return terms
    .filter(({ word }) => !own.some((tag) => tag.includes(word)))
    .sort((a, b) => b.count - a.count || b.word.length - a.word.length)
    .slice(0, most)
}

const segmenter = new Intl.Segmenter('zh-TW', { granularity: 'word' })

/**
 * Whether the term is a whole word in most of these places, rather than the end of one word and the start of the next.
 */
export function isWholeIn(word: string, around: readonly string[]): boolean {
  if (!han.test(word)) return true
  const whole = around.filter((text) => {
    const start = foldHan(text).indexOf(word)
    const ends = new Set([0])
    for (const { index, segment } of segmenter.segment(text)) ends.add(index + segment.length)
    return start >= 0 && ends.has(start) && ends.has(start + word.length)
  })
  return 2 * whole.length > around.length
}

/** The term in the spelling of the first place: the index folds all spellings into one. */
export function writtenIn(word: string, [text = '']: readonly string[]): string {
  const start = foldHan(text).indexOf(word)
  return start < 0 ? word : text.slice(start, start + word.length)
}

function isWord(token: string): boolean {
  if (everyday.has(token) || /^[\p{N}_]+$/u.test(token)) return false
  const characters = [...token]
  if (han.test(token)) return characters.length > 1 && !characters.some((character) => joining.has(character))
  return characters.length > 2
}

function termOf({ token: word, count }: CountedToken): Term {
  return { word, count, query: textQuery(word) ?? '' }
}

/** Joins pairs that belong together into longer words, starting from the most frequent. */
function joined(pairs: readonly CountedToken[]): Term[] {
  const left = new Map(pairs.map((pair) => [pair.token, pair.count]))
  const neighbour = (fits: (token: string) => boolean, count: number) => {
    for (const [token, n] of left)
      if (fits(token) && Math.min(n, count) / Math.max(n, count) >= togetherness) return token
    return undefined
  }
  const terms: Term[] = []
  for (const { token, count } of pairs) {
    if (!left.delete(token)) continue
    let word = token
    let least = count
    for (;;) {
      const next = [...word].length < longestTerm ? neighbour((pair) => pair.startsWith(last(word)), least) : undefined
      if (next === undefined) break
      least = Math.min(least, left.get(next) ?? least)
      left.delete(next)
      word += last(next)
    }
    for (;;) {
      const before = [...word].length < longestTerm ? neighbour((pair) => pair.endsWith(first(word)), least) : undefined
      if (before === undefined) break
      least = Math.min(least, left.get(before) ?? least)
      left.delete(before)
      word = first(before) + word
    }
    // The index counts a pair exactly; the count of a longer word takes a search.
    terms.push(word === token ? { word, count } : termOf({ token: word, count: least }))
  }
  return terms
}

const first = (word: string) => [...word][0] ?? ''
const last = (word: string) => [...word].at(-1) ?? ''
