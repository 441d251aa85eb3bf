import type { Outcome } from '@learntrail/contract/homework/states'
import type { Classification, TagCode } from '@learntrail/contract/tags/tags'
import type { PersonKey } from '../people/people.ts'

interface DemoRemark {
  score: number | null
  /** The index of the level reached for each criterion, in the rubric's order. */
  levels?: readonly number[]
  words: string
  /** Remarks on passages of the text. */
  places?: readonly (readonly [about: string, words: string])[]
  outcome: Outcome
  isReleased: boolean
  certifies?: true
}

/** Name, explanation, and levels: name, words, points. */
type DemoCriterion = readonly [name: string, words: string, levels: readonly (readonly [string, string, number])[]]

interface DemoWork {
  by: PersonKey
  /** Team members who hand in together with them. */
  together?: readonly PersonKey[]
  text: string
  daysAgo: number
  remark?: DemoRemark
  /** Whether they made a record of it that shows the remark. */
  becomesRecord?: true
}

interface DemoQuestion {
  /** The group's handle. */
  group: string
  by: PersonKey
  revisers: readonly PersonKey[]
  title: string
  text: string
  topic: string
  kind: Classification | null
  tags: readonly TagCode[]
  own: readonly string[]
  daysAgo: number
  /** Days before today; negative: days after it. */
  due: number | null
  appears: number | null
  /** Questions in planning are not assigned yet. */
  becomes: 'planning' | 'assigned' | 'archived'
  /** The largest team that may hand in together. */
  teamSize?: number
  rubric?: readonly DemoCriterion[]
  works: readonly DemoWork[]
}

