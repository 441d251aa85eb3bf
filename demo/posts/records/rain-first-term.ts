import type { DemoRecord } from './record.ts'

/** Records of 林小雨 in the first of the two terms. */
export const rainFirstTerm: readonly DemoRecord[] = [
  {
    by: 'rain',
    when: { winter: 0.2 },
    title: '第一次把觀星筆寫滿一頁',
    text: `
寒流來的晚上，爸爸開車載我和 @{feng} 上擎天崗。沒有光害的地方，獵戶座的腰帶清楚得像有人拿尺畫的。

我用星座盤對了三次才找到天狼星，後來發現原來不用找，它就是最亮的那顆。回家以後把觀測紀錄重畫一次，多寫了兩欄：**雲量**和**月齡**，下次可以比較。
`,
    kind: 'self_directed_learning',
    tags: ['naturalistic', 'inquiry_and_research', 'earth_environment'],
    own: ['觀星', '寒假'],
    pictures: ['night-galaxy'],
    talk: [
      ['feng', '我先找到天狼星的好不好', ['rain', '好啦，寫在這裡作證']],
      ['chen', '加上月齡很專業，之後可以試著記錄視寧度。'],
    ],
  },
  {
    by: 'rain',
    when: { winter: 0.75 },
    title: '外婆的菜脯蛋，其實是一堂保存食物的課',
    text: `
過年前回宜蘭，外婆在曬蘿蔔。她說以前沒有冰箱，鹽和太陽就是冰箱。

## 我問到的步驟
1. 蘿蔔切條，一斤配一兩鹽，揉到出水
2. 石頭壓一夜，把水倒掉
3. 白天曬、晚上收，連續五天
4. 裝甕，倒過來放

生物課教的滲透作用，外婆七十年前就會了。我問她為什麼要倒過來放，她說「這樣氣才不會跑進去」，翻成課本的話就是隔絕氧氣。
`,
    kind: 'other_classify',
    tags: ['naturalistic', 'interpersonal', 'sdg_12', 'life_science'],
    own: ['家族記憶'],
    pictures: ['notebook-house', 'pottery-shelf'],
    talk: [
      ['mei', '外婆看到這篇笑得好開心，說要再教妳做豆腐乳。', ['rain', '真的嗎！我暑假要回去學']],
      ['wan', '「倒過來放」這一段可以直接拿來講厭氧發酵了。'],
    ],
  },
  {
    by: 'rain',
    when: 0.01,
    title: '這學期我想試的三件事',
    text: `
開學第一天，班會發了一張空白的 A5 卡片，要我們寫這學期想試的事，期末再拿出來看。

- 把一個問題追到有數據為止
- 每個月讀完一本不是小說的書
- 上台的時候，第一句話不要是「呃」

第三件最難。
`,
    kind: 'self_directed_learning',
    tags: ['intrapersonal', 'planning', 'self_management'],
    own: ['學期目標'],
    talk: [
      ['liu', '第三件我陪妳練，國文課有的是機會。', ['rain', '老師手下留情……']],
      ['qing', '我寫的是「不要再忘記帶便當」，相較之下好沒志氣'],
    ],
  },
  {
    by: 'rain',
    when: 0.035,
    title: '讀《寂靜的春天》前五章',
    text: `
原本以為六十年前的書會很難讀，結果第一章像恐怖故事：一個小鎮突然沒有鳥叫。

> 能夠靜下來凝望地球之美的人，會找到一生都用不完的力量。

卡森寫 DDT 怎麼一層一層累積到鷹的蛋殼裡，我在旁邊畫了一張食物鏈，每往上一層就乘十。畫到最上面的時候，我才發現最上面那一格其實是人。
`,
    kind: 'course_learning',
    tags: ['verbal_linguistic', 'naturalistic', 'critical_thinking', 'sdg_15'],
    own: ['閱讀筆記'],
    pictures: ['books-warm'],
    talk: [
      [
        'zhan',
        '我們館的環境展剛好有一區在講生物累積，歡迎來看。',
        ['rain', '想去！請問平日五點以後有開嗎？'],
        ['zhan', '週五延長到八點，學生證免費。'],
      ],
      ['jian', '我也在讀這本，第八章的鳥類數據很震撼。'],
    ],
  },
  {
    by: 'rain',
    when: 0.06,
    title: '洋蔥表皮細胞：染色前後的差別',
    text: `
同一片表皮，沒染色的時候幾乎什麼都看不到，滴上亞甲藍等三分鐘，細胞核一顆一顆浮出來，像打開燈。

我和 @{qing} 犯了一個錯：蓋玻片直接放下去，全是氣泡。第二次學會讓一邊先碰到水再慢慢放下。**老師說過的話，手做過一次才會真的聽懂。**
`,
    kind: 'course_learning',
    tags: ['naturalistic', 'hands_on_making', 'life_science'],
    own: ['生物實驗'],
    pictures: ['cells-onion'],
    talk: [
      ['qing', '氣泡那張我們也留著吧，很像珍珠奶茶'],
      ['chen', '把失敗的照片也放進來，就是一份很好的實驗紀錄。'],
      ['ting', '染色時間可以試 1、3、5 分鐘，比較背景顏色。'],
    ],
  },
  {
    by: 'rain',
    when: 0.09,
    title: '午休睡二十分鐘，下午真的比較清醒嗎？',
    text: `
班上吵了一個星期的問題，我們決定用數據吵。

## 怎麼測
十二個同學，連續八天，抽籤決定今天午休要睡還是不睡。下午第一節課前，用反應時間網頁測五次取中位數。

## 結果
睡的那幾天平均快 **31 毫秒**，但有兩個人反而變慢，都是睡超過三十分鐘、被鐘聲嚇醒的。

樣本太小，不能說「有效」，只能說「在我們班看起來有」。不過老師答應午休關燈準時了。
`,
    kind: 'self_directed_learning',
    tags: ['logical_mathematical', 'data_analysis', 'critical_thinking', 'social_psychology'],
    own: ['小實驗', '統計'],
    pictures: ['chart-sleep'],
    talk: [
      ['bo', '我就是那個被鐘聲嚇醒的', ['rain', '謝謝你為科學犧牲'], ['en', '他那天的反應時間是全班最慢']],
      ['chen', '願意說「只能說在我們班看起來有」，這句話比結果更有價值。'],
      ['yan', '有考慮順序效應嗎？可以用交叉設計。', ['rain', '有抽籤但沒平衡順序，下次改！']],
    ],
  },
  {
    by: 'rain',
    when: 0.115,
    title: '合唱團甄試：我唱了中音部',
    text: `
一直以為自己是高音，老師聽完音階說：「妳的中音很暖，要不要試試看？」

中音很少唱到主旋律，都在撐和聲。練了一個月〈城裡的月光〉，第一次聽到四個聲部疊起來的時候，起雞皮疙瘩。原來**不被聽見的聲音，拿掉了大家都會發現**。
`,
    kind: 'group_activity',
    tags: ['musical', 'teamwork', 'arts'],
    own: ['合唱團'],
    pictures: ['music-sheet'],
    talk: [
      ['zhen', '歡迎來中音部，我們有零食'],
      ['mei', '妳在家洗碗的時候唱的就是這首吧。'],
    ],
  },
  {
    by: 'rain',
    when: 0.14,
    onWeekend: true,
    title: '富陽生態公園：找不到的領角鴞',
    text: `
自然社的第一次夜觀。任務是找領角鴞，結果站了四十分鐘只聽到聲音，沒看到鳥。

但是因為一直安靜站著，我們看到了：
- 一隻正在脫皮的斑龜——不對，是脫殼的**蟬**（天太黑）
- 三種不一樣的蛙叫
- 螢火蟲幼蟲，尾巴有兩個小小的光點

學長 @{ting} 說，夜觀的成功率本來就不到三成，所以要學的是「沒看到的時候在看什麼」。更正：是學姊，我打太快了。
`,
    kind: 'group_activity',
    tags: ['naturalistic', 'inquiry_and_research', 'sdg_15', 'life_science'],
    own: ['自然社', '夜觀'],
    pictures: ['map-frogs', 'mountains-dusk'],
    talk: [
      [
        'ting',
        '原諒妳。蛙聲錄音記得上傳，我幫妳聽是不是臺北樹蛙。',
        ['rain', '傳了！第二段背景是宥翔打噴嚏'],
        ['xiang', '那是一種鳴叫'],
      ],
      ['tong', '蟬脫殼那段我錄到縮時了'],
    ],
  },
  {
    by: 'rain',
    when: 0.165,
    title: '三角測量：不用爬上去，量出司令台多高',
    text: `
數學課借了測角器，分組量司令台。量角度的人要趴在地上，我們組是 @{en} 趴。

兩個觀測點相距 10 公尺，仰角分別是 21° 和 34°。列出兩條式子相減，算出高度 **8.6 公尺**。總務處給的數字是 8.4，誤差大約百分之二。

誤差從哪裡來？我們覺得是眼睛高度忘了加，又加了兩次。
`,
    kind: 'course_learning',
    tags: ['logical_mathematical', 'visual_spatial', 'problem_solving', 'mathematics_physics_chemistry'],
    pictures: ['geometry'],
    talk: [
      ['en', '趴在地上的人沒有功勞也有苦勞', ['rain', '你的制服我幫你拍過灰塵了']],
      [
        'luo',
        '如果角度有 ±0.5° 的不確定，高度會差多少？算算看，很有意思。',
        ['rain', '算了，大概 ±0.4 公尺，所以我們其實沒有想像中準'],
        ['luo', '很好，這就是誤差傳遞。'],
      ],
    ],
  },
  {
    by: 'rain',
    when: 0.19,
    title: '段考後的錯題整理：不是不會，是看太快',
    text: `
把三科的錯題按原因分類，不按章節分：

- 觀念不會：6 題
- 題目看錯：**11 題**
- 計算失誤：7 題
- 時間不夠：3 題

看錯的十一題裡，有八題的關鍵字是「不」、「至少」、「下列何者錯誤」。以後讀題先圈這三種字。
`,
    kind: 'self_directed_learning',
    tags: ['intrapersonal', 'self_management', 'data_analysis'],
    own: ['錯題本'],
    privacy: 'friends',
    pictures: ['notebook-vectors'],
    talk: [
      ['qing', '借我抄這個分類法'],
      ['chen', '比分數有用多了。'],
    ],
  },
  {
    by: 'rain',
    when: 0.215,
    onWeekend: true,
    title: '關渡淨灘：我們撿到的前三名',
    text: `
早上七點集合，五十個人兩小時撿了 212 公斤。用 ICC 表格登記，我負責記錄。

1. 塑膠瓶蓋 384 個
2. 吸管與攪拌棒 271 支
3. 寶特瓶 196 個

最意外的是撿到一塊 1997 年的洗衣粉袋子，圖案還很清楚。它比我老，而且看起來會比我活得久。
`,
    kind: 'volunteer_service',
    tags: ['naturalistic', 'civic_participation', 'sdg_14', 'sdg_12'],
    own: ['淨灘', '志工時數'],
    pictures: ['shore-rocks', 'chart-waste'],
    talk: [
      ['other', '謝謝你們組登記得這麼完整，資料我們已經匯進全國平台了。', ['rain', '好榮幸！下次換地點也想參加']],
      ['free', '那個洗衣粉袋子可以進博物館'],
      ['zhan', '真的，我們有收過同款的。'],
    ],
  },
  {
    by: 'rain',
    when: 0.24,
    title: '國文課辯論：AI 寫的詩算不算詩',
    text: `
我抽到正方「算」。準備的時候發現自己心裡其實站反方，所以先把反方最強的三個論點寫下來，再一個一個找破口。

結辯我說：「我們讀詩的時候，從來沒有先去查詩人是不是真的難過。」說完全場安靜兩秒，然後反方舉手問：「那妳會為一首沒有人難過的詩流淚嗎？」

輸了，但是是很過癮的輸。
`,
    kind: 'course_learning',
    tags: ['verbal_linguistic', 'critical_thinking', 'communication', 'literature_history_philosophy'],
    own: ['辯論'],
    pictures: ['stage-speech'],
    talk: [
      ['liu', '妳的結辯我抄在教室後面的白板上了。'],
      ['rui', '反方那題我想了一個晚上才想出來的', ['rain', '可惡，原來是你準備的']],
      ['jian', '好想看這場的錄影。'],
    ],
  },
  {
    by: 'rain',
    when: 0.265,
    title: '用試算表畫出內湖近十年的雨',
    text: `
氣象署的觀測資料可以免費下載，可是下載下來的 CSV 第一列是英文代號，第二列才是中文，缺值用 -9999 表示。光是清資料就花了一節課。

清完以後做了樞紐分析，每個月加總。最明顯的是：**下雨的天數變少，但一小時超過 40 毫米的次數變多。**

這就是課本說的「降雨型態改變」嗎？我不敢下結論，先把圖留著，問老師。
`,
    kind: 'course_learning',
    tags: ['logical_mathematical', 'data_analysis', 'digital_skills', 'sdg_13', 'earth_environment'],
    own: ['資料分析'],
    pictures: ['chart-rain', 'chart-temperature'],
    attachments: ['rain-table'],
    talk: [
      [
        'yu',
        '大氣系學長路過：十年對氣候來說太短，但這個觀察方向是對的。可以找三十年的測站。',
        ['rain', '謝謝學長！板橋站有三十年以上的，我來下載'],
      ],
      ['chen', '-9999 的故事請留著，這是每個做資料的人的成年禮。'],
    ],
  },
  {
    by: 'rain',
    when: 0.29,
    title: '英文簡報第一次沒看稿',
    text: `
題目是 *Why do cities flood?*，三分鐘。我的作法是只在手心寫三個字：rain、road、river。

中間忘了 impermeable 怎麼念，乾脆說 "a road that cannot drink water"，結果同學笑了，老師也笑了，還說這個比喻比那個單字好。

## 自評
- 眼神：有看到第三排
- 語速：太快，2 分 20 秒就講完
- "Um"：7 次（上次 19 次）
`,
    kind: 'course_learning',
    tags: ['verbal_linguistic', 'foreign_languages', 'communication', 'foreign_language'],
    own: ['英文簡報'],
    pictures: ['slide-blue', 'board-grammar'],
    talk: [
      ['yong', '“a road that cannot drink water” 太可愛了，我要拿去跟同學分享。'],
      ['tong', '我有幫妳數 um，真的是 7 次'],
    ],
  },
  {
    by: 'rain',
    when: 0.315,
    title: '綠豆日記：光、暗、紅光，第十九天',
    text: `
三盆綠豆，每盆三十顆，只有光不一樣。

**A（日光）** 長得最穩，莖粗，葉子深綠。
**B（紅色玻璃紙）** 比較矮，葉子小。
**C（全暗）** 前十天衝最快，十四天以後停住，莖白白的、彎下去。

我本來猜暗的會最矮，猜反了。查了才知道那叫做**黃化**，植物在黑暗裡會把所有力氣拿去「找光」。用完了，就沒有了。
`,
    kind: 'course_learning',
    tags: ['naturalistic', 'inquiry_and_research', 'logical_mathematical', 'bioresources'],
    own: ['生物實驗', '長期觀察'],
    pictures: ['notebook-bean', 'chart-bean', 'window-pots'],
    talk: [
      [
        'wan',
        '可以試試遠紅光，避蔭反應會更明顯。需要 LED 燈條我實驗室有多的。',
        ['rain', '真的可以借嗎？我先問老師！'],
        ['chen', '可以，我來簽借用單。謝謝婉庭。'],
      ],
      ['tian', '我們班也有種綠豆！可是被倉鼠吃掉了', ['rain', '倉鼠有長高嗎']],
    ],
  },
  {
    by: 'rain',
    when: 0.34,
    title: '和八十一歲的鄰居聊「大水」',
    text: `
社會課的口述歷史作業，我訪問住在對面的王爺爺。他民國五十二年在大龍峒遇過葛樂禮颱風，水淹到二樓，他們把門板拆下來當船。

我準備了十個問題，第一題問完他講了四十分鐘，後面九題都用不到。**好的訪問好像不是問問題，是不要打斷。**

回家查報紙資料庫，找到那天的頭版，日期和他說的差一天。我回去問，他想了想說：「我記得的是水退的那天。」
`,
    kind: 'course_learning',
    tags: ['interpersonal', 'verbal_linguistic', 'communication', 'literature_history_philosophy', 'sdg_11'],
    own: ['口述歷史'],
    pictures: ['timeline-family', 'old-street'],
    talk: [
      ['liu', '最後一句讓我起雞皮疙瘩。日期不一樣，可是記得的東西是真的。'],
      [
        'zhan',
        '願意的話，這份訪談可以捐給我們的市民記憶庫。',
        ['rain', '我問爺爺，他說要先讓他看過稿子'],
        ['zhan', '當然，這是最好的作法。'],
      ],
      ['mei', '王爺爺還送了我們一袋金棗。'],
    ],
  },
  {
    by: 'rain',
    when: 0.365,
    title: '八百公尺：從 5 分 12 秒到 4 分 41 秒',
    text: `
八週，每週兩次，放學跑四圈。第三週最想放棄，成績還退步。體育老師說是因為我第一圈都衝太快，後面在還債。

改成每圈都看錶，前兩圈故意慢三秒，最後一圈還有力氣加速。把八週的成績畫成折線，只有一個地方往上，剛好是段考週。
`,
    kind: 'self_directed_learning',
    tags: ['bodily_kinesthetic', 'self_management', 'recreation_sports', 'sdg_3'],
    own: ['跑步'],
    pictures: ['running-track', 'chart-run'],
    talk: [
      ['xiang', '下學期大隊接力妳跑第三棒'],
      ['bo', '配速是真的有差，我也是改了才進五分'],
    ],
  },
  {
    by: 'rain',
    when: 0.39,
    title: '公民課模擬議會：我當了一天環保局長',
    text: `
題目是「要不要在河濱公園蓋滯洪池」。我是環保局長，要同時回答里長（怕蚊子）、足球隊（沒有場地）和下游居民（怕淹水）。

我以為準備數據就夠了，結果里長問：「數據是你們的，蚊子是我們的。」當場答不出來。

後來查到有些滯洪池會養大肚魚、平常當球場用，如果再來一次，我會先問大家怕什麼，再拿圖出來。
`,
    kind: 'course_learning',
    tags: ['interpersonal', 'civic_participation', 'communication', 'law_politics', 'sdg_11', 'sdg_16'],
    own: ['模擬議會'],
    pictures: ['notes-wall'],
    talk: [
      ['rui', '我是里長，那句話我排練了三次'],
      [
        'other',
        '現實中的說明會就是這樣，妳的反省很到位。',
        ['rain', '請問你們真的會被問蚊子嗎'],
        ['other', '每一場。'],
      ],
    ],
  },
  {
    by: 'rain',
    when: 0.415,
    title: '第一次焊接：亮了一顆燈，燙了一根手指',
    text: `
生活科技課做土壤濕度提醒器。原理是兩根鐵釘插在土裡，土越乾電阻越大，電晶體就把 LED 打開。

@{rui} 教我焊接的口訣：「先熱腳，再餵錫，兩秒就走。」我前三顆都變成冷焊，一搖就掉。第四顆亮的時候，我們兩個同時叫出來。

現在它插在教室後面的黃金葛旁邊，缺水會亮紅燈。
`,
    kind: 'works',
    tags: ['hands_on_making', 'logical_mathematical', 'electrical_electronic', 'engineering'],
    own: ['生活科技'],
    pictures: ['circuit-paper', 'breadboard'],
    talk: [
      ['rui', '口訣是我阿公教的'],
      ['qiu', '冷焊可以補一點助焊劑再熱一次，不用拆。', ['rain', '原來！前三顆有救了']],
      ['chen', '黃金葛謝謝你們。'],
    ],
  },
  {
    by: 'rain',
    when: 0.44,
    title: '讀《我們為什麼要睡覺》：三個改變',
    text: `
第二本不是小說的書，讀完了。寫下三件我真的會做的事：

1. 手機十一點放客廳充電
2. 假日起床時間不要晚超過一小時
3. 午休不超過二十五分鐘（見之前的實驗）

作者有些數字後來被質疑，我找到一篇逐條檢查的文章，對照著讀更有趣。**好看的書也要查證。**
`,
    kind: 'self_directed_learning',
    tags: ['verbal_linguistic', 'critical_thinking', 'self_management', 'medicine_health', 'sdg_3'],
    own: ['閱讀筆記'],
    pictures: ['books-tall', 'chart-week'],
    talk: [
      ['pei', '護理科同學認證：第一點最難，也最有用。'],
      ['jian', '求那篇檢查文章的連結！', ['rain', '私訊妳了']],
    ],
  },
  {
    by: 'rain',
    when: 0.465,
    title: '校內科展：我們問了一條水溝',
    text: `
學校旁邊的水溝有一段沒有蓋子，下雨前會有味道。我、@{qing}、@{en} 量了三個星期。

> 問題：味道跟溫度有關，還是跟水量有關？

我們每天記水溫、水深，請五個人聞（編號、蒙眼、打 0 到 5 分）。結果跟**水深**最有關：水越淺，分數越高；溫度的影響反而不明顯。

評審問：「五個人的鼻子一樣嗎？」我們沒有校正。這個問題問得真好。

得了佳作，沒有進市賽。@{chen} 說：「你們找到一個比獎更好的東西，就是下一個問題。」
`,
    kind: 'contest',
    tags: ['naturalistic', 'inquiry_and_research', 'teamwork', 'data_analysis', 'sdg_6'],
    own: ['科展', '專題研究'],
    pictures: ['slide-warm', 'chart-survey', 'certificate-blue'],
    talk: [
      ['qing', '蒙眼聞水溝的五位勇者：謝謝你們'],
      ['free', '我是二號勇者，我給了 5 分', ['en', '你每天都給 5 分']],
      ['chen', '期待你們把問題從水溝帶到河邊。'],
      ['ting', '嗅覺評分可以用正丁醇當參考標準，學長姊以前做過。'],
    ],
  },
  {
    by: 'rain',
    when: 0.49,
    title: '夜裡的植物：葉子畫了一整本',
    text: `
美術課的速寫作業是「同一個東西畫二十次」。我選了窗台的薄荷。

前五張都在畫「我以為葉子的樣子」，第六張開始才真的在看：葉脈不是左右對稱的，鋸齒也不是一樣大。第十七張的時候它開花了，我差點沒發現。
`,
    kind: 'works',
    tags: ['visual_spatial', 'aesthetics', 'arts'],
    own: ['速寫'],
    pictures: ['watercolour-garden', 'cells-leaf'],
    talk: [
      ['zhen', '第十七張可以給我當桌布嗎'],
      ['ma', '園藝科表示：薄荷開花前香味最濃，可以剪來泡茶。', ['rain', '剪了！真的好香']],
    ],
  },
  {
    by: 'rain',
    when: 0.52,
    title: '給自己的一封信',
    text: `
期末前兩週，事情全部擠在一起。今天在圖書館坐了三小時只寫完一頁。

寫給下學期的我：忙的時候不要只算「還有幾件」，也要算「已經做完幾件」。這學期我做完了十四件。
`,
    kind: 'self_directed_learning',
    tags: ['intrapersonal', 'self_management'],
    privacy: 'private',
    pictures: ['rainy-window'],
  },
  {
    by: 'rain',
    when: 0.55,
    title: '班級刊物《三班報》出刊：我當總編輯',
    text: `
十六頁，四個禮拜，九個作者，印了四十五本。

當總編輯學到的不是排版，是**催稿**。試過群組公告（沒人理）、個別私訊（有人理）、請截稿前一天的人吃布丁（全部交稿）。

封面是 @{zhen} 畫的，最後一頁的謎語是 @{xiang} 出的，到現在還沒有人解開。
`,
    kind: 'cadre_experience',
    tags: ['verbal_linguistic', 'leadership', 'planning', 'mass_communication'],
    own: ['班刊'],
    pictures: ['notes-cork'],
    talk: [
      ['xiang', '提示：答案在第七頁', ['tong', '第七頁是廣告'], ['xiang', '對']],
      ['liu', '每一篇我都讀了，昀蓁的封面應該裱起來。'],
      ['rui', '布丁策略有效，推薦給下一任'],
    ],
  },
  {
    by: 'rain',
    when: 0.58,
    title: '學期末打開那張卡片',
    text: `
開學時寫的三件事，今天拿出來看。

**把一個問題追到有數據為止**——有，一條水溝。
**每個月讀一本不是小說的書**——五個月讀了四本，差一本。
**第一句話不要是「呃」**——英文課成功，數學課失敗。

我把卡片翻面，寫了新的三件。這次先不公開。
`,
    kind: 'self_directed_learning',
    tags: ['intrapersonal', 'planning', 'self_management'],
    own: ['學期目標', '反思'],
    pictures: ['chart-self'],
    talk: [
      ['qing', '「差一本」已經比我多四本'],
      ['liu', '數學課那次我幫妳跟數學老師說情。'],
      ['chen', '翻面的那三件，明年再一起看。'],
    ],
  },
]
