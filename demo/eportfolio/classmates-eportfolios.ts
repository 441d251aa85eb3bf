import type { DemoEPortfolio } from './eportfolio.ts'

const duty = '寫一支程式，幫全班排值日生'
const apcs = 'APCS 檢定三級的準備方法'
const outlier = '一個離群值的故事'
const line = '機器人社：循線車終於轉得過直角'
const race = '北區機器人賽：第一輪就掉零件'
const cooker = '阿公的電鍋，第三次起死回生'
const glass = '水彩：畫「透明」這件事'
const covers = '班刊封面：畫了九版，用了第一版'
const backstage = '合唱比賽那天的後台'
const frogs = '臺北樹蛙鳴聲：四個公園的錄音比較'

/** E-portfolios of others in the exhibition. */
export const classmatesEPortfolios: readonly DemoEPortfolio[] = [
  {
    by: 'ting',
    title: '四個公園的夜晚：臺北樹蛙鳴聲調查',
    name: '蛙鳴調查 李亭萱',
    materials: [frogs],
    template: 'calm',
    colour: 'meadow',
    orientation: 'portrait',
    introduction: '三年、四個公園、兩百多段錄音：城市的聲音怎麼改變了蛙的聲音。',
    cover: { of: frogs },
    sections: {
      description: [
        {
          contents: [
            '自然社的夜觀常常什麼都看不到，但是一直聽得到。我想知道，同一種蛙在不同的公園，叫的是不是同一個聲音。',
          ],
        },
      ],
      firstSpindle: [
        {
          contents: [
            '每個月固定兩晚，八點到九點，在四個公園的同一個位置各錄十分鐘。錄音時一併記下氣溫、濕度和最近的馬路距離。',
            { of: frogs, caption: '四個公園與錄音點', width: 100 },
            '用頻譜圖比較，靠近馬路的族群，叫聲主頻高了大約 120 Hz，可能是為了避開車聲的低頻。',
          ],
        },
      ],
      secondSpindle: [{ contents: ['一次完全沒找到貓頭鷹的夜觀教會我最多：沒看到的時候，要記下來自己在看什麼。'] }],
      fourthSpindle: [{ contents: ['點位今年從兩個變成四個，資料留給社團，學妹們會接著錄。'] }],
    },
    daysAgo: 30,
    finished: {
      visibility: 'exhibition',
      summary:
        '三年累積的錄音，用頻譜圖比較四個公園的臺北樹蛙。靠近馬路的族群叫聲主頻高了大約一百二十赫茲，可能是為了避開車聲的低頻。樣本還不夠下結論，所以資料和方法都留給社團，讓學妹們接著做下去。',
      tags: ['naturalistic', 'data_analysis', 'life_science', 'sdg_15'],
      own: ['自然社', '小論文'],
      likes: ['rain', 'chen', 'wan', 'tong', 'ye'],
      talk: [['rain', '學姊的「沒看到的時候在看什麼」，我抄在筆記本第一頁。', ['ting', '換妳教下一屆了。']]],
    },
  },
  {
    by: 'rui',
    title: '從電鍋到循線車：我的修理筆記',
    name: '修理筆記 黃品睿',
    materials: [cooker, line, race],
    template: 'timeline',
    colour: 'sunrise',
    orientation: 'portrait',
    introduction: '東西壞掉，是在跟你說哪裡累了。',
    cover: { of: race },
    sections: {
      description: [{ contents: ['從小看阿公修電器。高中加入機器人社，才發現「會修」和「會做」用的是同一種耐心。'] }],
      firstSpindle: [
        {
          contents: [
            '這裡有三樣東西：一個四十一歲的電鍋、一臺轉不過直角的循線車、一顆滾出場外的輪子。它們壞的方式都不一樣，修的方法卻越來越像：先看，再量，最後才拆。',
          ],
        },
        {
          title: '電鍋',
          contents: [
            '三用電錶量下去，保險絲斷了；換上新的還是不熱，再量加熱片，電阻無限大。一片加熱片一百二十元，電鍋四十一歲。',
            { of: cooker, caption: '畫在日曆紙背面的電路', width: 70 },
          ],
        },
        {
          title: '循線車',
          contents: [
            '卡了三個禮拜的直角彎，加一個「剛剛在哪一邊」的變數就過了。原來記憶是這麼有用的東西。',
            { of: line, caption: '第五代循線車', width: 80 },
            { of: line, at: 1, caption: '轉彎的判斷流程', width: 60 },
          ],
        },
        {
          title: '北區賽',
          contents: [
            '檢查了程式、電池、備用輪胎，沒有檢查一顆螺絲。第一輪左輪直接滾出場外；第二輪用便條紙折起來塞住，11.8 秒跑完全程。',
            { of: race, at: 1, caption: '現在每顆螺絲都點了螺絲膠', width: 60 },
          ],
        },
      ],
      secondSpindle: [{ contents: ['出發前的檢查表從此多了一欄「會鬆的東西」。'] }],
      thirdSpindle: [{ contents: ['沒有得名，但是裁判來問我們那張便條紙。'] }],
    },
    daysAgo: 18,
    finished: {
      visibility: 'exhibition',
      summary:
        '阿公教我修電器，機器人社教我做會動的東西。這份檔案記下三次壞掉：四十一歲的電鍋、轉不過直角的循線車，和比賽第一輪滾出場外的左輪。每一次壞掉，都讓我的檢查表多一欄。',
      tags: ['hands_on_making', 'problem_solving', 'engineering', 'electrical_electronic'],
      own: ['機器人社', '修理'],
      friends: ['bo'],
      likes: ['rain', 'bo', 'ho', 'qiu', 'free', 'luo'],
      talk: [['ho', '「會鬆的東西」這一欄，我要寫進工廠的點檢表。', ['rui', '師傅用，我不敢收版權。']]],
    },
  },
  {
    by: 'zhen',
    title: '透明的東西怎麼畫',
    name: '水彩作品集 蔡昀蓁',
    materials: [glass, covers, backstage],
    template: 'works',
    colour: 'plum',
    orientation: 'landscape',
    introduction: '不要畫玻璃，要畫它後面的東西歪掉的樣子。',
    cover: { of: glass },
    sections: {
      description: [
        { contents: ['這是我高二這一年的水彩與插畫，依照完成的順序排。每一張旁邊，寫的是當時最沒把握的地方。'] },
      ],
      firstSpindle: [
        { contents: ['一年三張，每一張都畫了不只一次。留下來的不一定是最像的那一張。'] },
        {
          title: '一杯水',
          contents: [
            { of: glass, caption: '第四次練習，顏料還沒乾的時候', width: 100 },
            '格子在水裡變粗、往外彎。畫完才懂物理課的折射。',
          ],
        },
        {
          title: '班刊封面',
          contents: [
            { of: covers, caption: '《三班報》封面，第一版', width: 100 },
            '畫到第九版，大家還是覺得第一版最像我們班。晚上把九張排在地板上看，真的是第一版。後面八版都畫得比較好，只有第一版不怕畫壞。',
          ],
        },
        {
          title: '譜上的星星',
          contents: [{ of: backstage, caption: '在所有人的譜上畫一顆小星星，寫「這裡呼吸」', width: 75 }],
        },
      ],
      secondSpindle: [{ contents: ['最難的不是畫得像，是停筆。'] }],
    },
    daysAgo: 13,
    finished: {
      visibility: 'exhibition',
      marksReaders: true,
      summary:
        '高二一年的水彩與插畫。從一杯放在格子桌布上的水，到畫了九版、最後用回第一版的班刊封面。我學到透明不是一種顏色，是後面的東西歪掉的樣子；也學到不怕畫壞的那一張，常常是最像自己的那一張。',
      tags: ['visual_spatial', 'aesthetics', 'arts', 'creativity'],
      own: ['水彩', '插畫'],
      likes: ['rain', 'liu', 'xiang', 'qing', 'tong', 'jun', 'mei'],
      talk: [['liu', '「最難的是停筆」，寫作也是。']],
    },
  },
  {
    by: 'bo',
    title: '六十二行之後：我的程式學習紀錄',
    name: '程式學習 鄭博宇',
    materials: [duty, apcs, outlier],
    template: 'bold',
    colour: 'slate',
    orientation: 'landscape',
    introduction: '需求永遠比程式多一條。',
    cover: { of: apcs },
    sections: {
      description: [
        {
          contents: [
            '想知道寫程式是不是一種會進步的東西，所以從第一支有人用的程式開始記。',
            '目標是三件事：寫出有人用的東西、通過 APCS 三級、學會看懂自己三個月前寫的程式。',
          ],
        },
      ],
      firstSpindle: [
        {
          contents: [
            '三段紀錄，一段是寫給別人用的程式，一段是寫給自己的練習，最後一段其實沒有寫程式，只是問了一個問題。',
          ],
        },
        {
          title: '排值日生',
          contents: [
            '每人次數一樣、不能連續兩天、社團日避開。寫了 62 行，用回溯法，跑 0.2 秒。上線第一天就有人問能不能加「不要跟某某同一天」。',
            { of: duty, at: 1, caption: '回溯法的流程', width: 50 },
          ],
        },
        {
          title: 'APCS：74 題與 31 次重寫',
          contents: [
            '每天一題，看了解答的隔天重寫一次。重寫還卡住的地方就畫成圖貼在桌上。現在桌上有五張，第一張是「邊界」。',
            { of: apcs, at: 1, caption: 'APCS 三級', width: 60 },
          ],
        },
        {
          title: '哪一個點最用力',
          contents: [
            '同學的散佈圖 r = −0.71，我問了一句「拿掉下雨那天呢」。後來知道這個量有名字，叫槓桿值。',
            { of: outlier, caption: '拿掉一個點之後', width: 70 },
          ],
        },
      ],
      thirdSpindle: [{ contents: ['進步看得見：同一題，十月重寫比七月少了 19 行，而且看得懂。'] }],
    },
    daysAgo: 9,
    finished: {
      visibility: 'exhibition',
      summary:
        '從一支幫全班排值日生的六十二行程式開始，到 APCS 三級的七十四題與三十一次重寫，再到問同學「拿掉下雨那天呢」。這份檔案記的不是寫對了什麼，而是卡住的地方：邊界、需求，和那個最用力的點。',
      tags: ['digital_skills', 'logical_mathematical', 'information', 'data_analysis'],
      own: ['程式設計', 'APCS'],
      likes: ['rain', 'rui', 'yan', 'si'],
      talk: [['yan', '重寫少 19 行那個對照可以放兩版程式碼，很有說服力。', ['bo', '好主意，下一版放。']]],
    },
  },
]
