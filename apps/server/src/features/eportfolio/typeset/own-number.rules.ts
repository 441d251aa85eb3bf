const numerals = '〇一二三四五六七八九十'
const numbered =
  /^\s*(?:圖|照片|圖片|figure|fig\.?|picture|photo)\s*([0-9０-９]{1,3}|[一二三四五六七八九十])(?![0-9０-９])/iu

/** Returns the number in a caption itself: 2 for 「圖二：下游」; undefined if it has none. */
export function ownNumber(caption: string): number | undefined {
  const [, number] = numbered.exec(caption) ?? []
  if (number === undefined) return undefined
  const numeral = numerals.indexOf(number)
  return numeral > 0 ? numeral : Number(number.normalize('NFKC'))
}
