import type { DemoEPortfolio } from './eportfolio.ts'

const sampling = '第一次取樣：五個點，三個人，一場雨'
const turbidity = '濁度和溶氧：散佈圖不會說謊，但會害羞'
const map = '用 Python 畫出第一張地圖'
const oxygen = '溶氧的一天：從清晨四點測到晚上十一點'
const stations = '水質檢測：基隆河上下游比較'
const audition = '合唱團甄試：我唱了中音部'
const contest = '合唱比賽：中音部的三十二小節'

/** 林小雨's e-portfolios: two finished ones, and one that she is writing. */
export const rainEPortfolios: readonly DemoEPortfolio[] = [
  {
    by: 'rain',
    title: '不被聽見的聲音：我在合唱團的一年',
    name: '合唱團 林小雨',
    materials: [audition, contest],
    template: 'minimal',
    colour: 'plum',
    orientation: 'portrait',
    introduction: '從以為自己是高音，到學會撐住別人的旋律。',
    cover: { of: contest },
    sections: {
      description: [
        {
          contents: [
            '國中唱的都是齊唱，所以我一直以為合唱就是大家一起唱同一句。高二進合唱團，想知道四個聲部怎麼變成一首歌。',
          ],
        },
      ],
      firstSpindle: [
        {
          contents: [
            '甄試那天老師聽完音階說：「妳的中音很暖，要不要試試看？」中音很少唱到主旋律，練了一個月〈城裡的月光〉，第一次聽到四個聲部疊起來的時候，起了雞皮疙瘩。',
            { of: audition, caption: '〈城裡的月光〉，換氣的地方都畫了圈', width: 60, place: 'center' },
          ],
        },
        {
          title: '輪到中音的三十二小節',
          contents: [
            '自選曲有三十二小節是中音唱主旋律。我們一開始都唱得很小聲，因為不習慣被聽見。指揮說：「妳們不是突然變重要，是一直都很重要，只是今天輪到大家知道。」',
            { of: contest, caption: '上台前一分鐘', width: 100 },
          ],
        },
      ],
      secondSpindle: [
        {
          contents: [
            '不被聽見的聲音，拿掉了大家都會發現。做分組報告的時候，我也開始注意那個一直在整理資料、沒有上台的人。',
          ],
        },
      ],
      thirdSpindle: [{ contents: ['校內合唱比賽優等。更大的收穫是學會聽：先聽旁邊的人，再決定自己要唱多大聲。'] }],
    },
    daysAgo: 24,
    finished: {
      visibility: 'private',
      summary: '',
      tags: ['musical', 'teamwork', 'arts'],
      own: ['合唱團'],
    },
  },
  {
    by: 'rain',
    title: '基隆河中游為什麼喘不過氣',
    name: '基隆河專題 林小雨',
    materials: [sampling, turbidity, map],
    template: 'academic',
    colour: 'lightBlue',
    orientation: 'portrait',
    introduction: '三個人、五個取樣點、三十筆資料，和一場差點毀掉結論的雨。',
    coverFacts: { subject: '專題研究', teacher: '陳怡君老師', class: '二年三班', semester: '114 學年度第 2 學期' },
    hasBackPage: true,
    cover: { of: sampling, at: 1 },
    sections: {
      description: [
        {
          contents: [
            '放學會經過的那條河，夏天有幾天溶氧會掉到 3 mg/L 以下。監測資料說已經改善很多，我們想知道剩下的那幾天發生了什麼事：是什麼時候、在哪一段、為什麼。',
            '目標有三個：自己取得可以信任的資料、找出溶氧最低的河段、提出一個做得到的建議。',
          ],
        },
      ],
      firstSpindle: [
        {
          contents: [
            '整個學期分成三段：先把資料取回來，再看它說了什麼，最後把數字放回河上。每一段都有一次「和想的不一樣」，我把它們照發生的順序寫下來。',
          ],
        },
        {
          title: '取樣：五個點，三個人',
          contents: [
            '從汐止往下游走到內湖，五個點各取兩瓶水，量溫度、pH、溶氧和濁度。每個點都放同一把尺拍照，方便比對水位。',
            { of: sampling, caption: '五個取樣點，從汐止到內湖', width: 85 },
            '第四個點的時候下雨，只好在橋下等四十分鐘。雨水從排水孔衝出來的那一刻，濁度一下子跳成三倍。原本以為雨是干擾，現在變成新的問題。',
            { of: sampling, at: 1, caption: '出發時的河', arrangement: 'compared', comparedAs: '下雨前' },
            { of: sampling, at: 2, caption: '等雨停的橋下', comparedAs: '下雨時' },
          ],
        },
        {
          title: '分析：一張太漂亮的圖',
          contents: [
            '六次取樣、五個點，一共三十筆。把濁度放在橫軸、溶氧放在縱軸，相關係數 r = −0.71。正要開心的時候，同學問：「如果拿掉下雨那天呢？」拿掉以後只剩 −0.38。',
            { of: turbidity, caption: '濁度與溶氧，三十筆', width: 90 },
            '所以那張漂亮的圖，有一半是一場雨畫的。兩張圖我們都放進報告裡。',
          ],
        },
        {
          title: '把數字放回河上',
          contents: [
            '用 Python 的 folium 把五個點畫到地圖上，顏色越紅越缺氧。卡最久的是經緯度寫反，我的基隆河跑到南極海去了。',
            { of: map, caption: '畫地圖的程式', width: 50 },
          ],
        },
      ],
      secondSpindle: [
        {
          contents: [
            '我們選這五個點，老實說是因為走得到。這讓結論有了邊界：它說的是「走得到的五個點」，不是整條中游。',
            '如果重來一次，我會在取樣前就先問：哪一個點最用力？少了它，結論還在嗎？',
          ],
        },
      ],
      thirdSpindle: [
        {
          contents: [
            '學會了取樣設計、滴定、試算表清資料和一點 Python；也學會承認數據和我想的不一樣。期中報告老師在評分單上寫：「小，但做得到。」',
          ],
        },
      ],
      fourthSpindle: [
        {
          contents: ['下一步是清晨和下午各去一次，驗證晝夜差異；並把五個點的資料整理成開放格式，交給流域志工繼續用。'],
        },
      ],
      postScript: [{ title: '謝謝', contents: ['謝謝陳老師借溶氧計，謝謝子晴和承恩冷到發抖還是把數字念清楚。'] }],
    },
    daysAgo: 6,
    finished: {
      visibility: 'exhibition',
      isNational: true,
      summary:
        '基隆河中游在夏天有幾天會缺氧。我們三個人走了五個取樣點、六次、三十筆資料，想知道是什麼時候、在哪一段、為什麼。濁度和溶氧的散佈圖看起來很漂亮，可是拿掉下雨那天，相關係數就從 −0.71 變成 −0.38；我們把兩張圖都放進報告。最後提出一個小而做得到的建議：把取樣時間改到清晨。',
      tags: ['inquiry_and_research', 'data_analysis', 'earth_environment', 'sdg_6'],
      own: ['專題研究', '基隆河'],
      friends: ['qing', 'en'],
      likes: ['chen', 'qing', 'en', 'bo', 'rui', 'other', 'feng'],
      talk: [
        [
          'chen',
          '把兩張散佈圖都放進來，是這份檔案最有力量的一頁。那張散佈圖可以再標出下雨那天的點。',
          ['rain', '好，下一版用不同顏色標出來！'],
        ],
        ['qing', '謝謝裡面有我的名字，鞋子的犧牲值得了'],
        ['other', '五個點的座標我們志工隊也想用，可以嗎？', ['rain', '當然可以，我整理成表格寄給你們。']],
      ],
      updated: {
        daysAgo: 2,
        sections: {
          fourthSpindle: [
            {
              contents: [
                '下一步是清晨和下午各去一次，驗證晝夜差異；並把五個點的資料整理成開放格式，交給流域志工繼續用。',
                '第一版交出去之後，流域志工跟我們要了座標。現在五個點和三十筆資料都整理成一張表，附上怎麼量的說明，誰都能接著做。',
              ],
            },
          ],
        },
      },
    },
  },
  {
    by: 'rain',
    title: '一條河的一天：溶氧從清晨到深夜',
    name: '溶氧的一天 草稿',
    materials: [oxygen, stations],
    template: 'calm',
    colour: 'meadow',
    orientation: 'portrait',
    introduction: '如果監測站都在上午十點取樣，就永遠看不到最低的那一刻。',
    cover: { of: oxygen, at: 1 },
    sections: {
      description: [
        {
          contents: [
            '上次的專題只看「哪裡」，這次想看「什麼時候」。我想用一天的資料，說服別人清晨也值得去量一次。',
            { of: stations, caption: '上游的取樣點', width: 70 },
          ],
        },
      ],
      firstSpindle: [
        {
          contents: [
            '為了知道溶氧一天怎麼變，我們在同一個點每三小時測一次。清晨的班是我和爸爸，晚上是承恩和他哥哥。',
            { of: oxygen, caption: '一天八次的溶氧', width: 100 },
            '最低在日出前，3.9 mg/L；最高在下午三點，8.1 mg/L。天黑之後掉得比想像中快。',
          ],
        },
        { title: '和上下游比一比', contents: [{ of: stations, at: 1, caption: '三個測點的 pH 與溶氧', width: 80 }] },
      ],
      secondSpindle: [{ contents: ['只測了一天，而且那天放晴。陰天的曲線應該會平很多，這是下一次要補的。'] }],
    },
    daysAgo: 1,
  },
]
