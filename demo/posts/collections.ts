import type { PersonKey } from '../people/people.ts'

/** Records that people collect, in the order of collecting. */
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
