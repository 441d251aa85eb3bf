import { blockText, type ContentBlock, type ContentInline } from '@learntrail/contract/content/document'
import type {
  CustomTextResources,
  DocumentItem,
  DocumentPart,
  TextItem,
} from '@learntrail/contract/eportfolio/document'
import { newId } from '../../../platform/ids/ids.ts'
import type { StoredFile } from '../../files/index.ts'
import { part, picture, words } from './document.fixture.ts'

/** A kind of document that people make, for judging designs. */
export interface TypicalDocument {
  title: string
  sections: Partial<CustomTextResources>
  /** Shapes of its pictures, in order. */
  pictures: StoredFile[]
}

const sentences = [
  '我們沿著基隆河選了上、中、下游三個取樣點，在同一天的上午、中午與傍晚各測一次。',
  '出發前先用標準液校正儀器，每個點重複測量三次取平均。',
  '中游的溶氧量比我們預期的低，平均只有 5.1 mg/L。',
  '一開始以為是儀器的問題，換了一台再測，結果相差不到 0.1。',
  '回到教室後，我們把資料畫成折線圖，才看出下雨隔天的數字特別不一樣。',
]
const sentence = (number: number) => sentences[number % sentences.length] ?? ''
const text = (number: number, length = 4) =>
  words(Array.from({ length }, (_, index) => sentence(number + index)).join(''))
const texts = (count: number, length?: number) => Array.from({ length: count }, (_, index) => text(index, length))

/** Texts from a record of this day. */
const of = (day: string, items: DocumentItem[]) => items.map((item) => ({ ...item, day }) as DocumentItem)

export const formed = (block: ContentBlock): TextItem => ({
  kind: 'text',
  id: newId(),
  text: blockText(block).trim(),
  block,
  breakBefore: false,
})
const says = (words: string, ...marks: ('bold' | 'italic')[]): ContentInline => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
})
const line = (...content: ContentInline[]): ContentBlock => ({ type: 'paragraph', content })
const heading = (level: 2 | 3, title: string) => formed({ type: 'heading', attrs: { level }, content: [says(title)] })
const list = (type: 'bulletList' | 'orderedList', ...items: ContentBlock[][]): ContentBlock => ({
  type,
  content: items.map((content) => ({ type: 'listItem', content })),
})
const formula = (latex: string): ContentInline => ({ type: 'formula', attrs: { latex } })
const footnote = (note: string): ContentInline => ({ type: 'footnote', attrs: { text: note } })
const table = (...rows: string[][]): ContentBlock => ({
  type: 'table',
  content: rows.map((row, index) => ({
    type: 'tableRow',
    content: row.map((cell) => ({
      type: index === 0 ? 'tableHeader' : 'tableCell',
      content: [line(says(cell))],
    })),
  })),
})

const measured = table(
  ['取樣點', '溶氧（mg/L）', '水溫（°C）', '看到什麼'],
  ['上游', '8.2', '19.5', '水很清，有石蠅幼蟲'],
  ['中游', '5.1', '22.0', '岸邊有泡沫，水色偏黃'],
  ['下游', '6.0', '21.4', '漲潮時倒流'],
)

const lists = [
  formed(
    list(
      'bulletList',
      [
        line(says('選點')),
        list('orderedList', [line(says('看地圖'))], [line(says('走一次'), says('（務必結伴）', 'bold'))]),
      ],
      [line(says('取樣'))],
      [line(says('回到實驗室：先過濾，再加試劑，十分鐘內要讀出數字，超過時間顏色會變深，數字就不準了'))],
    ),
  ),
  formed({ type: 'blockquote', content: [line(says('一條河要從源頭看起。')), line(says('鄭老師'))] }),
]
const stressed = formed(
  line(
    says('最意外的是'),
    says('中游比下游更低', 'bold'),
    says('，這和課本'),
    says('越下游越髒', 'italic'),
    says('的說法不同'),
    footnote('翰林版高一生物，第三章。'),
    says('；資料來自'),
    {
      type: 'text',
      text: '環境部水質監測',
      marks: [{ type: 'link', attrs: { href: 'https://wq.moenv.gov.tw/' } }],
    },
    says('。'),
  ),
)
const formulas = [
  formed(
    line(
      says('設流速為 '),
      formula('v'),
      says('，斷面積為 '),
      formula('A'),
      says('，流量就是 '),
      formula('Q = vA'),
      says('。'),
    ),
  ),
  formed(line(formula('x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}'))),
  formed(line(formula('\\bar{v} = \\frac{1}{n}\\sum_{i=1}^{n} v_i'))),
]
const code = formed({
  type: 'codeBlock',
  content: [
    {
      type: 'text',
      text: 'import csv\n\nwith open("do.csv") as file:\n    rows = list(csv.reader(file))\n\n# 三次取平均\nprint(sum(float(r[1]) for r in rows) / len(rows))',
    },
  ],
})

