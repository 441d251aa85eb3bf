import type { DemoCourse } from './course.ts'

/** A physics teacher's course in another school, for his own classes: behind a password. */
export const pendulum: DemoCourse = {
  key: 'pendulum',
  by: 'luo',
  daysAgo: 50,
  publishedDaysAgo: 33,
  password: 'g-9.8_lishan',
  trial: '週期跟什麼有關',
  banner: 'notebook-wave',
  facts: {
    name: '一條線量出 g：單擺與誤差',
    introduction:
      '一條線、一顆螺帽、一支手機，能把重力加速度量到多準？這門課不教你背公式，教你對自己的數字負責：單位、誤差、和別人重做一次的可能。',
    objective: '能設計並完成一次單擺實驗，寫出含誤差的結果，並說明誤差主要從哪裡來。',
    recipients: [{ type: 'senior_high' }],
    classifications: ['natural_science', 'mathematics'],
    tags: ['物理', '實驗', '誤差'],
    coreCompetencies: ['a2', 'b1'],
    actionVerb: ['calculate', 'demonstrate', 'judge'],
    courseType: 'advanced_elective',
    minutes: 300,
    copyright: '講義由授課老師編寫，限本班使用。',
  },
  chapters: [
    {
      name: '先想再量',
      units: [
        {
          name: '週期跟什麼有關',
          text: [
            '在動手以前，先猜：擺的週期跟**長度、質量、角度**哪一個有關？把猜的順序寫下來，不准改。\n\n小角度時，週期是\n\n$T = 2\\pi\\sqrt{\\frac{L}{g}}$\n\n公式裡沒有質量。你的猜測和公式不一樣的地方，就是你該先做的實驗。',
          ],
        },
        {
          name: '為什麼要數十次',
          text: [
            '按碼錶的反應時間大約 0.2 秒。只量一次週期，誤差就有一成；量十次再除以十，誤差只剩一百分之一。',
            {
              table: [
                ['數幾次', '總時間（s）', '一次的週期（s）', '反應時間造成的誤差'],
                ['1', '2.0', '2.0', '約 10%'],
                ['10', '20.1', '2.01', '約 1%'],
                ['20', '40.1', '2.005', '約 0.5%'],
              ],
            },
            '**問題**：那為什麼不數一百次？（提示：擺會停，你會分心。）',
          ],
        },
      ],
    },
    {
      name: '量，然後懷疑',
      units: [
        {
          name: '把 g 算出來',
          text: [
            '把公式反過來：\n\n$g = \\frac{4\\pi^2 L}{T^2}$\n\n1. 量五種長度，每種數十次，記三回。\n2. 畫 $T^2$ 對 $L$ 的圖，斜率是 $\\frac{4\\pi^2}{g}$。\n3. 用斜率算 g，不要用單一個點。',
          ],
        },
        {
          name: '你的數字可以相信到哪裡',
          text: [
            '誤差會傳遞。長度差 1%，g 就差 1%；週期差 1%，g 會差 2%：\n\n$\\frac{\\Delta g}{g} = \\frac{\\Delta L}{L} + 2\\frac{\\Delta T}{T}$\n\n> 「9.8」不是答案，「9.7 ± 0.2 m/s²」才是。請附上單位。',
          ],
        },
      ],
    },
  ],
  guide: [
    {
      title: '做完實驗',
      questions: [
        '你的結果和 9.8 差多少？這個差落在你估的誤差裡嗎？',
        '如果只能改進一個步驟，你改哪一個？為什麼是它？',
      ],
    },
  ],
}