export const questions: readonly DemoQuestion[] = [
  {
    group: 'neihu-203',
    by: 'chen',
    revisers: ['rui'],
    title: '校園裡的一平方公尺',
    topic: '觀察練習',
    text: `在校園裡圈出一平方公尺，坐下來看十五分鐘，把看到的都寫下來。

- 活的、會動的
- 活的、不會動的
- 不是活的，但是變了的

不用寫得漂亮，寫得清楚就好。`,
    kind: 'course_learning',
    tags: ['naturalistic', 'inquiry_and_research'],
    own: ['校園觀察'],
    daysAgo: 60,
    due: 50,
    appears: null,
    becomes: 'archived',
    works: [
      {
        by: 'rain',
        text: '我圈在生物教室後面的榕樹下。十五分鐘裡有三隻螞蟻搬同一片葉子，換了兩次手。',
        daysAgo: 53,
        remark: {
          score: 95,
          outcome: 'reviewed',
          isReleased: true,
          words: '「換了兩次手」這句真好，我讀到的時候也停下來想了一下。下次試著記時間，就能看出牠們多久換一次。',
        },
      },
      {
        by: 'qing',
        text: '操場邊的草地，第九分鐘下雨了。雨停以後，原本乾的土上多了六個小洞。',
        daysAgo: 52,
        remark: {
          score: 92,
          outcome: 'reviewed',
          isReleased: true,
          words: '下雨了還留在那裡看，謝謝你。那六個洞值得再去找一次答案。',
        },
      },
    ],
  },
  {
    group: 'neihu-203',
    by: 'chen',
    revisers: ['rui'],
    title: '訪問一位在地人',
    topic: '田野調查',
    text: `找一位住在學校附近超過十年的人，聊十分鐘，問三個問題：這裡以前是什麼、什麼東西不見了、什麼東西還在。

交一頁紀錄，先問過對方願不願意讓你寫出名字。`,
    kind: 'course_learning',
    tags: ['communication', 'sdg_11'],
    own: ['田野調查'],
    daysAgo: 14,
    due: 2,
    appears: null,
    becomes: 'assigned',
    rubric: [
      [
        '問得出故事',
        '三個問題都有具體的回答。',
        [
          ['聽見細節', '有時間、地點和一件具體的事', 40],
          ['大致清楚', '三題都有回答，細節還可以再問', 32],
          ['剛開始', '只有一兩題有回答', 20],
        ],
      ],
      [
        '尊重受訪者',
        '先問過對方，寫法不打擾人。',
        [
          ['很周到', '問過能不能寫名字，也請對方看過', 30],
          ['有問過', '問過能不能寫名字', 24],
          ['要補問', '還沒有問過', 15],
        ],
      ],
      [
        '寫得清楚',
        '沒去過的人也看得懂。',
        [
          ['像在現場', '讀的人看得見那個地方', 30],
          ['順暢', '前後接得起來', 26],
          ['片段', '還是筆記的樣子', 15],
        ],
      ],
    ],
    works: [
      {
        by: 'rain',
        text: '我訪問了巷口修腳踏車的林伯伯。他說橋還沒蓋的時候，去對岸要搭船，一次兩塊錢。',
        daysAgo: 5,
        remark: {
          score: null,
          outcome: 'returned',
          isReleased: true,
          places: [
            ['巷口修腳踏車的林伯伯', '林伯伯同意寫出他的姓嗎？'],
            ['要搭船', '從哪裡上船？停駛是哪一年？'],
          ],
          words: '渡船這一段太珍貴了，可以再問他：船是從哪裡開、什麼時候停的？補上這兩句就很完整。',
        },
      },
      {
        by: 'en',
        text: '早餐店的阿姨說，這條路以前是水圳，下大雨的時候還會「想起來」自己是河。',
        daysAgo: 4,
        remark: {
          score: 96,
          levels: [0, 0, 1],
          outcome: 'reviewed',
          isReleased: true,
          words: '「想起來自己是河」，請你把這句話放在第一段。',
          places: [
            ['早餐店的阿姨', '可以加上阿姨在這裡住了多久。'],
            ['下大雨的時候還會「想起來」自己是河', '這句最好，放到第一段吧。'],
          ],
          certifies: true,
        },
        becomesRecord: true,
      },
      {
        by: 'tong',
        text: '我外公在內湖住了五十二年。他說不見的是星星，還在的是市場裡賣豆花的那一攤。',
        daysAgo: 3,
        remark: {
          score: 90,
          levels: [0, 1, 1],
          outcome: 'reviewed',
          isReleased: false,
          words: '外公的話很動人，可以再加上豆花攤的位置。',
        },
      },
      {
        by: 'zhen',
        text: '公園下棋的爺爺說，以前這裡是稻田，晚上聽得到青蛙。對不起我遲交了，他上週都沒有來。',
        daysAgo: 1,
      },
    ],
  },
  {
    group: 'neihu-203',
    by: 'chen',
    revisers: [],
    title: '我的專題三句話',
    topic: '專題準備',
    text: '用三句話說完你的專題：我想知道什麼、我打算怎麼做、做完以後誰會用得到。',
    kind: 'self_directed_learning',
    tags: ['inquiry_and_research', 'planning'],
    own: ['專題研究'],
    daysAgo: 2,
    due: -5,
    appears: null,
    becomes: 'assigned',
    teamSize: 3,
    works: [
      {
        by: 'tong',
        together: ['zhen'],
        daysAgo: 1,
        text: '我們想知道豆花攤一天用掉多少塑膠湯匙。放學後輪流去數，數兩週。老闆說結果要貼在攤子上。',
      },
      {
        by: 'qing',
        text: '我想知道雨後的小洞是誰挖的。我會每次下雨都去同一個地方數。答案可以給生物社用。',
        daysAgo: 1,
      },
    ],
  },
  {
    group: 'neihu-203',
    by: 'chen',
    revisers: ['rui'],
    title: '期末成果展：一張海報',
    topic: '專題成果',
    text: '把專題放進一張海報：一個問題、一張圖、一個你還不知道的事。',
    kind: 'works',
    tags: ['creativity', 'aesthetics'],
    own: ['成果展'],
    daysAgo: 1,
    due: -30,
    appears: -7,
    becomes: 'assigned',
    works: [],
  },
  {
    group: 'keelung-river',
    by: 'rain',
    revisers: ['other'],
    title: '十二月的鳥',
    topic: '',
    text: '想請大家各自認領一段河岸，記下看到的鳥。細節還在想。',
    kind: null,
    tags: ['naturalistic'],
    own: [],
    daysAgo: 1,
    due: null,
    appears: null,
    becomes: 'planning',
    works: [],
  },
  {
    group: 'keelung-river',
    by: 'rain',
    revisers: ['other'],
    title: '溶氧紀錄表',
    topic: '水質',
    text: '這次走河，每個人測兩個點，把數字和當時的天氣寫下來。沒有儀器的人記水的顏色和味道。',
    kind: 'group_activity',
    tags: ['data_analysis', 'sdg_6'],
    own: ['基隆河'],
    daysAgo: 10,
    due: -3,
    appears: null,
    becomes: 'assigned',
    works: [
      { by: 'qing', text: '成美橋下 6.8，彩虹橋下 5.9，陰天，前一天下過雨。', daysAgo: 6 },
      {
        by: 'yan',
        text: '我沒有儀器。上游的水是透明的淺綠色，下游有一點土味，不臭。',
        daysAgo: 5,
        remark: { score: 100, outcome: 'reviewed', isReleased: true, words: '沒有儀器也記得這麼清楚，謝謝你來。' },
      },
    ],
  },
]
