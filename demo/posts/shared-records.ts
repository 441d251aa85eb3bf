import type { ContentDocument } from '@learntrail/contract/content/document'
import type { TagCode } from '@learntrail/contract/tags/tags'
import type { PersonKey } from '../people/people.ts'

const line = (text: string): ContentDocument['content'][number] => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
})
const heading = (text: string): ContentDocument['content'][number] => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
})

interface DemoShared {
  title: string
  owner: PersonKey
  accepted: readonly PersonKey[]
  invited: readonly PersonKey[]
  /** A share of the two terms, as in `DemoRecord`. */
  when: number
  isPublished: boolean
  /** The blocks that each person added, in order. */
  writing: readonly (readonly [PersonKey, ContentDocument['content']])[]
  tags: readonly TagCode[]
  own: readonly string[]
  kind: 'group_activity' | 'course_learning'
}

/** Records that classmates write together: one published, one with an invitation still open. */
export const sharedRecords: readonly DemoShared[] = [
  {
    title: '班級攤位「一杯基隆河」：三個人的帳本',
    owner: 'rain',
    accepted: ['qing', 'tong'],
    invited: [],
    when: 0.955,
    isPublished: true,
    writing: [
      [
        'rain',
        [
          heading('我們賣什麼'),
          line(
            '校慶攤位賣三種顏色的氣泡飲，顏色對應上游、中游、下游的濁度。每一杯的杯套上印著那個測點的數據，喝完就知道河水差在哪裡。',
          ),
        ],
      ],
      [
        'qing',
        [
          heading('錢怎麼算'),
          line(
            '一杯成本 17 元，賣 35 元。早上定價 40 元時，前一個小時只賣出 11 杯；降到 35 元之後，一個小時賣了 46 杯。全天 213 杯，扣掉場地費淨賺 3,234 元。',
          ),
        ],
      ],
      [
        'tong',
        [
          heading('排隊的人'),
          line(
            '我負責隊伍。原本點餐和取餐在同一邊，人全部卡住。我們用膠帶在地上貼出兩條線，等待時間從 9 分鐘變成 4 分鐘。',
          ),
          line('下次我會在前一天就先走一次動線，不要等到現場才發現。'),
        ],
      ],
    ],
    tags: ['teamwork', 'interpersonal', 'finance_economics'],
    own: ['校慶', '攤位'],
    kind: 'group_activity',
  },
  {
    title: '小論文：內湖三條步道的步道標示',
    owner: 'rain',
    accepted: ['en'],
    invited: ['zhen'],
    when: 0.985,
    isPublished: false,
    writing: [
      ['rain', [heading('研究動機'), line('上個月帶外婆走碧山步道，岔路口的牌子被樹擋住，我們多繞了四十分鐘。')]],
      [
        'en',
        [
          heading('怎麼記錄'),
          line('每一個岔路拍一張、量牌子的高度，再請三位第一次來的人走一次，記下他們停下來看手機的地方。'),
        ],
      ],
    ],
    tags: ['inquiry_and_research', 'civic_participation'],
    own: ['小論文'],
    kind: 'course_learning',
  },
]
