import type { PersonKey } from '../people/people.ts'

interface DemoWeek {
  daysAgo: number
  minutes: number
  note: string
}

/** The doing of a plan, from its first week on: what was done in each week, with all of its items. */
export interface DemoDoing {
  of: PersonKey
  begunDaysAgo: number
  weeks: readonly DemoWeek[]
}

/** One under way, and one behind schedule. */
export const doings: readonly DemoDoing[] = [
  {
    of: 'rain',
    begunDaysAgo: 32,
    weeks: [
      {
        daysAgo: 27,
        minutes: 70,
        note: '兩篇小論文都只量一天，所以看不出變化。我想問的是：下雨前後差多少？',
      },
      { daysAgo: 20, minutes: 55, note: '校正要先泡蒸餾水十分鐘。老師說每次出門前都要做一次，我寫在紀錄表最上面。' },
      {
        daysAgo: 13,
        minutes: 120,
        note: '彩虹橋的階梯退潮時才下得去，改成看潮汐表再排時間。三個測點的照片都拍好了。',
      },
      { daysAgo: 6, minutes: 60, note: '試量時發現風大浮標會飄，多綁一條繩子就好。' },
      { daysAgo: 1, minutes: 90, note: '第一次正式測量！百齡橋的溶氧比成美橋低很多，下次想看是不是水溫的關係。' },
    ],
  },
  {
    of: 'tong',
    begunDaysAgo: 18,
    weeks: [{ daysAgo: 17, minutes: 40, note: '望遠鏡借到了，從二樓走廊看得最清楚。' }],
  },
]
