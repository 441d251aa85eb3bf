import type { DemoRecord } from './record.ts'

/** Records of senior high and vocational school students and teachers of other schools. */
export const otherSchoolRecords: readonly DemoRecord[] = [
  {
    by: 'yan',
    when: 0.11,
    title: '用交叉設計重做「咖啡與反應時間」',
    text: `
上次的實驗所有人都先喝水再喝咖啡，結果進步有可能只是練習。這次一半人順序相反。

結論：咖啡的效果從 18 毫秒縮到 **7 毫秒**，其餘都是練習。設計比樣本數更會騙人。
`,
    kind: 'course_learning',
    tags: ['logical_mathematical', 'inquiry_and_research', 'critical_thinking', 'mathematics_physics_chemistry'],
    own: ['實驗設計'],
    pictures: ['chart-sleep'],
    talk: [
      ['rain', '這就是你說的順序效應！', ['yan', '妳們午休那篇給我的靈感']],
      ['luo', '可以投稿數理專刊。'],
    ],
  },
  {
    by: 'yan',
    when: 0.38,
    title: 'TRML 隊訓：一題想了四天',
    text: `
第一天以為看懂了，第二天發現沒看懂，第三天忘記它，第四天洗頭的時候想通：把圓換成反演。

解答只有五行。四天換五行，划算。
`,
    kind: 'contest',
    tags: ['logical_mathematical', 'problem_solving', 'mathematics_physics_chemistry'],
    own: ['數學競賽'],
    talk: [
      ['si', '洗頭是麗山高中的正式解題方法'],
      ['bo', '想看那五行'],
    ],
  },
  {
    by: 'yan',
    when: 0.84,
    title: '幫學弟妹開的 pandas 小教室',
    text: `
午休四十分鐘，十二個人。只教三件事：讀檔、篩選、畫圖。作業是「把你自己的手機使用時間畫出來」。

交回來的圖，最高的長條幾乎都在晚上十一點。大家沉默，然後開始互相指責。
`,
    kind: 'volunteer_service',
    tags: ['digital_skills', 'communication', 'information', 'sdg_4'],
    own: ['程式教學'],
    pictures: ['chart-week'],
    talk: [
      ['rain', '可以開放跨校旁聽嗎？', ['yan', '下週三開線上，連結給妳']],
      ['si', '我的是凌晨一點，請不要展示'],
    ],
  },
  {
    by: 'si',
    when: 0.21,
    title: '海嘯模擬：一個浴缸、一塊木板、三支手機',
    text: `
木板抬起 4 公分代表海底錯動，從三個角度拍。波在「深海」那端很矮，到「淺海」那端變高、變慢。

媽媽問浴缸什麼時候還她。
`,
    kind: 'self_directed_learning',
    tags: ['hands_on_making', 'naturalistic', 'earth_environment', 'sdg_13'],
    own: ['居家實驗'],
    pictures: ['shore-noon'],
    talk: [
      ['chen', '水深改變波速，這就是淺水波公式。木板寬度有量嗎？', ['si', '62 公分！我補上去']],
      ['luo', '浴缸請盡快歸還。'],
    ],
  },
  {
    by: 'si',
    when: 0.6,
    title: '模擬聯合國：我代表吐瓦魯',
    text: `
抽到的國家平均海拔兩公尺。我把發言稿改成一個問題：「如果一個國家沒有陸地，它還是國家嗎？」

會後有三個人跑來說原本沒聽過吐瓦魯。**那一刻我覺得自己真的有替誰說話。**
`,
    kind: 'contest',
    tags: ['verbal_linguistic', 'global_outlook', 'foreign_languages', 'sdg_13', 'law_politics'],
    own: ['模聯'],
    talk: [
      ['jian', '同場！妳那個問題讓主席團討論了半小時。'],
      ['yong', '好想看妳的英文稿。', ['si', '寄妳一份，歡迎糾錯']],
    ],
  },
  {
    by: 'si',
    when: 0.81,
    title: '自己磨的望遠鏡鏡片',
    text: `
天文社傳統：每個人磨一片 8 公分的反射鏡。金剛砂從粗磨到細，磨了二十六個小時，最後用刀口測試看影子歪不歪。

鏡子背面可以刻字，我刻了「慢」。
`,
    kind: 'works',
    tags: ['hands_on_making', 'visual_spatial', 'earth_environment'],
    own: ['天文社'],
    pictures: ['night-trails', 'board-optics'],
    talk: [
      ['rain', '「慢」好帥'],
      ['luo', '影子照片很標準的橢球面，恭喜。'],
    ],
  },
  {
    by: 'jian',
    when: 0.07,
    title: '歷史小論文：北一女的綠色制服從哪裡來',
    text: `
最常聽到的說法是「為了躲避空襲」。我去國圖翻舊報紙與校刊，找到至少三種不同年份的說法，彼此矛盾。

寫論文最累的不是找證據，是**承認找不到**。結論最後寫成「目前可證實的是……」。
`,
    kind: 'course_learning',
    tags: ['verbal_linguistic', 'inquiry_and_research', 'literature_history_philosophy'],
    own: ['小論文', '史料'],
    pictures: ['timeline-town'],
    talk: [
      ['zhan', '史料意識滿分，歡迎來我們館看館藏照片。'],
      ['liu', '「承認找不到」是學問的起點。'],
    ],
  },
  {
    by: 'jian',
    when: 0.45,
    title: '樂隊的長笛手：樂譜上沒寫的東西',
    text: `
儀隊遊行要邊走邊吹。腳步落下的時候氣會斷，所以要學會「走路不震」：腳跟先落、膝蓋微彎，像端一碗湯。

練了一個月，現在端真的湯也不會灑。
`,
    kind: 'group_activity',
    tags: ['musical', 'bodily_kinesthetic', 'teamwork', 'arts'],
    own: ['樂隊'],
    talk: [['zhen', '端湯口訣可以用在合唱走位！']],
  },
  {
    by: 'jian',
    when: 0.9,
    title: '哲學星期五：電車難題之後',
    text: `
每個人都知道電車難題，但是今天的講者問：「**是誰把人綁在軌道上的？**」

討論兩小時，筆記一頁，只有這句畫了線。我們太習慣在題目裡選，忘了題目可以問。
`,
    kind: 'self_directed_learning',
    tags: ['intrapersonal', 'critical_thinking', 'literature_history_philosophy', 'sdg_16'],
    own: ['哲學'],
    talk: [
      ['rain', '這一題我要拿去班上問'],
      ['wan', '做實驗也一樣，先懷疑題目。'],
    ],
  },
  {
    by: 'luo',
    when: 0.14,
    title: '把考卷變成實驗：最後一題請用橡皮筋作答',
    text: `
這次小考最後一題，發給每人一條橡皮筋和三個十元硬幣，請畫出力與伸長量的圖。

全班的圖都不是直線，因為橡皮筋**本來就不是**。有人寫「我的橡皮筋壞了」，有人寫「虎克定律在這裡不適用」。兩種都給分，後者多一點。
`,
    kind: 'course_learning',
    tags: ['logical_mathematical', 'education', 'mathematics_physics_chemistry'],
    own: ['物理教學'],
    pictures: ['notebook-vectors', 'plot-functions'],
    talk: [
      ['chen', '這題我要帶去研習分享。'],
      ['yan', '我寫的是後者！', ['luo', '你多一分。']],
    ],
  },
  {
    by: 'luo',
    when: 0.53,
    title: '停電的一節課',
    text: `
投影機、冷氣、燈全部停。本來想改自習，有學生問：「老師，電到底是什麼？」

四十分鐘，只有粉筆和蠟燭。這一年講得最好的一堂課，沒有任何投影片。
`,
    kind: 'workplace_learning',
    tags: ['education', 'adaptability', 'mathematics_physics_chemistry'],
    own: ['教學反思'],
    pictures: ['circuit-dark'],
    talk: [
      ['si', '那堂課我做了夢'],
      ['chen', '考慮每個月停一次。'],
    ],
  },
  {
    by: 'luo',
    when: 0.8,
    title: '和地科老師換教室的三件收穫',
    text: `
- 內湖的孩子會先問「怎麼知道的」
- 我習慣先給公式，他們習慣先要畫面
- 彈簧要帶兩條，一條一定會被扯壞
`,
    kind: 'workplace_learning',
    tags: ['education', 'teamwork', 'sdg_17'],
    own: ['共備'],
    talk: [
      ['chen', '扯壞的那條在我抽屜裡，當紀念。'],
      ['rain', '對不起，扯壞的是我們這組'],
    ],
  },
  {
    by: 'ho',
    when: 0.19,
    title: '工廠第一守則：機器不會原諒你，但會提醒你',
    text: `
高一新生第一次進實習工廠，我請他們閉眼睛聽三十秒：正常的車床是什麼聲音。

聽得出正常，才聽得出不正常。**安全不是背出來的，是聽出來的。**
`,
    kind: 'workplace_learning',
    tags: ['education', 'machinery', 'bodily_kinesthetic', 'sdg_8'],
    own: ['實習工廠', '工安'],
    pictures: ['lathe'],
    talk: [
      ['pan', '老師這句我現在每次開機都會想到。'],
      ['chen', '先聽、後看，和我們踏查一樣！'],
    ],
  },
  {
    by: 'ho',
    when: 0.66,
    title: '一支四十年的銼刀',
    text: `
退休的師傅送我一把銼刀，木柄被磨出他手的形狀，我握不順。

今天讓學生輪流握，有一個左撇子說剛好。師傅也是左撇子。就送他了。
`,
    kind: 'other_classify',
    tags: ['interpersonal', 'hands_on_making', 'machinery'],
    own: ['師徒'],
    pictures: ['gears-brass'],
    talk: [
      ['pan', '那個左撇子是我，會用一輩子。'],
      ['rui', '我阿公也有一把，借看看有沒有像'],
    ],
  },
  {
    by: 'pan',
    when: 0.13,
    title: '車床實習：公差兩條，我車了五次',
    text: `
階級軸，直徑 20，公差 ±0.02。第一支 19.91，第二支 20.05，第三支表面粗，第四支 20.01 但是忘記倒角。

第五支全部合格。師傅拿起來看光，沒說話，放進他自己的抽屜。**這就是最高的分數。**
`,
    kind: 'course_learning',
    tags: ['hands_on_making', 'machinery', 'self_management'],
    own: ['車床', '實習'],
    pictures: ['lathe', 'machine-drawing'],
    talk: [
      ['ho', '抽屜裡目前只有十一支。'],
      ['qiu', '放進抽屜！！電子科表示羨慕'],
      ['rui', '公差兩條是多細？', ['pan', '頭髮的三分之一']],
    ],
  },
  {
    by: 'pan',
    when: 0.49,
    title: '機械製圖：看不見的線要畫虛線',
    text: `
三視圖最難的是想像背面。我的辦法是用蘿蔔刻一個，切開看。

這學期吃了很多蘿蔔湯。
`,
    kind: 'course_learning',
    tags: ['visual_spatial', 'machinery', 'creativity'],
    own: ['製圖'],
    pictures: ['machine-drawing'],
    talk: [
      ['jun', '我們大一也這樣刻，不過是用高麗菜。'],
      ['gao', '蘿蔔請交給我，我來煮'],
    ],
  },
  {
    by: 'pan',
    when: 0.79,
    title: '丙級車床技能檢定：術科四小時',
    text: `
前兩小時手很穩，第三小時換刀的時候發現刀尖崩了一角。停下來磨刀花了十二分鐘，旁邊的人一直往前。

最後提早六分鐘做完。**磨刀的十二分鐘，是整場最快的十二分鐘。**
`,
    kind: 'certification_license',
    tags: ['hands_on_making', 'machinery', 'adaptability'],
    own: ['技能檢定'],
    pictures: ['certificate-gold'],
    talk: [
      ['ho', '過了，恭喜。回來請大家喝紅茶（我出）。'],
      ['qiu', '恭喜！'],
      ['en', '這句話可以印在運動會背心上'],
    ],
  },
  {
    by: 'qiu',
    when: 0.23,
    title: '自己畫的第一塊電路板',
    text: `
用 KiCad 畫了一塊溫度計，送去打樣五片兩百元。寄回來興奮地插上去，冒煙。

電源正負畫反了。剩下四片，用美工刀割斷兩條線、飛兩條線，第二片就活了。它現在量到的室溫是 **26.4 度**。
`,
    kind: 'works',
    tags: ['hands_on_making', 'electrical_electronic', 'problem_solving', 'engineering'],
    own: ['PCB'],
    pictures: ['breadboard', 'circuit-dark'],
    talk: [
      ['rui', '冒煙是成年禮'],
      ['bo', '第一片裱框吧'],
      ['luo', '割線飛線，工程師的浪漫。'],
    ],
  },
  {
    by: 'qiu',
    when: 0.57,
    title: '校外參訪：無塵室裡不能打噴嚏',
    text: `
參觀半導體封裝廠。進去前要吹三十秒的風，穿得像太空人。導覽的工程師說，一粒頭皮屑對晶片來說是一座山。

我問她高職畢業可以做什麼，她說：「我就是大安電子科的。」
`,
    kind: 'workplace_learning',
    tags: ['electrical_electronic', 'interpersonal', 'sdg_9'],
    own: ['參訪', '職涯'],
    talk: [
      ['ho', '她是我學生的同學，世界很小。'],
      ['pan', '聽完好想努力'],
    ],
  },
  {
    by: 'qiu',
    when: 0.91,
    title: '幫老家的雞舍做自動門',
    text: `
光敏電阻偵測天亮，馬達捲線把門拉起來。第一天成功，第二天陰天沒開，雞在裡面罵了一小時。

改成「光或時間」兩個條件，阿嬤很滿意，雞也是。
`,
    kind: 'works',
    tags: ['electrical_electronic', 'problem_solving', 'sdg_2', 'hands_on_making'],
    own: ['自動控制'],
    pictures: ['flow-chart'],
    talk: [
      ['ma', '園藝科的溫室也需要這個！', ['qiu', '線路圖給妳，馬達要換大顆的']],
      ['tian', '雞有名字嗎'],
      ['bo', 'OR 閘拯救了雞'],
    ],
  },
  {
    by: 'ma',
    when: 0.16,
    title: '嫁接番茄與茄子：一株兩種果',
    text: `
同是茄科，可以接在一起。切口要斜、要快，套上夾子放進保濕袋七天。二十株活了十三株。

失敗的七株，六株是因為我忍不住打開袋子看。
`,
    kind: 'course_learning',
    tags: ['naturalistic', 'hands_on_making', 'agriculture', 'bioresources'],
    own: ['嫁接'],
    pictures: ['window-pots', 'cells-leaf'],
    talk: [
      ['tian', '真的會長兩種嗎！', ['ma', '夏天來看！']],
      ['rain', '「忍不住打開袋子」我懂'],
      ['wan', '癒合組織的切片可以拿來我們實驗室看。'],
    ],
  },
  {
    by: 'ma',
    when: 0.52,
    title: '校園廚餘堆肥：九十天的溫度曲線',
    text: `
前三天升到 58 度，蒸氣像溫泉。第十天開始下降，第六十天聞起來像雨後的土。

我們把 340 公斤的果皮變成 70 公斤的肥料，種出來的小白菜送了一箱給合作社。
`,
    kind: 'group_activity',
    tags: ['naturalistic', 'data_analysis', 'agriculture', 'sdg_12', 'sdg_2'],
    own: ['堆肥'],
    pictures: ['chart-kitchen', 'chart-waste'],
    talk: [
      ['shi', '想帶小朋友去參觀！', ['ma', '週三下午都可以，戴口罩']],
      ['other', '數據可以分享給社區大學嗎？'],
    ],
  },
  {
    by: 'ma',
    when: 0.87,
    title: '花藝丙級：黏在手上的是海綿還是緊張',
    text: `
六十分鐘完成新娘捧花。練習平均五十二分，考試當天緊張到把玫瑰的頭剪斷一朵。

留了備用花。老師說**專業就是多帶一朵**。
`,
    kind: 'certification_license',
    tags: ['aesthetics', 'hands_on_making', 'agriculture', 'design'],
    own: ['技能檢定'],
    pictures: ['certificate-blue'],
    talk: [
      ['gao', '多帶一朵＝多備一份料，我們也是。'],
      ['zhen', '捧花照好美'],
    ],
  },
  {
    by: 'gao',
    when: 0.2,
    title: '可頌的二十七層，和冷氣壞掉的下午',
    text: `
三折三次，就是二十七層。關鍵是奶油要「軟硬像麵團」，室溫超過 24 度就會滲出來。

冷氣壞掉那天的可頌沒有層，但是很香。主廚咬一口說：「這叫奶油麵包，也可以賣。」
`,
    kind: 'course_learning',
    tags: ['hands_on_making', 'hospitality', 'food', 'adaptability'],
    own: ['烘焙'],
    pictures: ['bread-loaf'],
    talk: [
      ['qing', '我可以負責試吃失敗品'],
      ['han', '層次消失是因為油水混合，乳化了。', ['gao', '原來我做的是科學']],
    ],
  },
  {
    by: 'gao',
    when: 0.56,
    title: '飯店實習第一個月：刀工、地板、道歉',
    text: `
學到的順序和想像相反。

1. 地板：濕的地板比刀更危險
2. 道歉：出錯先說「我來處理」，不要先說原因
3. 刀工：每天二十公斤洋蔥

眼淚有一半是洋蔥的。
`,
    kind: 'workplace_learning',
    tags: ['hospitality', 'interpersonal', 'self_management', 'sdg_8'],
    own: ['實習'],
    privacy: 'friends',
    talk: [
      ['han', '另一半我陪妳'],
      ['ma', '辛苦了，送妳薄荷。'],
    ],
  },
  {
    by: 'gao',
    when: 0.89,
    title: '拿鐵拉花：葉子、愛心、洋蔥',
    text: `
想拉葉子，拉成愛心；想拉愛心，拉成洋蔥。奶泡太厚、手太抖、杯子太斜，一次只改一個變因。

第四十七杯，終於是葉子。喝不完的都給了圖書館的老師們。
`,
    kind: 'course_learning',
    tags: ['hospitality', 'aesthetics', 'bodily_kinesthetic'],
    own: ['咖啡'],
    pictures: ['latte'],
    talk: [
      ['rain', '「一次只改一個變因」完全是實驗設計'],
      ['free', '洋蔥版也很可愛'],
    ],
  },
  {
    by: 'han',
    when: 0.27,
    title: '果醬的 pH：為什麼檸檬不能少',
    text: `
三鍋草莓果醬，檸檬汁 0、1、2 大匙。用 pH 計量，分別是 3.9、3.4、3.1。

0 的那鍋不會凝，1 剛好，2 凝得可以切。**果膠要在夠酸的地方才肯牽手。**
`,
    kind: 'course_learning',
    tags: ['food', 'inquiry_and_research', 'chemical_engineering'],
    own: ['食品加工'],
    pictures: ['lab-warm', 'chart-sales'],
    talk: [
      ['qing', '「才肯牽手」好浪漫的化學'],
      ['chen', '變因控制得很清楚。'],
    ],
  },
  {
    by: 'han',
    when: 0.73,
    title: '食品乙級筆記：微生物比老師嚴格',
    text: `
背法規背到睡著，於是改成「如果我是細菌，我最怕什麼」：怕酸、怕乾、怕熱、怕冷、怕鹽。

改成這樣以後，一千題錯不到四十題。
`,
    kind: 'certification_license',
    tags: ['food', 'self_management', 'creativity', 'medicine_health'],
    own: ['技能檢定'],
    pictures: ['mind-map-green'],
    talk: [
      ['gao', '細菌視角讀書法，學起來'],
      ['pei', '護理科感染控制也可以這樣背！'],
    ],
  },
]