/** A picture of which only the shape is known. */
const shaped = (width: number, height: number): StoredFile =>
  ({ id: newId(), width, height, thumbnailKeys: [], thumbnailWidths: [] }) as unknown as StoredFile
const shapes: [number, number][] = [
  [2400, 1600],
  [1600, 2400],
  [2000, 2000],
  [3200, 1200],
  [2400, 1800],
]

function withPictures(count: number, of: (placed: DocumentItem[]) => Partial<CustomTextResources>) {
  const pictures = Array.from({ length: count }, (_, index) =>
    shaped(...(shapes[index % shapes.length] as [number, number])),
  )
  const placed = pictures.map(({ id }, index) =>
    picture(id, { caption: index % 3 === 2 ? '' : `第 ${index + 1} 次取樣` }),
  )
  return { pictures, sections: of(placed) }
}

const usual = (contents: DocumentItem[], process: DocumentPart[] = [part('學習歷程', contents)]) => ({
  description: [part('學習動機與目標', texts(2))],
  firstSpindle: process,
  secondSpindle: [part('反思', texts(2))],
})

/**
 * Twelve documents as people make them: short and long, with many pictures or none, and with everything a text can
 * have.
 */
export function typicalDocuments(): Record<string, TypicalDocument> {
  const none = { pictures: [] }
  const tall = shaped(900, 3_600)
  return {
    short: { title: '一次實驗', ...none, sections: { firstSpindle: [part('學習歷程', texts(1))] } },
    usual: { title: '水的旅行', ...withPictures(3, (placed) => usual([...texts(2), ...placed, ...texts(2)])) },
    long: {
      title: '高中三年',
      ...none,
      sections: usual([], [part('學習歷程', texts(14, 6)), part('第二年', texts(14, 6)), part('第三年', texts(10, 6))]),
    },
    manyPictures: {
      title: '攝影社作品',
      ...withPictures(15, (placed) => usual(placed.flatMap((one, n) => (n % 4 === 0 ? [text(n), one] : [one])))),
    },
    picturesAlone: { title: '作品', ...withPictures(8, (placed) => ({ firstSpindle: [part('作品', placed)] })) },
    noPictures: { title: '閱讀心得', ...none, sections: usual([...texts(6), ...lists, ...texts(3)]) },
    everyForm: {
      title: '基隆河的溶氧',
      ...none,
      sections: usual([
        heading(2, '怎麼做'),
        text(0),
        ...lists,
        heading(3, '量到什麼'),
        formed(measured),
        stressed,
        ...formulas,
        code,
        text(2),
      ]),
    },
    tables: {
      title: '實驗紀錄',
      ...none,
      sections: usual([1, 2, 3, 4].flatMap((n) => [heading(2, `第 ${n} 次`), text(n, 2), formed(measured)])),
    },
    tallPicture: {
      title: '樹的年輪',
      pictures: [tall],
      sections: usual([text(0), picture(tall.id, { caption: '整棵樹' }), ...texts(3)]),
    },
    mixedScripts: {
      title: 'Learning 台語 kap 한국어',
      ...none,
      sections: usual([
        words('I kept a diary in English for a month. Reading it again, I noticed how short my sentences were.'),
        words('Góa án-ne siá：tâi-gí ê lô-má-jī。'),
        words('저는 한국어를 배우고 있어요. 처음에는 발음이 어려웠어요.'),
        formed(
          line(says('The word '), says('stress', 'italic'), says(' and the word '), says('重點', 'bold'), says('.')),
        ),
      ]),
    },
    beside: {
      title: '校園植物',
      ...withPictures(6, (placed) =>
        usual(
          placed.flatMap((one, n) => [
            { ...one, place: 'side', width: 40 } as DocumentItem,
            text(n, n % 2 === 0 ? 2 : 8),
          ]),
        ),
      ),
    },
    wholeYear: {
      title: '我的高二',
      ...withPictures(12, (placed) => ({
        description: [part('學習動機與目標', texts(2))],
        firstSpindle: ['九月', '十月', '十一月'].map((title, n) =>
          part(title, [
            ...of(`2025-${String(9 + n).padStart(2, '0')}-18`, texts(3)),
            ...placed.slice(n * 2, n * 2 + 2),
            ...lists,
          ]),
        ),
        secondSpindle: ['寒假', '三月'].map((title, n) =>
          part(title, [...of(`2026-0${2 + n}-20`, texts(4)), ...placed.slice(6 + n * 2, 8 + n * 2)]),
        ),
        thirdSpindle: [part('收穫', [...texts(2), stressed, ...placed.slice(10)])],
        fourthSpindle: [part('未來應用', texts(3))],
        postScript: [part('', texts(1))],
      })),
    },
  }
}
