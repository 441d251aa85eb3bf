import type { PlanContent } from '@learntrail/contract/plans/content'
import type { PersonKey } from '../people/people.ts'

/** The items of a week, each with its number of 節. */
type Week = readonly (readonly [text: string, lessons: number])[]

export interface DemoPlan {
  by: PersonKey
  /** Co-writers. */
  along?: readonly PersonKey[]
  daysAgo: number
  content: Partial<Omit<PlanContent, 'progress' | 'startedAt' | 'endedAt'>>
  /** Weeks from the Monday before it was made to its first one; without it, the plan has no dates yet. */
  startsAfterWeeks?: number
  stages: readonly { goal: string; weeks: readonly Week[] }[]
  /** Shown to everybody, or to a group by its handle; without it, private. */
  shownTo?: 'everybody' | { group: string }
  keptBy?: readonly PersonKey[]
}

const empty: Week = []

/** Plans of six students at six stages. */
export const plans: readonly DemoPlan[] = [
  {
    by: 'rain',
    daysAgo: 40,
    content: {
      projectName: '基隆河為什麼喘不過氣：溶氧的十八週',
      motivation:
        '去年量過一次基隆河的溶氧，上游和下游差了一倍，可是只有一天的數字，說不出為什麼。這學期我想在固定的地方連續量，看看是水溫、流速，還是排水口的關係。',
      introduction:
        '每兩週到三個測點量溶氧、水溫和濁度，用試算表整理，再和雨量與氣溫的公開資料比對。期末寫成小論文，在自然社和班上各報告一次。',
      location: '基隆河成美橋、彩虹橋、百齡橋三個測點，生物實驗室',
      equipment: '溶氧計（向生物科借）、溫度計、採水瓶、雨鞋、筆電',
      seatNumber: '12',
      adviserName: '陳怡君',
      formTutorName: '陳怡君',
      disciplines: ['biology', 'chemistry', 'earth_science'],
      universityDisciplines: ['earth_environment', 'life_science'],
      learningType: ['research'],
      actType: 'alone',
      proposalType: ['report', 'slides'],
      proposalPresent: ['talk', 'written'],
      criteria: [
        '三個測點各有至少 6 次完整紀錄',
        '畫得出溶氧和水溫的關係圖，並說得出誤差從哪裡來',
        '完成四千字以內的小論文，附資料與照片',
      ],
      selfEvaluation:
        '每個階段結束時，用檢核表看紀錄有沒有缺，並請指導老師看一次圖。期末報告後請同學填三題回饋，寫成反思。',
      customSign: ['自然社社長'],
    },
    startsAfterWeeks: 1,
    stages: [
      {
        goal: '學會用溶氧計，決定測點和紀錄表，試量一次沒有問題',
        weeks: [
          [['讀去年的紀錄和兩篇小論文，列出想回答的問題', 1]],
          [['向生物老師學溶氧計的校正', 1]],
          [['實地走三個測點，拍照、記下進出的路和安全注意事項', 1]],
          [['設計紀錄表，試量一次並修改', 1]],
        ],
      },
      {
        goal: '每兩週量一次，三個測點都不缺',
        weeks: [
          [['第 1 次採樣：溶氧、水溫、濁度', 1]],
          [['整理第 1 次資料，學試算表的折線圖', 1]],
          [['第 2 次採樣', 1]],
          [['下載雨量與氣溫資料，和紀錄對齊日期', 1]],
          [['段考週，只檢查儀器', 0]],
          [['第 3 次採樣，加量排水口前後', 2]],
          [['整理第 3 次資料，畫三個測點的比較圖', 1]],
          [['第 4 次採樣', 1]],
        ],
      },
      {
        goal: '說得出溶氧為什麼變化，寫成小論文並報告',
        weeks: [
          [['第 5 次採樣，訪問河川局的解說志工', 1]],
          [['第 6 次採樣，資料收齊', 1]],
          [
            ['學散佈圖和相關係數', 1],
            ['和指導老師討論離群值', 1],
          ],
          [['寫小論文的方法與結果', 1]],
          [['寫討論與反思，請兩位同學讀', 1]],
          [['在自然社和班上報告', 1]],
        ],
      },
    ],
    shownTo: 'everybody',
    keptBy: ['tong', 'qing', 'zhen', 'ting'],
  },
  {
    by: 'tong',
    along: ['qing', 'xiang'],
    daysAgo: 26,
    content: {
      projectName: '走廊上的鳥巢：三個月的親鳥觀察',
      motivation: '走廊的燈座上來了一對白頭翁。社團裝了相機，可是沒有人好好看過那些影片，我想把牠們的一天記下來。',
      introduction: '每週看相機錄下的影片，記錄親鳥來回的次數和帶回來的食物，做成一面給全校看的時間軸。',
      location: '生物實驗室、三樓走廊',
      equipment: '鳥巢相機、平板、鳥類圖鑑',
      seatNumber: '17',
      adviserName: '陳怡君',
      formTutorName: '陳怡君',
      disciplines: ['biology', 'visual_arts'],
      universityDisciplines: ['life_science'],
      learningType: ['research', 'making'],
      actType: 'group',
      proposalType: ['work', 'journal'],
      proposalPresent: ['exhibition'],
      criteria: ['看完至少 12 週的影片並留下紀錄', '完成一面走廊時間軸，至少 30 位同學看過並留言'],
      selfEvaluation: '每個月和組員一起核對一段影片的紀錄，看看兩個人記的是不是一樣。',
    },
    startsAfterWeeks: 1,
    stages: [
      {
        goal: '決定要記什麼、怎麼記',
        weeks: [
          [
            ['看一整天的影片，列出看得到的行為', 1],
            ['和組員分好時段', 1],
          ],
          [['讀白頭翁繁殖的資料', 1]],
          [['試記一天，比對兩個人的紀錄', 2]],
        ],
      },
      {
        goal: '每週都有紀錄，看得出一天的作息',
        weeks: [
          [['記錄第 1 週影片', 2]],
          [['記錄第 2 週影片', 2]],
          [['記錄第 3 週影片，認出三種食物', 2]],
          [['記錄第 4 週影片', 1]],
          [['畫每天來回次數的長條圖', 2]],
        ],
      },
      {
        goal: '走廊上有一面看得懂的時間軸',
        weeks: [[['畫時間軸的草圖，請美術老師看', 1]], [['製作並貼上走廊', 2]], [['收集留言，寫心得', 2]]],
      },
    ],
    shownTo: { group: 'neihu-203' },
    keptBy: ['rain'],
  },
  {
    by: 'xiang',
    daysAgo: 18,
    content: {
      projectName: '從跑不完三公里到校慶十公里',
      motivation: '上學期體適能測驗跑到一半就用走的。校慶有十公里路跑，我想知道照計畫練，身體會怎麼變。',
      introduction: '用 12 週的課表練跑，每次記下心率、時間和睡眠，最後參加校慶路跑。',
      location: '學校操場、大湖公園',
      equipment: '慢跑鞋、運動手錶',
      seatNumber: '30',
      adviserName: '林志成',
      formTutorName: '陳怡君',
      disciplines: ['physical_education', 'health_and_nursing'],
      universityDisciplines: ['recreation_sports'],
      learningType: ['sport'],
      actType: 'alone',
      proposalType: ['journal', 'film'],
      proposalPresent: ['talk'],
      criteria: ['不停下來跑完十公里', '12 週裡至少有 10 週的完整紀錄'],
      selfEvaluation: '每四週測一次三公里，畫時間和平均心率的圖，和體育老師討論要不要調整。',
    },
    startsAfterWeeks: 2,
    stages: [
      {
        goal: '三公里可以不停下來',
        weeks: [
          [['測一次三公里，記下安靜心率', 1]],
          [['跑走交替，三次各 20 分鐘', 2]],
          [['學跑前動態伸展，慢跑 25 分鐘', 2]],
          [['再測三公里，和第一次比較', 1]],
        ],
      },
      {
        goal: '六公里，心率穩定',
        weeks: [[['慢跑 30 分鐘兩次', 2]], [['加一次間歇訓練', 2]], [['恢復週：走路和伸展', 1]], [['測六公里', 1]]],
      },
      {
        goal: '跑完校慶的十公里',
        weeks: [
          [['長跑八公里', 2]],
          [['長跑九公里，試穿比賽的鞋', 2]],
          [['減量，早睡', 1]],
          [['校慶路跑，剪一支三分鐘的影片', 2]],
        ],
      },
    ],
  },
  {
    by: 'en',
    daysAgo: 9,
    content: {
      projectName: '用一學期讀完《紅樓夢》前四十回',
      motivation: '國文課只讀了劉姥姥進大觀園，我想知道她進去之前和出來以後，那個家發生了什麼事。',
      introduction: '每週讀三回，畫人物關係圖，寫一頁札記。',
      location: '學校圖書館',
      disciplines: ['mandarin'],
      universityDisciplines: ['literature_history_philosophy'],
      learningType: ['reading'],
      proposalType: ['journal'],
    },
    startsAfterWeeks: 1,
    stages: [
      {
        goal: '分得清楚主要的人物',
        weeks: [
          [['讀第 1 到 3 回，開始畫人物關係圖', 1]],
          [['讀第 4 到 6 回', 1]],
          [['讀第 7 到 9 回，第一頁札記', 1]],
          [['讀第 10 到 12 回', 1]],
          empty,
          empty,
        ],
      },
      { goal: '', weeks: [empty, empty, empty, empty, empty, empty, empty] },
    ],
  },
  {
    by: 'qing',
    daysAgo: 2,
    content: {
      projectName: '幫阿嬤的村子做一張臺語地圖',
      motivation: '阿嬤叫的地名和路牌上的不一樣，我怕再過幾年就沒有人記得了。',
      disciplines: ['native_languages'],
    },
    stages: [],
  },
  {
    by: 'feng',
    daysAgo: 5,
    content: {
      projectName: '陽台看得到幾顆星：內湖的光害地圖',
      motivation: '在山上看得到銀河，回家只剩天狼星。我想知道光是從哪裡來的，也想知道關掉陽台的燈會不會有差。',
      introduction: '每週選一個晚上，在陽台、公園和河濱數同一塊天空的星星，畫成一張內湖的光害地圖。',
      location: '家裡陽台、碧湖公園、彩虹河濱公園',
      equipment: '星座盤、腳踏車、紅光手電筒',
      seatNumber: '22',
      adviserName: '',
      formTutorName: '',
      disciplines: ['earth_science'],
      learningType: ['research'],
      proposalType: ['work'],
      proposalPresent: ['exhibition'],
      criteria: ['至少六個晚上的紀錄', '地圖上標出最亮和最暗的三個地方'],
      selfEvaluation: '每次回家先看照片，和數到的對一對。',
    },
    startsAfterWeeks: 1,
    stages: [
      {
        goal: '會數、數得準',
        weeks: [[['認出獵戶座和冬季大三角', 2]], [['在陽台試數一次，開燈和關燈各一次', 2]]],
      },
      {
        goal: '三個地方都數過',
        weeks: [[['碧湖公園數星星', 2]], [['河濱公園數星星，請媽媽陪', 2]], [['補下雨沒去的那一次', 2]]],
      },
      { goal: '一張看得懂的地圖', weeks: [[['畫地圖、寫結論', 3]]] },
    ],
  },
]
