/** Parts of records as students write them, including much that spaces do not separate into words. */
const pieces = {
  told: [
    '我們在臺灣北部的溪流採了三次水樣',
    '台中的科學博物館比想像中大',
    '這次段考的數學考得比上次好一點',
    '裡面最難的是控制變因',
    '群組討論後決定重做酸鹼滴定',
    '鐘老師說後面的組別也可以發表',
    '志工服務時陪小朋友畫校園地圖',
    '讀完《小王子》覺得長大是一件複雜的事',
    '社團成果發表會的海報用了孔版印刷',
    '圖書館的鍾先生借我一本關於獼猴的書',
    '為了練好游泳我每天早起',
    '峰迴路轉之後終於得出結論',
    '乾燥的葉子放了兩個禮拜才壓平',
    '麵粉和酵母的比例影響發酵的速度',
    '說明會上聽見學長姐分享面試的經驗',
    '線上課程的最後一關是寫一個遊戲',
  ],
  spoken: ['超級好玩', '有點累但很值得', '下次要提早準備', '謝謝大家', '真的學到很多', '還要再加油'],
  latin: [
    'Arduino',
    'Python',
    'pH',
    'Café Lumière',
    'IMG_2034.jpg',
    'Scratch 3.0',
    'naïve Bayes',
    'COVID-19',
    'iPhone 17 Pro',
  ],
  numbers: ['8.1', '2026/11/23', '25 °C', '1,200 公尺', '第 3 名', '99.5%'],
  others: [
    'がくしゅう',
    'カメラ',
    'ㄅㄆㄇ',
    '안녕하세요',
    'สวัสดี',
    'Привет',
    '𠮷田同學',
    '🌊',
    '🇹🇼',
    '👩🏽‍🔬',
    '水质检测',
    '学习',
  ],
  marks: ['，', '。', '！', '、', '；', ' ', '\n', '…', '（', '）', '「', '」', ' - ', '／'],
} satisfies Record<string, string[]>

/** Returns a generator of the same numbers for the same seed (mulberry32). */
export function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const pick = <Item>(items: ArrayLike<Item>, chance: () => number): Item =>
  items[Math.floor(chance() * items.length)] as Item

/** Characters, common and rare, that make a text unlike the others. */
const rare = () => [...'麒麟螢蕨鷺鯨鸚鵡鳶蠑螈藻苔菇菌榕樟楠檜櫻蘭蓮荷稻麥粟黍薯蔗茶漆']

export function textOf(chance: () => number): string {
  const kinds = [pieces.told, pieces.told, pieces.spoken, pieces.latin, pieces.numbers, pieces.others]
  const parts = Array.from({ length: 4 + Math.floor(chance() * 8) }, () => pick(pick(kinds, chance), chance))
  parts.push(`${pick(rare(), chance)}${pick(rare(), chance)}${Math.floor(chance() * 10_000)}`)
  return parts
    .map((part) => `${part}${chance() < 0.7 ? pick(pieces.marks, chance) : ''}`)
    .sort(() => chance() - 0.5)
    .join('')
}

const nicknames = [
  '小雨☔',
  'Amy',
  'José',
  '阿明(高二)',
  '臺大夢',
  '台南囝仔',
  'ＡＢＣ',
  'もも',
  '陳-大文',
  'Lin, Yu-Ting',
  '鍾',
]

export function nicknameOf(name: string, chance: () => number): string {
  return chance() < 0.7 ? name : `${pick(nicknames, chance)}${chance() < 0.5 ? ` ${name}` : ''}`
}

const isWord = (character = '') => /[\p{L}\p{M}\p{N}]/u.test(character) && !isUnspaced(character)
const isUnspaced = (character: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Thai}ー]/u.test(character)

/** Returns a piece of 1 to 8 characters as a person remembers it: words of other scripts start at their beginning. */
export function pieceOf(text: string, chance: () => number, { fromAnywhere = false } = {}): string {
  const characters = [...new Intl.Segmenter('zh-TW').segment(text)].map(({ segment }) => segment)
  const starts = characters.flatMap((character, at) =>
    !fromAnywhere && isWord(character) && isWord(characters[at - 1]) ? [] : [at],
  )
  const start = pick(starts, chance)
  return characters.slice(start, start + 1 + Math.floor(chance() * 8)).join('')
}
