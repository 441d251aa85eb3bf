import type { Classification, TagCode } from '@learntrail/contract/tags/tags'
import type { PersonKey } from '../people/people.ts'

interface GroupRecord {
  /** The group's handle. */
  group: string
  by: PersonKey
  title: string
  text: string
  kind: Classification
  tags: readonly TagCode[]
  daysAgo: number
  /** Whether it is pinned in the group. */
  isPinned?: true
}

/** Records that people wrote only for their groups. */
export const groupRecords: readonly GroupRecord[] = [
  {
    group: 'keelung-river',
    by: 'other',
    title: '第一次來要帶什麼',
    text: '帽子、水、筆記本。雨鞋隊上有三雙，38、40、43 號，先留言的先穿。\n\n測站順序是成美橋、南湖大橋、彩虹橋，走完大約兩個半小時。',
    kind: 'group_activity',
    tags: ['naturalistic', 'planning'],
    daysAgo: 55,
    isPinned: true,
  },
  {
    group: 'keelung-river',
    by: 'en',
    title: '十月的溶氧比九月高',
    text: '三個測站平均 6.8，九月是 5.9。我猜是水溫降了四度，也可能是那週下過雨。下個月想多量一次正午。',
    kind: 'self_directed_learning',
    tags: ['data_analysis', 'sdg_6'],
    daysAgo: 20,
  },
  {
    group: 'keelung-river',
    by: 'feng',
    title: '夜鷺不怕我們了',
    text: '蹲著不動十五分鐘，牠走到三步遠的地方。大家講話小聲一點，真的有差。',
    kind: 'group_activity',
    tags: ['naturalistic', 'sdg_15'],
    daysAgo: 6,
  },
  {
    group: 'neihu-203',
    by: 'qing',
    title: '段考前的數學筆記交換',
    text: '我整理了向量，缺一份三角函數的。有人要換嗎？放學後在圖書館二樓。',
    kind: 'course_learning',
    tags: ['logical_mathematical', 'teamwork'],
    daysAgo: 12,
  },
  {
    group: 'neihu-203',
    by: 'rui',
    title: '校慶攤位：我們學到的三件事',
    text: '零錢要多換一倍。\n\n排班表要貼在攤位上，不要只放在手機裡。\n\n最後一小時別再進貨。',
    kind: 'cadre_experience',
    tags: ['planning', 'leadership'],
    daysAgo: 4,
    isPinned: true,
  },
  {
    group: 'noon-readers',
    by: 'zhen',
    title: '第三章的河，是記憶吧',
    text: '每次寫到水聲，主角就想起外婆。下次午休想討論：如果換成現在式，會少掉什麼？',
    kind: 'self_directed_learning',
    tags: ['verbal_linguistic'],
    daysAgo: 9,
  },
]
