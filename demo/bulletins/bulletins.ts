import type { PersonKey } from '../people/people.ts'

interface DemoReader {
  by: PersonKey
  daysAgo: number
  /** Whether they have signed it. */
  signs?: true
}

interface DemoBulletin {
  /** The group's handle. */
  group: string
  by: PersonKey
  title: string
  text: string
  daysAgo: number
  /** Days before today; negative: days after it; null: at once. */
  appears: number | null
  needsSignature?: true
  needsGuardian?: true
  isPinned?: true
  readers: readonly DemoReader[]
}

export const bulletins: readonly DemoBulletin[] = [
  {
    group: 'neihu-203',
    by: 'chen',
    title: '這學期的約定',
    daysAgo: 76,
    appears: null,
    isPinned: true,
    text: `開學第一週，先說好三件事：

- 星期一在這裡公布這週要做的事
- 星期五放學前交
- 有困難先說，老師會想辦法

有問題就在課堂上問，或下課來找我。`,
    readers: [
      { by: 'rain', daysAgo: 75 },
      { by: 'qing', daysAgo: 75 },
      { by: 'en', daysAgo: 74 },
      { by: 'tong', daysAgo: 73 },
      { by: 'xiang', daysAgo: 73 },
      { by: 'zhen', daysAgo: 72 },
      { by: 'bo', daysAgo: 70 },
    ],
  },
  {
    group: 'neihu-203',
    by: 'chen',
    title: '校外教學：基隆河走讀',
    daysAgo: 3,
    appears: null,
    needsSignature: true,
    needsGuardian: true,
    text: `下週三整個下午，我們沿著基隆河走一趟。

- 12:40 在校門口集合，17:00 回到學校
- 帶水壺、帽子和筆記本
- 下雨就改成在教室看空拍影片

看完請在下面簽名，老師才知道你收到了。`,
    readers: [
      { by: 'rain', daysAgo: 3, signs: true },
      { by: 'qing', daysAgo: 2, signs: true },
      { by: 'tong', daysAgo: 2 },
      { by: 'zhen', daysAgo: 1, signs: true },
    ],
  },
  {
    group: 'neihu-203',
    by: 'rui',
    title: '期末發表的分組',
    daysAgo: 1,
    appears: -4,
    text: '分組名單先放在這裡，星期五公布。想換組的人，公布以後兩天內說。',
    readers: [],
  },
  {
    group: 'keelung-river',
    by: 'rain',
    title: '這個月的集合時間改了',
    daysAgo: 6,
    appears: null,
    text: '成美橋在整修，這個月改在彩虹橋集合，早上七點半。測溶氧的人請提早十分鐘到。',
    readers: [
      { by: 'yan', daysAgo: 6 },
      { by: 'en', daysAgo: 5 },
    ],
  },
  {
    group: 'neihu-office',
    by: 'liu',
    title: '第二次段考命題，下週五前交',
    daysAgo: 12,
    appears: null,
    text: `各科命題老師請在下週五前把試卷交到教務處。

- 附上雙向細目表
- 版面用 B4 直式
- 一份紙本，一份電子檔`,
    readers: [{ by: 'chen', daysAgo: 11 }],
  },
  {
    group: 'neihu-office',
    by: 'liu',
    title: '學習歷程檔案上傳說明會',
    daysAgo: 4,
    appears: null,
    text: `下週二第七節，圖書館二樓。

導師和任課老師都歡迎，請帶自己的電腦。會後有錄影，不能來的可以補看。`,
    readers: [],
  },
  {
    group: 'neihu-office',
    by: 'liu',
    title: '明天起走廊粉刷，請改走東側樓梯',
    daysAgo: 1,
    appears: null,
    text: '二樓到四樓的走廊明天早上開始粉刷，預計三天。上下課請帶學生走東側樓梯，謝謝大家。',
    readers: [],
  },
]
