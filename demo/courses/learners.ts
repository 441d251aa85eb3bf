import type { PersonKey } from '../people/people.ts'

/** A learner's progress in a course. */
export interface DemoLearner {
  by: PersonKey
  /** Joined through their class, which takes the course. */
  inClass?: true
  joinedDaysAgo: number
  learntDaysAgo: number
  /** Complete units, from the first on. */
  units: number
  /** The share of the next unit's film that was seen. */
  begun?: number
  /** Seconds of the first film that were watched again. */
  again?: readonly [from: number, to: number]
  hasCertificate?: true
}

/** A question in a course, at a unit and possibly a second of its film. */
export interface DemoQuestion {
  by: PersonKey
  daysAgo: number
  says: string
  unit?: string
  second?: number
  likedBy?: readonly PersonKey[]
  answers?: readonly (readonly [by: PersonKey, says: string])[]
}

/** Answers to a group of questions in the reflection guide. */
export interface DemoReflection {
  by: PersonKey
  daysAgo: number
  group: string
  answers: readonly string[]
}

/** A private note, at a unit or a second of its film. */
export interface DemoNote {
  by: PersonKey
  daysAgo: number
  unit: string
  second?: number
  text: string
}

interface DemoLearning {
  /** The handle of the group that takes the course. */
  group: string
  takenDaysAgo: number
  learners: readonly DemoLearner[]
  questions: readonly DemoQuestion[]
  notes: readonly DemoNote[]
  /** A message of the lecturer to the learners. */
  message: { daysAgo: number; says: string }
  reflection: DemoReflection
}

/** By the courses' keys. */
export const learning: Readonly<Record<string, DemoLearning>> = {
  river: {
    group: 'neihu-203',
    takenDaysAgo: 40,
    learners: [
      { by: 'rain', inClass: true, joinedDaysAgo: 38, learntDaysAgo: 2, units: 4, again: [2, 5] },
      { by: 'qing', inClass: true, joinedDaysAgo: 38, learntDaysAgo: 9, units: 6, hasCertificate: true },
      { by: 'en', inClass: true, joinedDaysAgo: 37, learntDaysAgo: 5, units: 3, begun: 0.5, again: [2, 4] },
      { by: 'rui', inClass: true, joinedDaysAgo: 36, learntDaysAgo: 15, units: 1 },
      { by: 'tong', inClass: true, joinedDaysAgo: 36, learntDaysAgo: 3, units: 5, again: [2, 4] },
      { by: 'xiang', inClass: true, joinedDaysAgo: 30, learntDaysAgo: 26, units: 0, begun: 0.5 },
      { by: 'zhen', inClass: true, joinedDaysAgo: 29, learntDaysAgo: 1, units: 3 },
      { by: 'yan', joinedDaysAgo: 25, learntDaysAgo: 6, units: 6 },
      { by: 'ting', joinedDaysAgo: 20, learntDaysAgo: 12, units: 2 },
      { by: 'feng', joinedDaysAgo: 14, learntDaysAgo: 13, units: 1, begun: 0.5 },
      { by: 'other', joinedDaysAgo: 8, learntDaysAgo: 4, units: 4 },
      { by: 'si', joinedDaysAgo: 1, learntDaysAgo: 1, units: 0, begun: 0.5 },
    ],
    questions: [
      {
        by: 'rui',
        daysAgo: 30,
        unit: '在橋上站十分鐘',
        second: 4,
        says: '下雨天站在橋上也算嗎？我們那座橋沒有遮雨的地方。',
        likedBy: ['tong', 'xiang'],
        answers: [
          ['chen', '雨不大就算，而且雨天看得到平常看不到的事：水從哪些管子流進河裡。打雷、風大就改天。'],
          ['rui', '我看到三根管子在流水，以前都不知道！'],
        ],
      },
      {
        by: 'en',
        daysAgo: 17,
        unit: '為什麼夏天的河喘不過氣',
        says: '30 °C 量到 6，算出來飽和度是 80 %；20 °C 量到 6 是 66 %。所以熱的那條比較健康？總覺得怪怪的。',
        likedBy: ['rain', 'qing', 'zhen'],
        answers: [
          ['rain', '我也算出這樣。可是魚需要的是 mg/L，不是百分比吧？'],
          [
            'chen',
            '你們兩個把關鍵說出來了：百分比說的是「水離它能到的有多遠」，mg/L 說的是「魚吸得到多少」。兩個都要看。',
          ],
        ],
      },
      {
        by: 'tong',
        daysAgo: 6,
        unit: '自己量一次',
        second: 2,
        says: '瓶口為什麼要朝下游？朝上游不是比較快裝滿嗎？',
        answers: [['other', '朝上游水會衝進去帶進氣泡，溶氧就量高了。志工隊的新手第一次都這樣。']],
      },
      { by: 'zhen', daysAgo: 1, unit: '自己量一次', says: '學校的溶氧計借到幾點？週五放學後可以去借嗎？' },
      {
        by: 'yan',
        daysAgo: 12,
        says: '這門課可以拿去用在我們學校的專題課嗎？會註明出處。',
        answers: [['chen', '歡迎！用完跟我說學生卡在哪裡就好。']],
      },
    ],
    notes: [
      { by: 'rain', daysAgo: 37, unit: '在橋上站十分鐘', second: 4, text: '先不要拍照。我每次都先拿手機……' },
      {
        by: 'rain',
        daysAgo: 20,
        unit: '為什麼夏天的河喘不過氣',
        text: '飽和度要連水溫一起記。上次只記了 6.2，等於沒量。',
      },
      { by: 'rain', daysAgo: 2, unit: '自己量一次', second: 0, text: '瓶口朝下游。' },
      { by: 'rain', daysAgo: 2, unit: '自己量一次', second: 2, text: '裝滿再蓋，不能有氣泡；有的話倒掉重來。' },
    ],
    message: { daysAgo: 7, says: '這個週末沒有雨，是去橋上的好日子。記得兩個人一起，出門前先跟家人說是哪一座橋。' },
    reflection: {
      by: 'rain',
      daysAgo: 2,
      group: '學到一半，停下來看',
      answers: [
        '我以為下雨天水比較髒，溶氧會變低，結果雨後第二天反而最高。',
        '第三個測點的第一個數字。儀器才剛放下去，還在跳。',
      ],
    },
  },
}
