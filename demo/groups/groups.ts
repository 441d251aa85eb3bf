import type { DrawnCover } from '@learntrail/contract/groups/drawn-covers'
import type { GroupType } from '@learntrail/contract/groups/roles'
import type { TagCode } from '@learntrail/contract/tags/tags'
import type { PersonKey } from '../people/people.ts'

interface DemoGroup {
  type: GroupType
  /** Its top administrator; for a school's group, a person who acts for the school. */
  by: PersonKey
  name: string
  handle: string
  description: string
  tags: readonly TagCode[]
  /** The chosen cover drawing; by default the one that its id gives. */
  drawnCover?: DrawnCover
  daysAgo: number
  /** When it was archived, if its year is over. */
  archivedDaysAgo?: number
  /** In the order in which they joined. */
  members: readonly PersonKey[]
  /** Seat numbers, in a class. */
  numbers?: Partial<Record<PersonKey, string>>
  administrators: readonly PersonKey[]
  /** Invited people who have not answered. */
  invited: readonly PersonKey[]
  /** People whose applications are open. */
  applying: readonly PersonKey[]
}

export const groups: readonly DemoGroup[] = [
  {
    type: 'teaching',
    by: 'chen',
    name: '內湖高中二年三班',
    handle: 'neihu-203',
    description: `二年三班的教室，只是沒有黑板。

星期一公布這週要做什麼，星期五收。忘記帶作業的，拍照交上來也可以；真的來不及的，先說一聲。`,
    tags: ['inquiry_and_research', 'teamwork'],
    daysAgo: 78,
    members: ['rain', 'qing', 'en', 'rui', 'tong', 'xiang', 'zhen', 'bo'],
    numbers: { rain: '12', qing: '23', en: '3', rui: '8', tong: '17', xiang: '30', zhen: '26', bo: '2' },
    administrators: ['rui'],
    invited: [],
    applying: ['free'],
  },
  {
    type: 'open',
    by: 'rain',
    name: '基隆河觀察隊',
    handle: 'keelung-river',
    description: `每個月第二個星期六，從成美橋走到彩虹橋：測溶氧、記鳥、撿垃圾，順便吃早餐。

沒有器材也可以來，帶眼睛和筆記本就好。`,
    tags: ['naturalistic', 'sdg_6', 'sdg_14', 'data_analysis'],
    drawnCover: 'waves',
    daysAgo: 60,
    members: ['other', 'qing', 'yan', 'en', 'feng'],
    administrators: ['other'],
    invited: ['si'],
    applying: [],
  },
  {
    type: 'private',
    by: 'qing',
    name: '午休讀書會',
    handle: 'noon-readers',
    description: '一本書、四個人、二十分鐘。這個月讀《河流之聲》。',
    tags: ['verbal_linguistic'],
    drawnCover: 'books',
    daysAgo: 30,
    members: ['zhen'],
    administrators: [],
    invited: ['rain'],
    applying: [],
  },
  {
    type: 'open',
    by: 'yan',
    name: '高中專題互助站',
    handle: 'project-help',
    description: '題目卡住、實驗做不出來、不會寫摘要，都可以丟上來。看到別人的問題，答得出來就答。',
    tags: ['inquiry_and_research', 'problem_solving', 'critical_thinking'],
    daysAgo: 45,
    members: ['si', 'jian', 'pan', 'ting', 'qing', 'wan', 'jun'],
    administrators: ['wan'],
    invited: [],
    applying: [],
  },
  {
    type: 'open',
    by: 'shi',
    name: '臺北市探究與實作教師共備',
    handle: 'inquiry-teachers-tpe',
    description: '跨校一起備課：分享學習單、觀課紀錄，以及那些失敗的課。',
    tags: ['inquiry_and_research', 'teamwork'],
    daysAgo: 90,
    members: ['chen', 'luo', 'liu', 'ho'],
    administrators: ['luo'],
    invited: [],
    applying: [],
  },
  {
    type: 'school',
    by: 'chen',
    name: '內湖高中自然社',
    handle: 'neihu-nature',
    description: '每週三社課在生物實驗室。走廊上的鳥巢相機，也在這裡直播。',
    tags: ['naturalistic', 'sdg_15'],
    drawnCover: 'leaves',
    daysAgo: 70,
    members: ['ting', 'tong'],
    administrators: ['ting'],
    invited: [],
    applying: [],
  },
  {
    type: 'school',
    by: 'liu',
    name: '內湖高中教務處',
    handle: 'neihu-office',
    description: '段考、補課、研習，都先貼在這裡。有疑問找淑惠老師，分機 210。',
    tags: ['teamwork'],
    drawnCover: 'books',
    daysAgo: 85,
    members: ['chen'],
    administrators: [],
    invited: [],
    applying: [],
  },
  {
    type: 'private',
    by: 'rain',
    name: '高一科展隊：水的三種聲音',
    handle: 'three-sounds-of-water',
    description: '校內初選第三名，然後我們學會了怎麼收拾實驗室。資料都留在這裡，想看隨時回來。',
    tags: ['inquiry_and_research', 'teamwork'],
    daysAgo: 320,
    archivedDaysAgo: 140,
    members: ['qing', 'en'],
    administrators: [],
    invited: [],
    applying: [],
  },
]
