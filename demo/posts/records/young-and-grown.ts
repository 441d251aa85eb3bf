import type { DemoRecord } from './record.ts'

/** Records of younger students, junior college and university students, and people outside schools. */
export const youngAndGrownRecords: readonly DemoRecord[] = [
  {
    by: 'yong',
    when: 0.1,
    title: 'My first five-minute talk without notes',
    text: `
老師說不准背稿，只能帶三個關鍵字上台。我的是 **bridge, kitchen, grandmother**。

講的是外婆怎麼用一鍋湯讓兩家鄰居和好。講到一半忘記 reconcile 這個字，就說 "they started to say good morning again"，全班都懂了。
`,
    kind: 'course_learning',
    tags: ['verbal_linguistic', 'foreign_languages', 'communication', 'foreign_language_vocational'],
    own: ['英語演說'],
    talk: [
      ['rain', '簡單的字最有力量！'],
      ['si', 'They started to say good morning again，太美。'],
    ],
  },
  {
    by: 'yong',
    when: 0.41,
    title: '幫旗津的小吃店翻譯菜單',
    text: `
「滷味」不是 braised things，「黑輪」不是 black wheel。我們訪問老闆每一道怎麼做，再決定怎麼翻。

一個月後再去，老闆說外國客人點黑輪的變多了，因為我們寫的是 *fish cake that grandma loves*。
`,
    kind: 'volunteer_service',
    tags: ['foreign_languages', 'interpersonal', 'sdg_11', 'foreign_language_vocational'],
    own: ['服務學習', '翻譯'],
    talk: [
      ['gao', '黑輪有救了'],
      ['zeng', '有統計點餐數嗎？可以做成個案。', ['yong', '老闆說大概多三成，沒有精確數字']],
    ],
  },
  {
    by: 'yong',
    when: 0.86,
    title: '口譯課：聽得懂和說得出來之間',
    text: `
逐步口譯練習，講者說一分鐘，我要記在一張 A6 紙上。一開始寫字，寫不完；現在畫箭頭、笑臉和問號。

今天第一次沒有漏掉「但是」。**「但是」後面才是重點。**
`,
    kind: 'course_learning',
    tags: ['verbal_linguistic', 'foreign_languages', 'foreign_language'],
    own: ['口譯'],
    pictures: ['board-grammar'],
    talk: [
      ['liu', '寫作文也一樣。'],
      ['jian', '求筆記符號表！'],
    ],
  },
  {
    by: 'zeng',
    when: 0.15,
    title: '園遊會攤位：賣紅茶冰的損益兩平點',
    text: `
固定成本 1,850，每杯變動成本 11，定價 25。算出來要賣 **133 杯**才不賠。

實際賣 171 杯，賺 544 元。但是如果把八個人的時薪算進去，我們每個人大概賺了負一百。
`,
    kind: 'group_activity',
    tags: ['logical_mathematical', 'commerce_management', 'teamwork', 'finance_economics'],
    own: ['園遊會'],
    pictures: ['chart-budget'],
    talk: [
      ['free', '最後一句太真實'],
      ['qing', '可以借我放進經濟課報告嗎？', ['zeng', '可以，記得引用我']],
    ],
  },
  {
    by: 'zeng',
    when: 0.62,
    title: '記帳士事務所見習：一盒發票的故事',
    text: `
第一週整理發票，按日期排。第二週開始看得出誰在出差、誰在請客、誰忘了打統編。

帶我的姊姊說：「**數字會講故事，但是要先排好隊。**」
`,
    kind: 'workplace_learning',
    tags: ['commerce_management', 'time_management', 'sdg_8'],
    own: ['見習'],
    talk: [
      ['pei', '排好隊那句好可愛'],
      ['rain', '清資料的人深有同感'],
    ],
  },
  {
    by: 'zeng',
    when: 0.92,
    title: '行銷個案：為什麼我們都買了那個杯子',
    text: `
小組訪問 26 位買聯名杯的人，只有 4 位說「需要杯子」。其他人說的是「怕買不到」。

我們把報告標題從「聯名策略」改成**〈怕〉**，教授說這是這學期最短的標題。
`,
    kind: 'course_learning',
    tags: ['commerce_management', 'social_psychology', 'communication', 'sdg_12'],
    own: ['行銷管理'],
    talk: [
      ['tong', '短標題萬歲'],
      ['jian', '想訪問那 4 位。'],
    ],
  },
  {
    by: 'pei',
    when: 0.18,
    title: '第一次幫「人」量血壓',
    text: `
在模型上練了五十次，換成真人，手一直抖。阿姨說：「妹妹，妳先深呼吸，我等妳。」

她的血壓 128/76，我的大概更高。
`,
    kind: 'course_learning',
    tags: ['interpersonal', 'medicine_health', 'sdg_3'],
    own: ['護理實習'],
    talk: [
      ['qing', '我媽說她第一次也是病人安慰她。'],
      ['rain', '阿姨好溫柔'],
    ],
  },
  {
    by: 'pei',
    when: 0.59,
    title: '衛教海報：把「低鈉」畫成聽得懂的樣子',
    text: `
阿公阿嬤看不懂「每日 2400 毫克」。我們改成醬油瓶蓋：**一天不要超過三蓋。**

發下去一週後回訪，有位伯伯把家裡的醬油瓶蓋換成小的，說這樣可以蓋四次。我們決定再改一版。
`,
    kind: 'works',
    tags: ['communication', 'creativity', 'medicine_health', 'sdg_3'],
    own: ['衛教'],
    pictures: ['mind-map'],
    talk: [
      ['han', '伯伯是談判專家'],
      ['ruo', '使用者測試做得很好！'],
    ],
  },
  {
    by: 'pei',
    when: 0.94,
    title: '夜班跟班：凌晨三點的走廊',
    text: `
跟學姊巡房。她開門的時候用手掌包住門把，慢慢放，一點聲音都沒有。

課本沒有教開門。
`,
    kind: 'workplace_learning',
    tags: ['interpersonal', 'medicine_health', 'intrapersonal'],
    own: ['護理實習'],
    privacy: 'friends',
    talk: [
      ['qing', '我把這篇給我媽看，她說謝謝妳看見了。'],
      ['yong', '最後一句。'],
    ],
  },
  {
    by: 'feng',
    when: 0.05,
    title: '國中科學營：用馬鈴薯點亮一顆燈',
    text: `
一顆馬鈴薯 0.9 伏特，四顆串起來才會亮。我問為什麼，助教說是鋅在溶解，馬鈴薯只是「路」。

回家想用地瓜再試，被媽媽拿去煮湯了。
`,
    kind: 'group_activity',
    tags: ['logical_mathematical', 'hands_on_making', 'electrical_electronic'],
    own: ['科學營'],
    talk: [
      ['rain', '地瓜湯很好喝'],
      ['mei', '下次要實驗的食材請貼紙條。', ['feng', '收到']],
    ],
  },
  {
    by: 'feng',
    when: 0.4,
    title: '我教姊姊騎平衡車',
    text: `
姊姊什麼都會，就是不會這個。我跟她說：看遠一點，不要看腳。她摔了三次，第四次騎到巷口。

原來當老師是這種感覺。
`,
    kind: 'other_classify',
    tags: ['bodily_kinesthetic', 'interpersonal', 'education'],
    own: ['姊弟'],
    privacy: 'friends',
    talk: [['rain', '膝蓋的傷口就是學費', ['feng', '妳還欠我一杯綠豆沙']]],
  },
  {
    by: 'feng',
    when: 0.82,
    title: '段考數學 62 分，訂正 100 分',
    text: `
把錯的題目全部重做一遍，然後用紅筆寫「為什麼當時會那樣想」。

有三題其實會，是看太快。姊姊說這句話她也寫過。
`,
    kind: 'self_directed_learning',
    tags: ['intrapersonal', 'self_management', 'logical_mathematical'],
    own: ['訂正'],
    pictures: ['notebook-wave'],
    talk: [
      ['rain', '家族遺傳'],
      ['mei', '媽媽看到訂正本了，很棒。'],
      ['ye', '我 58，一起訂正'],
    ],
  },
  {
    by: 'zhi',
    when: 0.24,
    title: '童軍露營：升火用了十九根火柴',
    text: `
木頭是濕的。小隊長說先找松針和樹皮，搭成小房子，不要急著放大木頭。

第十九根終於點著，大家都不敢講話，怕把火吹熄。晚餐的泡麵是這輩子第二好吃的。（第一好吃是早餐的泡麵。）
`,
    kind: 'group_activity',
    tags: ['bodily_kinesthetic', 'teamwork', 'naturalistic', 'adaptability'],
    own: ['童軍', '露營'],
    pictures: ['mountains-dusk'],
    talk: [
      ['ye', '前十八根是我點的', ['zhi', '所以你欠大家十八根']],
      ['shi', '寫得好生動！'],
    ],
  },
  {
    by: 'zhi',
    when: 0.63,
    title: '讀《少年小樹之歌》',
    text: `
> 當你遇見美好的事物時，第一件要做的事，就是分享給你身邊的人。

奶奶的這句話我抄在書桌前。小樹的爺爺說，只拿你需要的，鹿要挑最慢的那隻，這樣鹿群才會強壯。

我想到便利商店的即期品貼紙，不知道算不算。
`,
    kind: 'course_learning',
    tags: ['verbal_linguistic', 'intrapersonal', 'literature_history_philosophy', 'sdg_12'],
    own: ['閱讀心得'],
    pictures: ['books-pale'],
    talk: [
      ['liu', '把古老的智慧連到即期品，這就是讀書。'],
      ['rain', '推薦妳讀《狼之夜》！'],
    ],
  },
  {
    by: 'zhi',
    when: 0.96,
    title: '校慶啦啦隊：我站在最底下那一層',
    text: `
金字塔最底層，看不到上面，只看得到地板和旁邊同學的膝蓋。教練說底層要一起呼吸。

照片洗出來，最漂亮的是最上面的人，但是**大家都沒有倒**。
`,
    kind: 'group_activity',
    tags: ['bodily_kinesthetic', 'teamwork', 'recreation_sports'],
    own: ['校慶'],
    pictures: ['court-volley'],
    talk: [
      ['ye', '我膝蓋在左邊'],
      ['zhen', '跟中音部的心情一樣！'],
    ],
  },
  {
    by: 'ye',
    when: 0.32,
    title: 'Scratch 做的「台灣狐蝠回家」遊戲',
    text: `
玩家是一隻迷路的狐蝠，要避開電線和燈光。第一版太難，同學玩十秒就死；第二版太簡單；第三版讓燈光**慢慢變多**，大家才發現「啊，是我們開的燈」。
`,
    kind: 'works',
    tags: ['digital_skills', 'creativity', 'sdg_15', 'information'],
    own: ['遊戲設計'],
    talk: [
      ['bo', '難度曲線設計得很好！求連結'],
      ['rain', '想玩！狐蝠後來有回家嗎', ['ye', '要看妳開幾盞燈']],
    ],
  },
  {
    by: 'ye',
    when: 0.71,
    title: '桌球隊：發球被扣的那一分',
    text: `
裁判說我拋球不到十六公分。我覺得有，看了影片，真的沒有。

回家對著牆貼一條膠帶，每天拋一百次，現在閉著眼睛都會過線。
`,
    kind: 'group_activity',
    tags: ['bodily_kinesthetic', 'self_management', 'recreation_sports'],
    own: ['桌球'],
    talk: [
      ['xiang', '肯看影片的人會進步最快。'],
      ['zhi', '你家牆壁還好嗎'],
    ],
  },
  {
    by: 'ye',
    when: 0.93,
    title: '跟高中自然社去看招潮蟹',
    text: `
我問牠們在跟誰打招呼，學姊沒有笑我，還帶我一起數。

我數的那一區：一分鐘 43 次。最會揮的那隻我叫牠「站長」。
`,
    kind: 'group_activity',
    tags: ['naturalistic', 'inquiry_and_research', 'sdg_14'],
    own: ['招潮蟹'],
    pictures: ['wetland-egrets'],
    talk: [
      ['rain', '站長！！那天牠真的揮最勤'],
      ['ting', '一分鐘次數這個資料很好，下次再多數幾隻。'],
    ],
  },
  {
    by: 'le',
    when: 0.17,
    title: '我養的蠶寶寶結繭了',
    text: `
一共二十二隻。吃桑葉的聲音像下雨。

第二十八天，三號開始吐絲，牠的頭畫「8」字。我看了一節課，老師說可以不用午睡。
`,
    kind: 'course_learning',
    tags: ['naturalistic', 'inquiry_and_research'],
    own: ['蠶寶寶'],
    pictures: ['notebook-bean'],
    talk: [
      ['shi', '樂樂的觀察日記每天都有畫圖，好棒！'],
      ['tian', '我的是七號先結繭'],
      ['wan', '8 字形是真的，書上也這樣寫喔。'],
    ],
  },
  {
    by: 'le',
    when: 0.51,
    title: '直笛比賽我們班第二名',
    text: `
吹〈小星星〉和〈望春風〉。高音 Mi 最難，要把小指的縫留一點點。

比賽的時候牧恩打嗝，可是剛好在拍子上。
`,
    kind: 'contest',
    tags: ['musical', 'teamwork', 'arts'],
    own: ['直笛'],
    talk: [
      ['mu', '我是故意的（才不是）'],
      ['shi', '牧恩的嗝是最棒的伴奏。'],
      ['zhen', '小指留縫是正解！'],
    ],
  },
  {
    by: 'le',
    when: 0.84,
    title: '安親班停電那天我們玩的遊戲',
    text: `
不能開燈，我們用手電筒在牆上做影子。兔子很簡單，恐龍要三個人一起做。

我發現手離燈越近，影子越大。
`,
    kind: 'other_classify',
    tags: ['visual_spatial', 'creativity', 'interpersonal'],
    own: ['影子'],
    talk: [
      [
        'luo',
        '你發現了很重要的事：光是直的。',
        ['le', '真的嗎！那為什麼可以彎進房間'],
        ['luo', '這題留給你長大回答我。'],
      ],
    ],
  },
  {
    by: 'mu',
    when: 0.28,
    title: '我們家的水費單',
    text: `
老師叫我們看水費單。我們家兩個月用 38 度，小恬家 21 度。

我訪問爸爸，他說他洗澡會唱三首歌。現在規定只能唱一首半。
`,
    kind: 'course_learning',
    tags: ['logical_mathematical', 'sdg_6', 'interpersonal'],
    own: ['節約用水'],
    pictures: ['chart-rain'],
    talk: [
      ['rain', '一首半要唱哪一半'],
      ['shi', '下個月再比一次，看看有沒有變少！', ['mu', '變成 31 度了！']],
    ],
  },
  {
    by: 'mu',
    when: 0.68,
    title: '躲避球：怎麼接住很快的球',
    text: `
教練說不要用手接，要用**肚子和手一起抱**。

我接到了六年級的球，肚子紅紅的，可是很開心。
`,
    kind: 'group_activity',
    tags: ['bodily_kinesthetic', 'recreation_sports'],
    own: ['躲避球'],
    pictures: ['court-basket'],
    talk: [
      ['xiang', '用身體緩衝，動量守恆小高手！'],
      ['le', '牧恩超勇'],
    ],
  },
  {
    by: 'tian',
    when: 0.33,
    title: '倉鼠吃掉綠豆之後',
    text: `
我們班的綠豆被倉鼠「麻糬」吃掉三株。

老師問我們要怎麼辦，有人說要罵牠，有人說要蓋圍牆。最後我們種了一盆給牠的，一盆給我們的。
`,
    kind: 'course_learning',
    tags: ['naturalistic', 'problem_solving', 'interpersonal'],
    own: ['綠豆'],
    talk: [
      ['rain', '這是我看過最好的和平協議'],
      ['shi', '小恬提出的方案全班通過！'],
      ['chen', '好聰明的小朋友。'],
    ],
  },
  {
    by: 'tian',
    when: 0.755,
    title: '大姊姊教我們做淨水瓶',
    text: `
石頭要大的在上面還是下面？我們組放反了，水變得更黑。

重做一次就變透明了。我把小洞想得更小更小，大姊姊說那個叫濾膜，是我發明的。
`,
    kind: 'course_learning',
    tags: ['hands_on_making', 'naturalistic', 'sdg_6'],
    own: ['淨水瓶'],
    pictures: ['lab-green'],
    talk: [
      ['rain', '發明人簽名在這裡！'],
      ['le', '我們組的棉花放太多，水都不下來'],
      ['shi', '今天大家都是小小工程師。'],
    ],
  },
  {
    by: 'tian',
    when: 0.98,
    title: '我寫的詩：下雨',
    text: `
> 雨在屋頂上寫功課
> 寫得好快好快
> 寫完就把字擦掉
> 變成彩虹
`,
    kind: 'works',
    tags: ['verbal_linguistic', 'creativity'],
    own: ['童詩'],
    pictures: ['watercolour-sea'],
    talk: [
      ['liu', '最後兩行，老師寫了二十年都寫不出來。'],
      ['rain', '想抄在佈告欄可以嗎？', ['tian', '可以！要寫我的名字']],
      ['zhen', '我來幫這首詩畫圖！'],
    ],
  },
  {
    by: 'shi',
    when: 0.12,
    title: '四年級的「為什麼」信箱',
    text: `
教室後面放一個鞋盒。第一週收到：為什麼螞蟻不會迷路、為什麼大人要上班、為什麼星期三比較短。

最後一題全班討論了一整節。答案是：因為只有半天。可是有個孩子說：「不是，是因為放學有人等我。」
`,
    kind: 'workplace_learning',
    tags: ['education', 'communication', 'interpersonal'],
    own: ['班級經營'],
    talk: [
      ['chen', '比高中生的問題還難。'],
      ['ruo', '看到這裡，更想當老師了。'],
    ],
  },
  {
    by: 'shi',
    when: 0.58,
    title: '親師座談改成「一起做實驗」',
    text: `
今年不報告，請爸媽和孩子一組做紙橋，看誰承重多。

最後一名是兩位工程師爸爸那組，他們花太多時間畫圖。孩子說：「先摺再說啊。」
`,
    kind: 'workplace_learning',
    tags: ['education', 'creativity', 'interpersonal', 'sdg_4'],
    own: ['親師'],
    pictures: ['card-model'],
    talk: [
      ['jun', '建築系表示被說中了'],
      ['mei', '好想參加！'],
      ['chen', '「先摺再說」可以當教室標語。'],
    ],
  },
  {
    by: 'shi',
    when: 0.83,
    title: '把食物里程搬到國小',
    text: `
借了內湖高中的毛線和點子，四年級做「便當地圖」。孩子們發現高麗菜來自西螺，於是有人問：「那它坐什麼車來？」

下一堂課就變成了運輸課。
`,
    kind: 'workplace_learning',
    tags: ['education', 'global_outlook', 'sdg_12', 'creativity'],
    own: ['跨校合作'],
    talk: [
      ['rain', '毛線有派上用場好開心！'],
      ['ma', '西螺的高麗菜通常半夜三點坐大貨車來。', ['shi', '謝謝！孩子聽了都說高麗菜好早起。']],
    ],
  },
  {
    by: 'yu',
    when: 0.09,
    title: '天氣圖分析作業：我猜錯的那個鋒面',
    text: `
手繪地面天氣圖，我判斷鋒面隔天中午過臺北，結果早了六小時，整個系的人都沒帶傘。

回頭看，是我把 850 hPa 的風切看漏了。教授說：「**記住淋濕的感覺，比記公式久。**」
`,
    kind: 'course_learning',
    tags: ['naturalistic', 'data_analysis', 'earth_environment', 'sdg_13'],
    own: ['大氣', '天氣圖'],
    talk: [
      ['chen', '教授這句話我要引用。'],
      ['rain', '學長預報失靈事件'],
    ],
  },
  {
    by: 'yu',
    when: { summer: 0.35 },
    title: '高山觀測營：放探空氣球的那個清晨',
    text: `
氦氣灌滿，線一放，它就往上跑，直到變成一個小點。兩小時後在 26 公里高的地方破掉，落在花蓮外海。

螢幕上的溫度線一路往下，到 16 公里突然往右轉。對流層頂，第一次不是從課本看到。
`,
    kind: 'group_activity',
    tags: ['naturalistic', 'digital_skills', 'earth_environment'],
    own: ['觀測營'],
    pictures: ['chart-temperature'],
    talk: [
      ['chen', '我在同一座山上看雲海！'],
      ['rain', '氣球上面有寫字嗎', ['yu', '寫了「撿到請別怕」']],
    ],
  },
  {
    by: 'yu',
    when: 0.87,
    title: '期中專題：都市熱島的一條公車路線',
    text: `
帶著溫度計坐 286 公車從頭到尾三趟。公園站和車站相差 **2.9 度**，下車走十分鐘就是另一個氣候。

司機問我在幹嘛，聽完說：「難怪我每次到那站都要開冷氣。」
`,
    kind: 'course_learning',
    tags: ['data_analysis', 'inquiry_and_research', 'earth_environment', 'sdg_11', 'sdg_13'],
    own: ['都市氣候'],
    pictures: ['train-window'],
    talk: [
      ['jun', '我們設計課需要這份資料！', ['yu', '整理好 CSV 傳你']],
      ['bo', '286 通勤族感謝學長'],
    ],
  },
  {
    by: 'ruo',
    when: 0.26,
    title: '試教二十分鐘，被問倒十九分鐘',
    text: `
教案準備了三週，上台第一分鐘就有孩子問：「老師，月亮為什麼跟著我？」我答得太快，用了一個很大的詞。

指導老師說：「妳回答了問題，但是結束了好奇。」這句話我想了整個週末。
`,
    kind: 'workplace_learning',
    tags: ['education', 'communication', 'intrapersonal', 'sdg_4'],
    own: ['試教'],
    pictures: ['board-optics'],
    talk: [
      ['chen', '每個老師都有這一天，下次試試反問他。'],
      ['shi', '孩子會記得妳認真聽他說話。'],
    ],
  },
  {
    by: 'ruo',
    when: 0.61,
    title: '偏鄉服務隊：我們以為要去教，結果去學',
    text: `
十天，七個孩子。第一天帶去的教具第二天就不用了，因為他們帶我們去溪邊認魚、認水、認路。

最後一天我問想學什麼，最小的說：「想學你們怎麼回家。」
`,
    kind: 'volunteer_service',
    tags: ['interpersonal', 'education', 'naturalistic', 'sdg_10', 'sdg_4'],
    own: ['服務隊'],
    pictures: ['mountains-green'],
    talk: [
      ['liu', '讀完沉默了一會。'],
      ['wan', '妳們明年還去嗎？我想一起。', ['ruo', '去，報名表傳妳']],
    ],
  },
  {
    by: 'jun',
    when: 0.22,
    title: '大二設計課：替一棵樹蓋房子',
    text: `
題目是基地上有一棵不能砍的榕樹。第一版我繞開它，第二版把它圍在中庭，第三版發現：**樹蔭每天會走 14 公尺**，於是讓人的座位跟著樹蔭走。

評圖老師說終於看見樹了。
`,
    kind: 'course_learning',
    tags: ['visual_spatial', 'creativity', 'architecture_design', 'sdg_11'],
    own: ['設計課'],
    pictures: ['card-model', 'floor-plan'],
    talk: [
      ['yu', '樹蔭的路徑可以用太陽方位角算，我有表。'],
      ['zhen', '模型的樹好可愛'],
    ],
  },
  {
    by: 'jun',
    when: 0.64,
    title: '臺南老屋測繪：牆上的三種紅磚',
    text: `
四個人、兩天，用捲尺和雷射測距儀畫出一棟 1920 年代的街屋。牆上的磚有三種顏色，是三個時期補的。

屋主阿伯說：「每一次補，都是家裡有人要結婚。」我把年份和喜帖排在一起，真的對得上。
`,
    kind: 'course_learning',
    tags: ['visual_spatial', 'interpersonal', 'architecture_design', 'sdg_11'],
    own: ['測繪', '老屋'],
    pictures: ['notebook-house', 'floor-plan'],
    talk: [
      ['zhan', '磚與喜帖！這可以策一個展。'],
      ['jian', '口述和建築互相印證，太迷人。'],
    ],
  },
  {
    by: 'wan',
    when: 0.2,
    title: '電泳跑歪的第九次',
    text: `
膠配太快、緩衝液忘了換、電極接反，前八次各有各的理由。第九次全部檢查過一遍，還是歪。

學長走過來把桌腳墊了一張衛生紙。桌子是斜的。

實驗紀錄本上我寫：**先確認世界是平的。**
`,
    kind: 'course_learning',
    tags: ['inquiry_and_research', 'problem_solving', 'life_science'],
    own: ['研究所', '實驗室日常'],
    pictures: ['molecule', 'lab-bench'],
    talk: [
      ['rain', '笑到同學來看'],
      ['yan', '系統誤差的最佳範例'],
      ['chen', '可以放進我的課程第一張投影片嗎？', ['wan', '榮幸！']],
    ],
  },
  {
    by: 'wan',
    when: 0.55,
    title: '第一次口頭發表：十二分鐘的研討會',
    text: `
前一晚把投影片從 31 張刪到 14 張。最後一張沒有 Thank you，只有一句：我們還不知道的是……

問答時間來了四個人，有一位後來變成我們的合作對象。**把不知道說清楚，是邀請。**
`,
    kind: 'course_learning',
    tags: ['communication', 'inquiry_and_research', 'life_science', 'foreign_languages'],
    own: ['研討會'],
    talk: [
      ['rain', '「是邀請」我要學起來'],
      ['ting', '學姊好強'],
    ],
  },
  {
    by: 'wan',
    when: 0.9,
    title: '寫給想做研究的高中生',
    text: `
最近收到好幾封信問怎麼開始，整理成三點：

1. 先把一件小事連續記錄三十天
2. 找一個願意聽你說「我不懂」的人
3. 讀一篇論文的圖，只讀圖

不用等到有實驗室。[這裡](https://www.ntsec.edu.tw/)有歷屆科展作品可以看。
`,
    kind: 'other_classify',
    tags: ['communication', 'inquiry_and_research', 'education', 'life_science'],
    own: ['給學弟妹'],
    pictures: ['cells-onion'],
    talk: [
      ['rain', '我就是第二點的受益者，謝謝學姊'],
      ['bo', '三十天從今天開始'],
      ['si', '收藏了！'],
    ],
  },
  {
    by: 'other',
    when: 0.3,
    title: '汐止河段志工日：54 人、212 公斤',
    text: `
謝謝來自五所學校的夥伴。這次首度全程使用手機登記，資料當天就上傳完畢。

- 寶特瓶 196 支
- 瓶蓋 384 個
- 一雙完整的溜冰鞋（失主請洽協會）

登記最快最完整的是內湖高中組，請 @{rain} 代領一袋橘子。
`,
    kind: 'volunteer_service',
    tags: ['civic_participation', 'naturalistic', 'sdg_14', 'sdg_17'],
    own: ['志工日'],
    talk: [
      ['rain', '橘子收到了！非常甜'],
      ['chen', '謝謝協會每次都讓學生當主角。'],
    ],
  },
  {
    by: 'other',
    when: { summer: 0.15 },
    title: '河川營教案分享：從石頭底下開始',
    text: `
很多人問我們為什麼第一天不講課。因為翻開石頭看見石蠅的那一刻，孩子會自己問出課程大綱。

教案放在附件，歡迎取用、修改，改得更好請寄回來給我們。
`,
    kind: 'workplace_learning',
    tags: ['naturalistic', 'education', 'sdg_6', 'sdg_17'],
    own: ['環境教育', '河川營'],
    pictures: ['food-web'],
    attachments: ['camp-plan'],
    talk: [
      ['shi', '國小版我來改！', ['other', '太好了，改好一起掛名。']],
      ['ruo', '師培課會用到，感謝。'],
    ],
  },
  {
    by: 'other',
    when: 0.88,
    title: '說明會的第一個問題永遠是蚊子',
    text: `
今天是滯洪池第三場說明會。第一題蚊子，第二題停車，第三題才是水。

我學會先放一段影片：同樣的池子在別的里，傍晚有人打太極。放完以後，問題變成「那我們可以種什麼樹」。
`,
    kind: 'workplace_learning',
    tags: ['communication', 'civic_participation', 'sdg_11', 'sdg_13'],
    own: ['社區溝通'],
    pictures: ['wetland-dusk'],
    talk: [
      ['rain', '真的每一場！', ['other', '每一場。']],
      ['rui', '里長扮演者覺得欣慰'],
    ],
  },
  {
    by: 'mei',
    when: 0.35,
    title: '四十六歲，開始學游泳',
    text: `
陪孩子去游泳班，自己也報了名。教練說大人最大的敵人是「想」。

第六堂終於換到氣，浮起來看見天花板的燈，像月亮。
`,
    kind: 'self_directed_learning',
    tags: ['bodily_kinesthetic', 'intrapersonal', 'sdg_3'],
    own: ['游泳'],
    privacy: 'friends',
    talk: [
      ['rain', '媽媽太厲害了！！'],
      ['feng', '媽媽現在游得比我快'],
    ],
  },
  {
    by: 'mei',
    when: 0.76,
    title: '社區藥局的慢箋講座，我當講師',
    text: `
把「一天三次飯後」拆成三個故事講給長輩聽。有位伯伯問：「我一天吃兩餐怎麼辦？」

全場都在等我的答案，這才是講座真正的開始。
`,
    kind: 'workplace_learning',
    tags: ['communication', 'medicine_health', 'interpersonal', 'sdg_3'],
    own: ['社區藥局'],
    talk: [
      ['pei', '所以兩餐怎麼辦？', ['mei', '要看藥，請打電話給你的藥師，我們都等著。']],
      ['rain', '媽媽的簡報沒有呃'],
    ],
  },
  {
    by: 'mei',
    when: { summer: 0.5 },
    title: '把孩子們的舊制服縫成一條被單',
    text: `
衣櫃裡捨不得丟的：小雨的國小運動服、子風的第一件背心、我當學生時的百褶裙。剪成二十五塊，一塊一塊拼起來。

針腳歪歪的，可是每一塊我都說得出是哪一年。
`,
    kind: 'works',
    tags: ['hands_on_making', 'aesthetics', 'sdg_12'],
    own: ['拼布'],
    pictures: ['sewing-patches'],
    talk: [
      ['rain', '第三排那塊是我跌倒的那天穿的！', ['mei', '所以上面有補丁。']],
      ['zhan', '一條被單就是一部家族史。'],
    ],
  },
  {
    by: 'zhan',
    when: 0.08,
    title: '新展：〈河的戶口名簿〉開幕前夜',
    text: `
最後一面牆是空的，留給觀眾寫自己記得的河。開幕前我先寫了第一張：小學三年級，基隆河，舅舅的舢舨。

展期到暑假結束，學生免費。
`,
    kind: 'workplace_learning',
    tags: ['aesthetics', 'civic_participation', 'literature_history_philosophy', 'sdg_11'],
    own: ['策展'],
    pictures: ['timeline-town'],
    talk: [
      ['rain', '我要去寫第二張！'],
      ['jian', '期待。'],
      ['liu', '帶三班去校外教學。'],
    ],
  },
  {
    by: 'zhan',
    when: 0.67,
    title: '觀眾寫了 2,317 張河',
    text: `
撤展這天把便條紙一張一張收進無酸盒。出現最多的詞不是「臭」，是**「外公」**。

我們會全部數位化，放在市民記憶庫。
`,
    kind: 'workplace_learning',
    tags: ['literature_history_philosophy', 'data_analysis', 'interpersonal', 'sdg_11'],
    own: ['策展', '市民記憶'],
    talk: [
      ['rain', '王爺爺說他寫了三張'],
      ['jun', '〈外公〉可以是下一檔的名字。'],
    ],
  },
  {
    by: 'staff',
    when: 0.02,
    title: '歡迎使用：寫下第一則紀錄的三個小提示',
    text: `
1. 標題寫「發生了什麼」，比寫「某某課心得」更容易找回來
2. 照片放三張以內，選**有過程**的那幾張
3. 標籤不用一次選齊，之後隨時可以改

有任何問題都可以在說明中心找到答案。
`,
    kind: 'other_classify',
    tags: ['digital_skills', 'communication'],
    own: ['使用提示'],
    talk: [
      ['rain', '第一點很有用！'],
      ['shi', '會轉給家長們。'],
    ],
  },
  {
    by: 'staff',
    when: 0.66,
    title: '新學期小叮嚀：記得確認你的年級',
    text: `
升上新年級的同學，請到「我的檔案」確認學校與年級。老師們也別忘了更新任教班級。

祝大家新學期順利，慢慢寫，每一步都算數。
`,
    kind: 'other_classify',
    tags: ['self_management', 'communication'],
    own: ['使用提示'],
    talk: [
      ['feng', '我國二了！'],
      ['tian', '更新好了'],
    ],
  },
]
