import type { DemoRecord } from './record.ts'

/** Records of 陳老師: lessons, feedback to her class, and what she learns herself. */
export const chenRecords: readonly DemoRecord[] = [
  {
    by: 'chen',
    when: 0.005,
    title: '給三班的第一封信：這學期我們一起練習「問」',
    text: `
各位同學，新學期的地球科學課，我想少講一點答案。

每堂課最後五分鐘是「問題時間」：把今天最不確定的一件事寫在便條紙上，貼到後面的牆。我保證每一張都會看，不保證每一張都會答，因為有些我也不知道。

期末我們會從牆上挑一題，當作專題的起點。
`,
    kind: 'course_learning',
    tags: ['interpersonal', 'critical_thinking', 'education', 'sdg_4'],
    own: ['三班', '課程說明'],
    talk: [
      ['rain', '第一張便條紙我寫好了！'],
      ['xiang', '老師，問「今天午餐吃什麼」算嗎', ['chen', '可以，如果你說得出要怎麼驗證。']],
      ['luo', '這個我也要偷學。'],
    ],
  },
  {
    by: 'chen',
    when: 0.07,
    title: '洋蔥實驗評分規準：把失敗寫進來',
    text: `
這次的實驗紀錄，結果漂不漂亮佔 2 分，**過程寫不寫得清楚佔 6 分**，剩下 2 分給「下次會怎麼做」。

有一組的蓋玻片全是氣泡，但是把原因和第二次的改法寫得非常完整，拿了全班最高分。科學紀錄是寫給三個月後、已經忘記一切的自己看的。
`,
    kind: 'course_learning',
    tags: ['education', 'communication', 'life_science'],
    own: ['評分規準'],
    attachments: ['rubric'],
    talk: [
      ['qing', '是我們嗎是我們嗎', ['chen', '我只能說氣泡很美。']],
      ['en', '三個月後的我：原來我寫字這麼醜'],
    ],
  },
  {
    by: 'chen',
    when: 0.13,
    onWeekend: true,
    title: '備課筆記：如何把一顆地球帶進教室',
    text: `
週末在家試做「液化」示範：透明盒、細砂、水、兩棟積木，底下放電動牙刷。

第一次沒成功，砂太粗；第二次水太多，還沒震就塌了。試到第七次，比例大約是砂四水一。明天可以讓同學看到大樓慢慢沉下去的三秒鐘。

家裡那支電動牙刷，正式退役。
`,
    kind: 'self_directed_learning',
    tags: ['hands_on_making', 'creativity', 'earth_environment', 'sdg_11'],
    own: ['備課'],
    pictures: ['notebook-rocks'],
    talk: [
      ['shi', '砂四水一，抄下來了。國小用吹風機可以嗎？', ['chen', '試試看，記得分享影片。']],
      ['bo', '原來第七棟積木是這樣倒的'],
    ],
  },
  {
    by: 'chen',
    when: 0.2,
    title: '陽明山地質踏查：七號公車上的二十九個人',
    text: `
今天帶三班去小油坑。出發前我只給一個任務：**用鼻子、耳朵、手掌各記一件事，最後才用眼睛。**

- 鼻子：臭雞蛋，但是離噴氣孔越近反而越不覺得（嗅覺疲勞）
- 耳朵：像壓力鍋
- 手掌：石頭是溫的

回程在車上睡倒一片，只有 @{rain} 和 @{yan} 還在爭論石頭為什麼是黃色。柏諺是隔壁學校來併班的同學，他們吵得很有水準。
`,
    kind: 'course_learning',
    tags: ['naturalistic', 'bodily_kinesthetic', 'earth_environment'],
    own: ['地質踏查', '三班'],
    pictures: ['mountains-mist'],
    talk: [
      ['yan', '結論是硫磺結晶，但顏色深淺我還是不服', ['rain', '不服請提出溫度數據']],
      ['free', '我睡著的照片可以不要放嗎', ['chen', '已經沒有放了。']],
      ['liu', '「最後才用眼睛」，這堂課我也想上。'],
    ],
  },
  {
    by: 'chen',
    when: 0.28,
    title: '讀書會：《教學力》第四章，等待的三秒',
    text: `
校內共備讀到「提問後等待」。研究說老師平均只等 0.9 秒就自己回答了。

我請 @{liu} 來觀課幫我計時，平均 1.4 秒，最短 0.5 秒。**我以為自己很會等。**

這週刻意在心裡數到三，第二天就有三個平常不說話的孩子舉手。安靜其實不是沒有反應，是正在想。
`,
    kind: 'workplace_learning',
    tags: ['intrapersonal', 'education', 'communication', 'sdg_4'],
    own: ['共備', '觀課'],
    pictures: ['books-warm'],
    talk: [
      ['liu', '0.5 秒那次是因為有蜜蜂飛進來，不算。'],
      ['ruo', '實習的時候好想被這樣觀一次課。'],
      ['ho', '工廠裡我也常搶答，週一開始數三秒。'],
    ],
  },
  {
    by: 'chen',
    when: 0.37,
    title: '模擬議會後記：孩子比我們會聽',
    text: `
和公民科合作的模擬議會，原本擔心變成吵架，結果最精采的是有人說：「我改變主意了，因為他剛剛說的我沒有想到。」

我在後面聽，想到我們開會好像很久沒有人說這句話。
`,
    kind: 'course_learning',
    tags: ['civic_participation', 'interpersonal', 'law_politics', 'sdg_16'],
    own: ['跨科合作'],
    talk: [
      ['rui', '說改變主意的是我！里長也是會變的'],
      ['rain', '蚊子那題我還在想'],
    ],
  },
  {
    by: 'chen',
    when: 0.47,
    title: '科展指導手記：最難的是不幫忙',
    text: `
三組學生，五個星期。他們卡住的時候，我最常說的話是「嗯，然後呢？」

水溝那組來問我「到底是溫度還是水深」，我其實有猜測，但是忍住了。他們自己畫出圖的那個下午，三個人在走廊上大叫，隔壁班老師出來看。

如果我先說了，就沒有那個下午。
`,
    kind: 'course_learning',
    tags: ['education', 'inquiry_and_research', 'intrapersonal'],
    own: ['科展', '教學反思'],
    pictures: ['slide-warm'],
    talk: [
      ['qing', '原來老師早就知道！！', ['chen', '我只是猜，你們才是知道。']],
      ['ting', '當年我們也被「嗯，然後呢」訓練過，現在上大學還在用。'],
      ['luo', '「忍住」是專業。'],
    ],
  },
  {
    by: 'chen',
    when: 0.565,
    title: '期末回饋：三十七張便條紙',
    text: `
學期初那面牆，一共收到 412 張問題。期末請大家挑一張「現在會答了」和一張「還是不會」帶回家，剩下的我整理成冊。

統計一下：問「為什麼」的 218 張，問「怎麼做」的 97 張，問「這會考嗎」的 41 張，而且都集中在段考前一週。

有一張寫：「老師你為什麼要教書？」我留著，還沒想好怎麼答。
`,
    kind: 'course_learning',
    tags: ['education', 'data_analysis', 'intrapersonal'],
    own: ['三班', '期末'],
    pictures: ['chart-survey'],
    talk: [
      ['zhen', '那張是我寫的，老師慢慢想'],
      ['xiang', '41 張裡面有 12 張是我，我自首'],
      ['mei', '謝謝老師這學期的用心，孩子回家都在問問題。'],
    ],
  },
  {
    by: 'chen',
    when: { summer: 0.4 },
    title: '教師研習：在合歡山重新當學生',
    text: `
五天的高山氣象研習，換我在筆記本上畫滿問號。

第三天凌晨三點起來看雲海，講師說：「你們現在站的地方，昨天也是海拔 3,275 公尺，但是氣壓不一樣。」我在課本上教了十二年的等壓面，第一次用耳膜感覺到。

當學生真好，可以理直氣壯地不會。
`,
    kind: 'workplace_learning',
    tags: ['naturalistic', 'bodily_kinesthetic', 'earth_environment'],
    own: ['教師研習', '暑假'],
    pictures: ['mountains-dawn', 'night-trails'],
    talk: [
      ['yu', '老師跟我們系的高山觀測營同一週！'],
      ['rain', '雲海！！開學要看照片'],
      ['shi', '理直氣壯地不會，好喜歡這句。'],
    ],
  },
  {
    by: 'chen',
    when: 0.64,
    title: '二年三班專題時間表',
    text: `
八組題目都定了。這學期的節奏如下，請貼在聯絡簿上：

1. 第 1 至 3 週：題目與文獻
2. 第 4 至 9 週：蒐集資料，**每週日交一句話進度**
3. 第 10 週：期中分享，每組八分鐘
4. 第 11 至 15 週：補資料、分析
5. 第 16 週：期末海報展，歡迎家長

「一句話進度」可以寫「這週沒做」，但是不能空白。
`,
    kind: 'course_learning',
    tags: ['planning', 'time_management', 'education'],
    own: ['三班', '專題研究'],
    attachments: ['schedule'],
    talk: [
      ['free', '「這週沒做」四個字也算一句話嗎', ['chen', '算，誠實的一句話。']],
      ['en', '海報展那天我要穿青蛙裝'],
    ],
  },
  {
    by: 'chen',
    when: 0.705,
    title: '陪學生去河邊：我的安全檢查表',
    text: `
校外取樣不能只靠熱情。這是我和學務處一起訂的：

- 出發前一天、當天早上各看一次雨量與水位
- 三人以上同行，一人固定在岸上
- 不下水取樣，用長柄勺
- 聽到上游廣播立刻離開，瓶子可以不要

瓶子可以不要，這句我講了三遍。
`,
    kind: 'workplace_learning',
    tags: ['planning', 'education', 'sdg_6', 'recreation_sports'],
    own: ['校外安全'],
    pictures: ['river-downstream'],
    talk: [
      ['other', '我們志工培訓也想採用這張表，可以嗎？', ['chen', '請用，有修改再告訴我。']],
      ['mei', '看到這張表放心多了，謝謝老師。'],
      ['rain', '「瓶子可以不要」我們已經會背了'],
    ],
  },
  {
    by: 'chen',
    when: 0.785,
    title: '跨校共備：和麗山的羅老師教同一堂課',
    text: `
「波」這個單元，地科講地震波，物理講彈簧。我們兩個乾脆互換教室：他來我班上甩彈簧，我去他班上講海嘯。

學生的回饋單最常出現的一句：「原來是同一件事。」
`,
    kind: 'workplace_learning',
    tags: ['education', 'teamwork', 'mathematics_physics_chemistry', 'earth_environment', 'sdg_17'],
    own: ['共備', '跨校'],
    pictures: ['board-waves'],
    talk: [
      ['luo', '你們班問的問題比我們班多三倍，壓力很大。'],
      ['si', '海嘯那堂我回家還在跟我媽講'],
    ],
  },
  {
    by: 'chen',
    when: 0.86,
    title: '段考試題檢討：第 17 題是我出壞了',
    text: `
答對率 9%，而且高分組比低分組還低，鑑別度是負的。重看題幹，「最可能」三個字讓兩個選項都說得通。

這題全班送分。我把出題的過程寫出來發給大家，請他們改成一個好題目。收回來的版本裡，至少有四題比我出得好。

老師也會錯，錯了要訂正。
`,
    kind: 'workplace_learning',
    tags: ['education', 'critical_thinking', 'data_analysis', 'intrapersonal'],
    own: ['試題分析', '教學反思'],
    pictures: ['chart-turbidity'],
    talk: [
      ['bo', '我是那 9%，我可以加倍送分嗎', ['chen', '可以加倍稱讚。']],
      ['liu', '敢公開檢討，佩服。'],
      ['rain', '改題目比寫題目難一百倍'],
    ],
  },
  {
    by: 'chen',
    when: 0.955,
    title: '期中專題分享會',
    text: `
謝謝每一組的報告。附上評分規準與現場紀錄，請在週五前補上自己的反思。

## 我聽到的三個進步
- 開始說「我們不確定的是」
- 圖有單位了，而且座標軸不再從奇怪的數字開始
- 問答時間有人說「這個問題很好，我們沒想到」

## 還可以更好
投影片上的字再少一半。**你們就是投影片。**
`,
    kind: 'course_learning',
    tags: ['verbal_linguistic', 'interpersonal', 'education', 'communication'],
    own: ['三班', '專題研究'],
    pictures: ['slide-violet'],
    attachments: ['rubric-project'],
    talk: [
      ['rain', '反思補好了！寫了兩頁，老師慢用'],
      ['tong', '「你們就是投影片」我要印成貼紙'],
      ['en', '我們組座標軸從 37 開始的事可以不要再提了嗎', ['chen', '會提到畢業。']],
      ['luo', '下次可以跨校一起辦。', ['chen', '正有此意，期末海報展請來當評審。']],
      ['mei', '謝謝老師讓孩子有機會說「不確定」。'],
    ],
  },
  {
    by: 'chen',
    when: 0.995,
    title: '清晨五點的河邊早餐',
    text: `
陪水質組測日出前的溶氧。氣溫 14 度，數字是 3.7，比他們上次測的還低一點。

孩子們的第一反應不是冷，是「要再測兩次確認」。三次分別是 3.7、3.7、3.8。

答應的早餐：蛋餅六份、豆漿六杯、一份給睡過頭後來騎腳踏車追上的 @{en}。
`,
    kind: 'course_learning',
    tags: ['naturalistic', 'interpersonal', 'earth_environment', 'sdg_6'],
    own: ['專題研究'],
    pictures: ['river-evening'],
    talk: [
      ['en', '我只遲到十一分鐘！而且我有帶橘子'],
      ['qing', '這輩子最好吃的蛋餅'],
      ['rain', '三次都測到的時候，天剛好亮。'],
      ['wan', '請把這三個數字和氣溫一起存好，很珍貴。'],
    ],
  },
]
