import type { PersonKey } from '../people/people.ts'

interface DemoShowcase {
  by: PersonKey
  headline: string
  introduction: string
  /** Titles of the person's own records, in the order shown. */
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
