import type { Classification, TagCode } from '@learntrail/contract/posts/tags'
import type { PersonKey } from '../people/people.ts'

interface DemoShowcase {
  by: PersonKey
  headline: string
  introduction: string
  /** Titles of own records, in the order they are shown. */
  titles: readonly string[]
}

export const showcases: readonly DemoShowcase[] = [
  {
    by: 'rain',
    headline: '走進基隆河的兩個學期',
    introduction:
      '我是內湖高中二年三班的林小雨。一條放學會經過的河，讓我學會取樣、寫程式、訪問鄰居，也學會承認數據和我想的不一樣。這裡是我最想給你看的幾則。',
    titles: [
      '水質檢測：基隆河上下游比較',
      '溶氧的一天：從清晨四點測到晚上十一點',
      '用 Python 畫出第一張地圖',
      '和國小的弟弟妹妹一起做淨水瓶',
      '和八十一歲的鄰居聊「大水」',
      '校內科展：我們問了一條水溝',
    ],
  },
  {
    by: 'chen',
    headline: '帶學生去河邊的這一年',
    introduction: '我教地球科學，也帶專題。這幾則是我備課、帶隊和陪學生做研究的紀錄，歡迎老師們拿去用。',
    titles: ['陪學生去河邊：我的安全檢查表', '科展指導手記：最難的是不幫忙', '期中專題分享會'],
  },
]

/** Whose records somebody keeps, collected one after the other. */
export const collections: readonly { by: PersonKey; titles: readonly string[] }[] = [
  {
    by: 'rain',
    titles: [
      '臺北樹蛙鳴聲：四個公園的錄音比較',
      '書審資料：刪到剩三件事',
      '陪學生去河邊：我的安全檢查表',
      '一個離群值的故事',
      '班刊封面：畫了九版，用了第一版',
    ],
  },
  { by: 'chen', titles: ['水質檢測：基隆河上下游比較', '橘子漂流法測流速', '我的媽媽語錄訪談'] },
]

interface DemoDraft {
  by: PersonKey
  title: string
  text: string
  kind: Classification | null
  tags: readonly TagCode[]
  own: readonly string[]
}

/** Records that are not finished yet. */
export const drafts: readonly DemoDraft[] = [
  {
    by: 'rain',
    title: '沉積物採樣：瓶底那一公分的泥',
    text: `老師說，缺氧的答案可能不在水裡，在底下。今天我們帶了三支透明壓克力管，在中游的兩個點各取了一管泥。

## 看到的
- 最上面兩公分是黑的，有臭雞蛋的味道
- 往下變成灰色，裡面有一片還認得出來的落葉

## 還要補
量每一層的厚度，查一下黑色是不是硫化鐵。照片在承恩的手機裡，記得跟他要。`,
    kind: 'self_directed_learning',
    tags: ['inquiry_and_research', 'sdg_6'],
    own: ['專題研究', '基隆河'],
  },
  {
    by: 'rain',
    title: '',
    text: '今天合唱團練〈大樹之歌〉，中音部終於不用看譜。學姊說，記得住旋律之後，要開始記得呼吸。',
    kind: null,
    tags: [],
    own: [],
  },
]
