import type { DemoRecord } from './record.ts'

/** Records of 林小雨 in the summer and in the second of the two terms. */
export const rainSecondTerm: readonly DemoRecord[] = [
  {
    by: 'rain',
    when: { summer: 0.12 },
    title: '河川營第一天：學會穿青蛙裝',
    text: `
青蛙裝是連身的防水褲，穿的時候要先把空氣擠出來，不然下水會浮起來。這是我今天學到的第一個科學知識。

第二個是溶氧計要先在空氣裡校正。@{other} 帶我們在石頭下找水生昆蟲：石蠅、扁蜉蝣、網石蛾。**有石蠅的地方，水通常不會太差**，牠們比儀器還敏感。
`,
    kind: 'group_activity',
    tags: ['naturalistic', 'hands_on_making', 'sdg_6', 'earth_environment'],
    own: ['河川營', '暑假'],
    pictures: ['river-upstream', 'food-web'],
    talk: [
      ['other', '妳是第一個主動問校正的學員。', ['rain', '因為上次科展沒校正鼻子被問倒']],
      ['feng', '我也要穿青蛙裝'],
      ['wan', '水生昆蟲辨識圖鑑推薦特生中心那本，可以線上看。'],
    ],
  },
  {
    by: 'rain',
    when: { summer: 0.3 },
    title: '回宜蘭學做豆腐乳',
    text: `
答應外婆的事。豆腐切塊抹鹽、曬兩天、一層豆腐一層米麴，加糖水封起來，要等三個月。

等的時間裡我查了米麴菌在做什麼：蛋白酶把豆腐的蛋白質切成胺基酸，所以變軟、變鮮。外婆聽完說：「喔，原來我請了那麼多工人。」
`,
    kind: 'other_classify',
    tags: ['naturalistic', 'hands_on_making', 'food', 'sdg_12'],
    own: ['家族記憶', '發酵'],
    pictures: ['train-window'],
    talk: [
      ['mei', '「請了那麼多工人」，這句要留下來。'],
      [
        'han',
        '食品加工科表示：鹽度低於一成要小心雜菌，外婆的比例是多少？',
        ['rain', '她說「感覺」……我偷偷秤了，大約 12%'],
        ['han', '外婆的手就是磅秤'],
      ],
    ],
  },
  {
    by: 'rain',
    when: { summer: 0.55 },
    title: '自學 Python 第三週：讓電腦幫我算平均',
    text: `
跟著線上課程寫到函式。今天寫了一個讀 CSV、跳過 -9999、算每月平均的小程式，只有 14 行，但是之前用試算表拉了一節課的事，它零點幾秒就做完。

卡最久的 bug 是縮排。@{bo} 遠端看一眼就說：「妳第九行多一個空格。」

下一個目標：自動畫圖。
`,
    kind: 'self_directed_learning',
    tags: ['logical_mathematical', 'digital_skills', 'problem_solving', 'information'],
    own: ['Python', '暑假'],
    pictures: ['code-night'],
    attachments: ['python-notes'],
    talk: [
      ['bo', '多一個空格，人生就不一樣', ['rain', '哲學家鄭博宇']],
      ['yan', '可以學 pandas，一行就能處理缺值：na_values=-9999。', ['rain', '！！！我那 14 行瞬間變 3 行']],
    ],
  },
  {
    by: 'rain',
    when: { summer: 0.78 },
    title: '圖書館志工第二十小時：把書放回對的地方',
    text: `
分類號像座標。一開始我要看三次才放對，現在看到 863.57 就知道往右邊第二排走。

最喜歡的工作是整理還書車，可以偷看大家在讀什麼。這星期最熱門的是颱風和露營。有一本 1988 年的《基隆河》沒有人借過，我借了。
`,
    kind: 'volunteer_service',
    tags: ['interpersonal', 'verbal_linguistic', 'civic_participation', 'sdg_4'],
    own: ['志工時數'],
    pictures: ['books-pale'],
    talk: [
      ['liu', '1988 年那本是絕版書，好好讀。'],
      ['tong', '原來 863.57 是小說！'],
    ],
  },
  {
    by: 'rain',
    when: 0.635,
    title: '專題題目定了：基隆河中游為什麼缺氧',
    text: `
三個人，一條河，一個學期。

## 我們怎麼選的
列了十二個想做的題目，用三個問題篩：做得到嗎？有人做過嗎？做出來有人在乎嗎？最後剩兩個，投票 2 比 1。

## 為什麼是溶氧
那本 1988 年的書裡寫，中游曾經「魚蝦絕跡」。現在的監測資料說已經改善很多，可是夏天還是有幾天會掉到 3 mg/L 以下。

我們想知道：**是什麼時候、在哪一段、為什麼。**
`,
    kind: 'course_learning',
    tags: ['naturalistic', 'inquiry_and_research', 'planning', 'sdg_6', 'earth_environment'],
    own: ['專題研究', '基隆河'],
    pictures: ['mind-map', 'map-contour'],
    talk: [
      ['chen', '三個篩選問題很好，第三個最難答，先放著，做完再回來看。'],
      ['en', '投 1 的人是我，現在我也覺得這題好', ['qing', '你那題是「哪家滷肉飯的湯比較多」'], ['en', '也很重要']],
      ['other', '歷年監測資料我可以幫你們要到原始檔。', ['rain', '太感謝了，我寫信過去！']],
    ],
  },
  {
    by: 'rain',
    when: 0.655,
    title: '班會選幹部：我選上學藝股長',
    text: `
政見只有一條：教室後面的佈告欄每兩週換一次，主題大家投票。

當選以後第一件事是發現膠帶用完了。第二件事是訂出「佈告欄值日生」，六個人一組輪流。**分工表貼出來，比提醒十次有用。**
`,
    kind: 'cadre_experience',
    tags: ['interpersonal', 'leadership', 'planning'],
    own: ['學藝股長'],
    talk: [
      ['zhen', '第一期我要畫貓'],
      ['chen', '膠帶我辦公室有，來拿。'],
    ],
  },
  {
    by: 'rain',
    when: 0.675,
    title: '波動單元：用彈簧看見駐波',
    text: `
兩個人拉一條長彈簧，慢慢加快甩的速度，突然間它就「站住」了：有的地方不動，有的地方晃得很大。

數了節點，甩的頻率剛好是整數倍。**會動的東西可以有不動的點**，這件事我看了很久。

畫了兩張圖：一張是課本的正弦，一張是我們真的拍到的，中間凹凸不平，因為我的手會抖。
`,
    kind: 'course_learning',
    tags: ['logical_mathematical', 'visual_spatial', 'mathematics_physics_chemistry'],
    own: ['物理'],
    pictures: ['board-waves', 'notebook-wave'],
    talk: [
      ['luo', '手抖的那張更有價值，試著估估看頻率的不確定度。'],
      ['si', '我們學校用電動振盪器，反而沒有手感。'],
    ],
  },
  {
    by: 'rain',
    when: 0.695,
    onWeekend: true,
    title: '第一次取樣：五個點，三個人，一場雨',
    text: `
早上八點從汐止出發，往下游走到內湖。五個點都取了兩瓶水、測了溫度、pH、溶氧和濁度。

第四個點的時候下雨，只好在橋下等四十分鐘。等待時發現：**雨水從排水孔衝出來的那一刻，濁度計的數字一下子跳三倍。** 原本以為雨是干擾，現在變成新的問題。

- 取樣點地圖畫在 [OpenStreetMap](https://www.openstreetmap.org/)（用 GPS 記了座標）
- 每個點的照片都有放同一把尺，方便比對水位
- 忘了帶垃圾袋，下次要帶
`,
    kind: 'course_learning',
    tags: ['naturalistic', 'inquiry_and_research', 'teamwork', 'sdg_6', 'bodily_kinesthetic'],
    own: ['專題研究', '基隆河', '取樣'],
    pictures: ['map-river', 'river-downstream', 'rainy-window'],
    talk: [
      ['qing', '我的鞋子到現在還沒乾'],
      ['other', '初期沖刷（first flush），你們剛好遇到教科書等級的現象。', ['rain', '原來有名字！去查']],
      ['mei', '下次出門前看天氣預報。', ['feng', '姊姊有看，是她說 30% 不會下']],
      ['chen', '安全第一，下雨不要靠近排水口。資料很珍貴，辛苦了。'],
    ],
  },
  {
    by: 'rain',
    when: 0.715,
    title: '讀論文是什麼感覺',
    text: `
第一次從頭到尾讀完一篇期刊論文（英文，11 頁）。@{wan} 學姊教我的順序是：標題、圖、結論、再回來讀方法。

我以為會看不懂，結果是看懂了圖，看不懂統計。把不懂的詞列成三欄：現在要懂、之後要懂、先不用懂。第三欄最長，但是看到它有自己的位置，就不怕了。
`,
    kind: 'self_directed_learning',
    tags: ['verbal_linguistic', 'inquiry_and_research', 'foreign_languages', 'critical_thinking'],
    own: ['專題研究', '閱讀筆記'],
    pictures: ['mind-map-green'],
    talk: [
      ['wan', '「先不用懂」這一欄，我到碩二都還在用。'],
      ['jian', '三欄法我明天就用在歷史上。'],
    ],
  },
  {
    by: 'rain',
    when: 0.735,
    title: '運動會大隊接力：第三棒',
    text: `
接棒的時候棒子差點掉，是 @{xiang} 用手掌壓住的。我跑了兩百公尺，腦袋裡只有一句話：前半不要衝。

全年級第四，差第三名 0.8 秒。大家喉嚨都啞了。@{tong} 把比賽剪成一分半的影片，慢動作那段我看起來好像很快。
`,
    kind: 'group_activity',
    tags: ['bodily_kinesthetic', 'teamwork', 'recreation_sports'],
    own: ['運動會'],
    privacy: 'friends',
    pictures: ['running-track'],
    talk: [
      ['xiang', '手掌現在還有棒子的形狀'],
      ['bo', '0.8 秒我負責 0.5'],
      ['tong', '慢動作人人平等'],
    ],
  },
  {
    by: 'rain',
    when: 0.752,
    title: '和國小的弟弟妹妹一起做淨水瓶',
    text: `
服務學習課到內湖國小。我們帶四年級做簡易濾水器：寶特瓶、小石子、粗砂、細砂、活性碳、棉花。

小恬問：「過濾完可以喝嗎？」我說不行，因為細菌很小，會鑽過去。她想了一下說：「那我們要做更小的洞。」**她剛剛自己發明了濾膜。**

備課的時候我背了好多名詞，結果一個都沒用到。
`,
    kind: 'volunteer_service',
    tags: ['interpersonal', 'communication', 'sdg_4', 'sdg_6', 'education'],
    own: ['服務學習'],
    pictures: ['lab-warm'],
    talk: [
      [
        'tian',
        '小雨姊姊好！我回家又做了一個，水變比較透明了',
        ['rain', '太棒了！記得不能喝喔'],
        ['tian', '我拿去澆花了'],
      ],
      ['shi', '謝謝你們來，孩子們今天聯絡簿都寫這件事。'],
      ['ruo', '不急著給名詞，讓孩子自己長出概念，這就是好的探究教學。'],
    ],
  },
  {
    by: 'rain',
    when: 0.772,
    title: '溶氧的一天：從清晨四點測到晚上十一點',
    text: `
為了知道溶氧一天怎麼變，我們在同一個點每三小時測一次。清晨的班是我和爸爸，晚上是 @{en} 和他哥哥。

## 看到什麼
- 最低在**日出前**，3.9 mg/L
- 最高在下午三點，8.1 mg/L
- 天黑之後掉得比想像中快

## 我們的想法
白天藻類行光合作用放氧氣，晚上只剩呼吸在用氧氣。如果監測站都在上午十點取樣，就永遠看不到最低的那一刻。

這是整個專題到現在最興奮的一天，也是最睏的一天。
`,
    kind: 'course_learning',
    tags: ['naturalistic', 'data_analysis', 'inquiry_and_research', 'sdg_6', 'sdg_14'],
    own: ['專題研究', '基隆河'],
    pictures: ['chart-oxygen-day', 'mountains-dawn'],
    talk: [
      ['chen', '溶氧的推論很清楚。「永遠看不到最低的那一刻」可以當報告的標題。'],
      ['en', '我哥說他大學報告都沒這麼拚'],
      [
        'wan',
        '晝夜變化測得漂亮。可以再估計群落呼吸率，公式我傳給妳。',
        ['rain', '學姊我看到積分符號了……'],
        ['wan', '別怕，是長方形加起來而已。'],
      ],
      ['yu', '順便記雲量！陰天的曲線會平很多。'],
    ],
  },
  {
    by: 'rain',
    when: 0.79,
    title: '三班佈告欄第四期：「我們吃掉的里程」',
    text: `
這期主題是食物里程。全班把早餐的食材寫在便利貼，貼到世界地圖上，用毛線連到內湖。

最遠的是挪威鮭魚飯糰，8,600 公里；最近的是 @{ma} 送我們的小白菜，7 公里。算完沒有人說要改吃什麼，但是大家開始看標籤了。
`,
    kind: 'cadre_experience',
    tags: ['interpersonal', 'creativity', 'global_outlook', 'sdg_12', 'sdg_2'],
    own: ['學藝股長', '佈告欄'],
    pictures: ['notes-wall', 'chart-kitchen'],
    talk: [
      ['ma', '7 公里的小白菜表示光榮'],
      ['free', '我的飯糰是地理冠軍'],
      ['shi', '可以借我們班用這個點子嗎？', ['rain', '當然可以！毛線也借你們']],
    ],
  },
  {
    by: 'rain',
    when: 0.808,
    onWeekend: true,
    title: '市立圖書館講座：〈河流的權利〉',
    text: `
講者說紐西蘭的旺加努伊河在法律上是一個「人」，有兩位監護人可以替它說話。

提問時間我舉手：「如果河川是人，那它生病的時候，誰算是家屬？」講者停了一下說，這是今天最難的問題。

回家路上一直在想，也許做監測的人，就是去量體溫的家屬。
`,
    kind: 'self_directed_learning',
    tags: ['verbal_linguistic', 'critical_thinking', 'civic_participation', 'law_politics', 'sdg_16'],
    own: ['講座'],
    pictures: ['stage-speech', 'river-evening'],
    talk: [
      ['liu', '「去量體溫的家屬」——這句請一定要寫進妳的自傳。'],
      ['other', '我也在現場，原來舉手的是妳！'],
      ['jian', '想知道講者後來怎麼回答。', ['rain', '他說原住民族的說法是：我就是河，河就是我。']],
    ],
  },
  {
    by: 'rain',
    when: 0.825,
    title: '酸鹼滴定：最後一滴',
    text: `
今天滴定三次，第一次過頭變成桃紅色，第二次又過頭，第三次學會「半滴」：讓液滴掛在管口，用洗瓶沖下去。顏色淡得要放在白紙上才看得出來，大家都圍過來。

- 第一次 18.92 mL（過）
- 第二次 18.70 mL（過）
- 第三次 **18.46 mL**
`,
    kind: 'course_learning',
    tags: ['logical_mathematical', 'hands_on_making', 'mathematics_physics_chemistry'],
    own: ['化學實驗'],
    pictures: ['lab-bench', 'board-chemistry'],
    talk: [
      ['qing', '第二次是因為我打噴嚏'],
      ['luo', '三次中兩次過頭，但妳知道原因，這才叫重複實驗。'],
    ],
  },
  {
    by: 'rain',
    when: 0.842,
    title: '合唱比賽：中音部的三十二小節',
    text: `
自選曲有三十二小節是中音唱主旋律。練習的時候我們都唱得很小聲，因為不習慣被聽見。

指揮說：「妳們不是突然變重要，是一直都很重要，只是今天輪到大家知道。」

上台燈很亮，看不到台下。唱完最後一個音，有半秒完全的安靜，然後才是掌聲。**優等。**
`,
    kind: 'contest',
    tags: ['musical', 'teamwork', 'aesthetics', 'arts'],
    own: ['合唱團'],
    pictures: ['stage-choir', 'music-sheet-cool'],
    talk: [
      ['zhen', '那半秒我會記一輩子'],
      ['mei', '媽媽在第六排哭了。', ['feng', '真的，我幫她遞衛生紙'], ['rain', '你們怎麼沒說要來！！']],
      ['liu', '指揮那句話說得真好。'],
    ],
  },
  {
    by: 'rain',
    when: 0.858,
    title: '濁度和溶氧：散佈圖不會說謊，但會害羞',
    text: `
六次取樣、五個點，一共三十筆。把濁度放在橫軸、溶氧放在縱軸，點往右下掉，看起來很漂亮。

算出相關係數 r = **−0.71**。正要開心的時候 @{bo} 問：「如果拿掉下雨那天呢？」拿掉以後只剩 −0.38。

所以那張漂亮的圖，有一半是一場雨畫的。我把兩張圖都放進報告裡。
`,
    kind: 'course_learning',
    tags: ['logical_mathematical', 'data_analysis', 'critical_thinking', 'sdg_6'],
    own: ['專題研究', '統計'],
    pictures: ['chart-turbidity'],
    attachments: ['river-data'],
    talk: [
      ['bo', '對不起，我只是隨口問', ['rain', '你救了我們的報告']],
      ['yan', '可以考慮用斯皮爾曼等級相關，對離群值比較不敏感。'],
      ['chen', '兩張都放，這是研究者的誠實。'],
    ],
  },
  {
    by: 'rain',
    when: 0.875,
    title: '用 Python 畫出第一張地圖',
    text: `
把五個取樣點的座標和溶氧放到地圖上，顏色越紅越缺氧。folium 這個套件五行就能畫，卡最久的反而是經緯度寫反，我的基隆河跑到南極海去了。

滑鼠移到點上會跳出數值。給外婆看，她用手指點了每一個點，然後說：「所以水在這裡喘不過氣。」
`,
    kind: 'works',
    tags: ['digital_skills', 'visual_spatial', 'creativity', 'information', 'sdg_6'],
    own: ['Python', '專題研究', '資料視覺化'],
    pictures: ['code-green', 'map-river'],
    talk: [
      ['bo', '南極海那版我有截圖'],
      ['yu', '經緯度寫反是所有地科人的共同回憶。'],
      ['mei', '外婆後來問我，河的氧氣要怎麼打進去。'],
    ],
  },
  {
    by: 'rain',
    when: 0.89,
    title: '期中專題報告：八分鐘，和兩個沒想到的問題',
    text: `
我們用「一天的體溫」開場，把河的溶氧曲線和我發燒時的體溫曲線放在一起，台下笑了，然後就聽進去了。

兩個沒想到的問題：

> 為什麼選這五個點？（老實說：因為走得到）

> 如果你是水利署，明天你會做什麼？

第二題我答「把取樣時間改到清晨」。@{chen} 在評分單上寫：**小，但做得到。**
`,
    kind: 'course_learning',
    tags: ['verbal_linguistic', 'communication', 'teamwork', 'sdg_6', 'earth_environment'],
    own: ['專題研究', '期中報告'],
    pictures: ['slide-blue', 'chart-ph'],
    attachments: ['river-report'],
    talk: [
      ['rui', '體溫那個開場太賊了'],
      ['chen', '「因為走得到」是誠實的答案，報告裡補一段取樣限制就好。', ['rain', '好，今晚補']],
      ['ting', '去年我們那組沒有人敢說實話。'],
    ],
  },
  {
    by: 'rain',
    when: 0.905,
    title: '讀《河流之聲》第三章：流域的意思',
    text: `
「流域」的英文是 watershed，也有「分水嶺、轉捩點」的意思。站在稜線上，往左的雨和往右的雨，從此不會再遇見。

我在內湖的稜線上住了十六年，今天才去看等高線圖：我家的雨水流進基隆河，對面那棟流進大湖。差一條馬路。
`,
    kind: 'self_directed_learning',
    tags: ['verbal_linguistic', 'visual_spatial', 'earth_environment', 'literature_history_philosophy'],
    own: ['閱讀筆記'],
    pictures: ['map-contour', 'mountains-mist'],
    talk: [
      ['liu', '「從此不會再遇見」，很美。'],
      ['si', '我家在馬路中間怎麼辦', ['rain', '你是分水嶺']],
    ],
  },
  {
    by: 'rain',
    when: 0.92,
    onWeekend: true,
    title: '社子島濕地：招潮蟹在揮什麼手',
    text: `
自然社這學期第二次外出。退潮的泥灘上有幾百隻招潮蟹同時揮著大螯，學弟問：「牠們在跟誰打招呼？」

我們分區數了一下：靠近水線的揮得比較勤。有人說是求偶，有人說是佔地盤。蹲著看了一小時，腳麻到站不起來，才發現**有一隻自始至終都沒有揮**。

我最想知道的是牠。
`,
    kind: 'group_activity',
    tags: ['naturalistic', 'inquiry_and_research', 'sdg_14', 'sdg_15', 'life_science'],
    own: ['自然社'],
    pictures: ['wetland-egrets', 'wetland-dusk'],
    talk: [
      ['ting', '沒揮的那隻可能是雌蟹（兩螯都小）。', ['rain', '……學姊妳破案了'], ['ting', '但妳的問題還是很好。']],
      ['ye', '學姊好，我就是問打招呼的那個！下次還能跟嗎', ['rain', '當然！記得帶雨鞋']],
    ],
  },
  {
    by: 'rain',
    when: 0.938,
    title: '和學伴視訊：用英文解釋「夜市」',
    text: `
姊妹校的學伴 Emma 住在北海道。今天換我介紹臺灣，我選了夜市。

講到 stinky tofu 的時候她問：“Why do you eat something that smells bad?” 我說，因為我們相信味道和味覺是兩件事。說完自己都覺得有道理。

她教我一個日文詞：木漏れ日（komorebi），從樹葉間漏下來的陽光。我跟她說，中文要用十個字。
`,
    kind: 'course_learning',
    tags: ['verbal_linguistic', 'foreign_languages', 'global_outlook', 'interpersonal', 'foreign_language'],
    own: ['國際交流'],
    pictures: ['old-street'],
    talk: [
      ['yong', '我們五專也有姊妹校在札幌！'],
      ['tong', '臭豆腐外交成功'],
    ],
  },
  {
    by: 'rain',
    when: 0.955,
    title: '替專題做的停損表',
    text: `
離期末剩六週，把還想做的事全部寫下來，十七項。然後在每一項旁邊寫「如果做不到，少了什麼？」

寫完以後刪掉九項。剩下的八項排進週曆，每週日晚上三個人線上對十五分鐘。

刪的時候有點捨不得，但**選擇不做什麼，也是研究設計**。
`,
    kind: 'self_directed_learning',
    tags: ['planning', 'time_management', 'self_management'],
    own: ['專題研究'],
    pictures: ['flow-chart'],
    talk: [
      ['qing', '被刪的第四項是我最想做的（哭）', ['rain', '寒假做！答應妳']],
      ['ho', '工廠的說法叫「工序瘦身」，高中生就會做，厲害。'],
    ],
  },
  {
    by: 'rain',
    when: 0.985,
    title: '水質檢測：基隆河上下游比較',
    text: `
我們在三個取樣點測量 pH、溶氧與濁度，發現中游的溶氧比預期低。推測和支流匯入有關，下週要再加測兩個點。

## 這次的數字
- 上游（瑞芳）：pH 7.4，溶氧 8.3 mg/L，濁度 6 NTU
- 中游（汐止）：pH 7.1，溶氧 **4.6 mg/L**，濁度 21 NTU
- 下游（內湖）：pH 7.2，溶氧 5.8 mg/L，濁度 18 NTU

## 為什麼中游最低
原本以為越下游越差，結果不是。三個可能：

1. 支流帶進來的有機物在這裡被分解，用掉氧氣
2. 河道變寬、流速變慢，水面攪動少
3. 我們去的時間比較早（對照上個月的晝夜曲線）

第三點可以自己驗證，所以下週清晨和下午各去一次。感謝 @{chen} 借溶氧計，@{qing} 和 @{en} 冷到發抖還是把數字念清楚。參考資料來自[環境部水質監測資訊網](https://wq.moenv.gov.tw/)。
`,
    kind: 'course_learning',
    tags: ['naturalistic', 'inquiry_and_research', 'data_analysis', 'sdg_6', 'earth_environment'],
    own: ['專題研究', '基隆河'],
    pictures: ['river-upstream', 'chart-ph', 'lab-green'],
    attachments: ['river-data'],
    talk: [
      [
        'chen',
        '先列可能、再找可以自己驗證的那一個，順序對了。清晨那趟我一起去。',
        ['rain', '老師要不要一起吃早餐！'],
        ['qing', '老師請客嗎'],
        ['chen', '你們測完數字漂亮就請。'],
      ],
      ['en', '冷到發抖的人要求在報告裡有自己的章節'],
      ['other', '汐止那段有三條排水匯入，座標我整理給你們。', ['rain', '太感謝了，這樣就知道第四、第五個點放哪裡']],
      ['wan', '流速可以用橘子漂流法先估，便宜又環保。'],
      ['feng', '橘子我出'],
      ['luo', '單位寫得清楚，讚。'],
    ],
  },
  {
    by: 'rain',
    when: 1,
    title: '佈告欄投票結果：下一期是「我不會的事」',
    text: `
二十八票對九票，贏過「寵物」。規則是每個人寫一件不會、但想學的事，不用署名，旁邊留一格給會的人寫「我可以教你」。

今天貼上去第一小時就有十一張：游泳換氣、看懂股票、跟爸爸聊天、煎蛋不破、拒絕別人。

煎蛋那張下面已經有三個人簽名要教。**跟爸爸聊天**那張，我站著看了很久，最後寫：「我也想學，一起？」
`,
    kind: 'cadre_experience',
    tags: ['interpersonal', 'creativity', 'leadership', 'social_psychology'],
    own: ['學藝股長', '佈告欄'],
    pictures: ['notes-cork'],
    talk: [
      ['xiang', '煎蛋教學報名處在這', ['tong', '你自己上次不是煎破了'], ['xiang', '所以我很懂']],
      ['liu', '這一期我想借來當作文題目，可以嗎？', ['rain', '可以！大家一定會抗議，但是可以']],
      ['zhen', '寫游泳換氣的是我，請好心人出面'],
    ],
  },
]
