import type { DemoRecord } from './record.ts'

/** Records of 林小雨's classmates and others at 內湖高中. */
export const neihuRecords: readonly DemoRecord[] = [
  {
    by: 'qing',
    when: 0.08,
    title: '黑糖饅頭失敗三部曲',
    text: `
家政課回家作業。第一次酵母放太熱的水，死掉；第二次發過頭，塌成餅；第三次終於圓了，可是忘了放黑糖。

**溫度、時間、清單**，三個都要到齊才叫饅頭。媽媽說白饅頭也很好吃，謝謝媽媽。
`,
    kind: 'course_learning',
    tags: ['hands_on_making', 'food', 'problem_solving'],
    own: ['家政課'],
    pictures: ['bread-rolls'],
    talk: [
      ['rain', '我吃到的是第三次的，很甜（心理上）'],
      ['han', '酵母水溫 35 到 38 度，手摸起來「沒感覺」就對了。'],
    ],
  },
  {
    by: 'qing',
    when: 0.31,
    title: '我的媽媽語錄訪談',
    text: `
輔導課要訪問一位長輩的工作。媽媽在醫院洗腎室當護理師十九年，我第一次問她為什麼常常過了三點才吃午餐。

她說：「機器不能等人，所以人等機器。」我把這句寫在聯絡簿封面。
`,
    kind: 'other_classify',
    tags: ['interpersonal', 'medicine_health', 'communication'],
    own: ['職業探索'],
    privacy: 'friends',
    talk: [
      ['rain', '看完有點想哭'],
      ['chen', '謝謝妳願意問，也謝謝媽媽願意說。'],
    ],
  },
  {
    by: 'qing',
    when: 0.7,
    onWeekend: true,
    title: '取樣日側記：一雙鞋的犧牲',
    text: `
專題第一次出門，我負責念數字和撐傘。學到：

- 白布鞋不適合河邊
- 鉛筆比原子筆可靠，雨裡也寫得出來
- 橋下的回音可以唱和聲

數據請看 @{rain} 那篇，這篇只紀念鞋。
`,
    kind: 'course_learning',
    tags: ['naturalistic', 'teamwork', 'adaptability', 'sdg_6'],
    own: ['專題研究'],
    talk: [
      ['en', '和聲是我起音的'],
      ['rain', '鞋子的貢獻會寫在致謝'],
    ],
  },
  {
    by: 'qing',
    when: 0.93,
    title: '第一次看懂財報：便利商店賺在哪裡',
    text: `
多元選修「生活中的經濟」。我們這組分析一家超商的年報，毛利最高的不是咖啡，是**代收服務的手續費**，因為幾乎沒有成本。

以後幫阿嬤繳電費的時候，我會有不一樣的心情。
`,
    kind: 'course_learning',
    tags: ['logical_mathematical', 'finance_economics', 'critical_thinking'],
    own: ['多元選修'],
    pictures: ['chart-sales'],
    talk: [['zeng', '可以再看存貨週轉天數，超商會嚇到你。', ['qing', '查了，真的嚇到']]],
  },
  {
    by: 'en',
    when: 0.12,
    title: '木工課：一張只有三隻腳的椅子',
    text: `
設計圖上是四隻腳。鋸到第四隻的時候量錯，短了三公分。老師說：「三隻腳的椅子永遠不會晃，你知道為什麼嗎？」

因為三點決定一個平面。我的失敗變成數學課的教具。
`,
    kind: 'works',
    tags: ['hands_on_making', 'visual_spatial', 'adaptability', 'architecture_design'],
    own: ['生活科技'],
    pictures: ['geometry'],
    talk: [
      ['rain', '椅子現在在班上第一排，坐過的都說讚'],
      ['jun', '三腳結構是建築系的入門題，學弟有天分。'],
    ],
  },
  {
    by: 'en',
    when: 0.345,
    title: '當我阿公的手機老師',
    text: `
一個月教會阿公三件事：視訊、看公車、把字放大。順序錯了，應該先教把字放大。

他每天早上六點傳早安圖給我，我回他一張數學錯題，他說看不懂但是很漂亮。
`,
    kind: 'volunteer_service',
    tags: ['interpersonal', 'digital_skills', 'sdg_10', 'education'],
    own: ['祖孫'],
    talk: [
      ['tong', '求阿公早安圖精選'],
      ['zhan', '我們館有高齡數位課，歡迎帶阿公來。'],
    ],
  },
  {
    by: 'en',
    when: 0.77,
    title: '凌晨四點的河邊，和我哥',
    text: `
專題要測一整天的溶氧，我分到最後一班。我哥本來說不要，最後穿著拖鞋來了。

兩個人蹲在堤防邊看數字從 5.2 掉到 4.8，他突然說他大一的時候差點休學。我們從來沒聊過這件事。**資料表上只有溫度和溶氧，可是那晚其實還有別的。**
`,
    kind: 'course_learning',
    tags: ['interpersonal', 'naturalistic', 'inquiry_and_research', 'sdg_6'],
    own: ['專題研究'],
    privacy: 'friends',
    talk: [
      ['rain', '這段我看了三次。'],
      ['qing', '幫我謝謝你哥'],
      ['chen', '承恩，這是一篇很好的紀錄。'],
    ],
  },
  {
    by: 'en',
    when: 0.945,
    title: '橘子漂流法測流速',
    text: `
量兩點距離 20 公尺，丟橘子，按碼錶。五顆橘子平均 **0.34 m/s**，其中一顆被鴨子攔截，剔除。

為什麼是橘子：浮一半沉一半，不太吃風，而且測完可以撈起來（不能吃）。
`,
    kind: 'course_learning',
    tags: ['naturalistic', 'problem_solving', 'mathematics_physics_chemistry'],
    own: ['專題研究'],
    talk: [
      ['wan', '鴨子攔截請寫進誤差來源，我是認真的。'],
      ['feng', '我家的橘子為科學貢獻了'],
      ['xiang', '鴨子才是真正的研究者'],
    ],
  },
  {
    by: 'rui',
    when: 0.1,
    title: '阿公的電鍋，第三次起死回生',
    text: `
從小看阿公修電器，今天他讓我動手。三用電錶量下去，保險絲斷了；換上新的還是不熱，再量加熱片，電阻無限大。

一片加熱片一百二十元，電鍋四十一歲。阿公說：「**東西壞掉，是在跟你說哪裡累了。**」
`,
    kind: 'self_directed_learning',
    tags: ['hands_on_making', 'problem_solving', 'electrical_electronic', 'sdg_12'],
    own: ['修理'],
    pictures: ['circuit-paper'],
    talk: [
      ['qiu', '阿公是我偶像。記得先拔插頭！', ['rui', '阿公的第一課就是這個']],
      ['rain', '阿公語錄可以出書'],
    ],
  },
  {
    by: 'rui',
    when: 0.36,
    title: '機器人社：循線車終於轉得過直角',
    text: `
卡了三個禮拜的直角彎。原本兩顆感測器同時壓黑線就停住，@{bo} 建議加一個「剛剛在哪一邊」的變數，車子就知道該往哪裡找。

原來記憶是這麼有用的東西。

目前紀錄：一圈 **14.2 秒**，比賽標準 12 秒。
`,
    kind: 'group_activity',
    tags: ['logical_mathematical', 'digital_skills', 'problem_solving', 'information'],
    own: ['機器人社'],
    pictures: ['robot-blue', 'flow-chart-sort'],
    talk: [
      ['bo', '收諮詢費一杯紅茶'],
      ['pan', '輪胎可以包一層矽膠，抓地力差很多。'],
      ['luo', '加上 PID 會更順，先試 P 就好。'],
    ],
  },
  {
    by: 'rui',
    when: 0.83,
    title: '北區機器人賽：第一輪就掉零件',
    text: `
出發前檢查了程式、電池、備用輪胎，沒有檢查**一顆螺絲**。第一輪左輪直接滾出場外，全場笑，我也笑。

第二輪用便條紙折起來塞住，跑完全程，11.8 秒，全場最響的掌聲。沒有得名，但是裁判來問我們那張便條紙。
`,
    kind: 'contest',
    tags: ['problem_solving', 'adaptability', 'teamwork', 'engineering'],
    own: ['機器人社'],
    pictures: ['robot-orange', 'gears-brass'],
    talk: [
      ['bo', '便條紙是我寫英文單字的那張'],
      ['ho', '螺絲膠（藍色），兩百塊解決一輩子的問題。', ['rui', '已買！']],
      ['chen', '這種故事比獎盃好講。'],
    ],
  },
  {
    by: 'tong',
    when: 0.15,
    title: '縮時攝影：一隻蟬花了多久脫殼',
    text: `
夜觀那天我把手機綁在登山杖上，每五秒一張，拍了五十三分鐘。剪起來二十一秒。

最後翅膀展開那一段是透明的綠色，硬掉以後就再也看不到了。
`,
    kind: 'works',
    tags: ['visual_spatial', 'naturalistic', 'mass_communication'],
    own: ['攝影', '自然社'],
    pictures: ['mountains-green'],
    talk: [
      ['rain', '那個綠色我想畫下來'],
      ['ting', '可以投稿自然社年刊嗎？', ['tong', '可以！我寄原始檔']],
    ],
  },
  {
    by: 'tong',
    when: 0.42,
    title: '廣告社提案：讓大家帶餐具的三十秒',
    text: `
拍了三支，給二十個人看。最多人記得的不是海龜，是「食堂阿姨說：今天有三個人自己帶，我多給他們一塊豆腐」。

**恐懼讓人轉頭，好處讓人行動。** 這學期最有用的一句話，是我自己寫的。
`,
    kind: 'works',
    tags: ['creativity', 'communication', 'mass_communication', 'sdg_12'],
    own: ['影像'],
    pictures: ['slide-violet'],
    talk: [
      ['si', '一塊豆腐太有說服力了'],
      ['liu', '末兩句很有廣告人的味道。'],
      ['free', '我就是多拿到豆腐的人'],
    ],
  },
  {
    by: 'tong',
    when: 0.74,
    title: '運動會影片製作筆記',
    text: `
六個機位、214 個檔案、剪了十一小時。三個教訓：

1. 每個人都要對時間，不然對不起來
2. 先剪聲音再剪畫面
3. 備份，備份，備份（硬碟在第八小時壞掉）
`,
    kind: 'works',
    tags: ['digital_skills', 'time_management', 'mass_communication'],
    own: ['影像'],
    talk: [
      ['bo', '第八小時的尖叫我在走廊聽到了'],
      ['zhen', '我放了十遍'],
    ],
  },
  {
    by: 'xiang',
    when: 0.18,
    title: '籃球隊：學會當第六人',
    text: `
開學選拔我沒有進先發。教練說第六人的工作是「上場三十秒內，改變一件事」。

我開始在板凳上記錄對手：誰只會往右切，誰體力掉最快。上場後我只做一件事，就是讓那個人往左。
`,
    kind: 'group_activity',
    tags: ['bodily_kinesthetic', 'teamwork', 'data_analysis', 'recreation_sports'],
    own: ['籃球隊'],
    pictures: ['court-basket'],
    talk: [
      ['bo', '你那本筆記比課堂筆記厚'],
      ['chen', '觀察、假設、驗證，這就是科學方法。', ['xiang', '老師不要什麼都變成上課啦']],
    ],
  },
  {
    by: 'xiang',
    when: 0.46,
    title: '謎語出題者的告白',
    text: `
班刊最後一頁的謎語到現在沒人解開。出題三原則：答案要在眼前、要讓人覺得自己笨、知道以後要笑。

提示三：它一直都在同一頁，只是你翻過去了。
`,
    kind: 'works',
    tags: ['verbal_linguistic', 'creativity', 'logical_mathematical'],
    own: ['班刊'],
    talk: [
      ['rain', '是頁碼嗎！！', ['xiang', '……有人要請客了']],
      ['tong', '我不服，頁碼是我排的'],
    ],
  },
  {
    by: 'xiang',
    when: 0.75,
    title: '大隊接力交棒練習：我們把時間切成零點一秒',
    text: `
用慢動作拍每一棒的交接，量「兩個人都拿著棒子」的時間。最好的一組 0.3 秒，最差 1.1 秒。

練了兩週把平均從 0.8 壓到 0.5，八次交接就是 **2.4 秒**。沒有人變快，但是全隊變快了。
`,
    kind: 'group_activity',
    tags: ['bodily_kinesthetic', 'logical_mathematical', 'teamwork', 'leadership'],
    own: ['運動會'],
    pictures: ['court-volley'],
    talk: [
      ['rain', '我手心的瘀青就是 0.3 秒的代價'],
      ['luo', '這題我要出在物理考卷。'],
    ],
  },
  {
    by: 'zhen',
    when: 0.22,
    title: '水彩：畫「透明」這件事',
    text: `
老師說畫玻璃杯不要畫玻璃，要畫它後面的東西歪掉的樣子。

我畫了一杯水放在格子桌布上，格子在水裡變粗、往外彎。畫完才懂物理課的折射。
`,
    kind: 'works',
    tags: ['visual_spatial', 'aesthetics', 'arts'],
    own: ['水彩'],
    pictures: ['watercolour-sea'],
    talk: [
      ['rain', '想要擁有這杯水'],
      ['luo', '可以借我當折射單元的開場嗎？', ['zhen', '可以！記得說是昀蓁畫的']],
    ],
  },
  {
    by: 'zhen',
    when: 0.54,
    title: '班刊封面：畫了九版，用了第一版',
    text: `
畫到第九版的時候，@{rain} 說：「我們還是覺得第一版最像我們班。」我有點生氣，晚上把九張排在地板上看，真的是第一版。

後面八版都畫得比較好，只有第一版不怕畫壞。
`,
    kind: 'works',
    tags: ['visual_spatial', 'creativity', 'intrapersonal', 'architecture_design'],
    own: ['班刊', '插畫'],
    pictures: ['watercolour-garden'],
    talk: [
      ['rain', '「不怕畫壞」我記住了'],
      ['liu', '好幾位作家說過一樣的話，妳十六歲就發現。'],
    ],
  },
  {
    by: 'zhen',
    when: 0.85,
    title: '合唱比賽那天的後台',
    text: `
開嗓、潤喉、互相別領結。有人一直跑廁所，有人在背歌詞，我在所有人的譜上畫了一顆小星星，寫「這裡呼吸」。

後來大家說，看到星星就不緊張了。
`,
    kind: 'contest',
    tags: ['musical', 'interpersonal', 'teamwork', 'arts'],
    own: ['合唱團'],
    pictures: ['music-sheet'],
    talk: [
      ['rain', '我的譜我留著，星星還在'],
      ['qing', '我們班第一次全班一起呼吸'],
    ],
  },
  {
    by: 'bo',
    when: 0.17,
    title: '寫一支程式，幫全班排值日生',
    text: `
規則：每人次數一樣、不能連續兩天、社團日避開。本來用手排要一節課。

寫了 62 行，用回溯法，跑 0.2 秒。上線第一天就有人問能不能加「不要跟某某同一天」。**需求永遠比程式多一條。**
`,
    kind: 'works',
    tags: ['logical_mathematical', 'digital_skills', 'information'],
    own: ['程式設計'],
    pictures: ['code-green', 'flow-chart-sort'],
    talk: [
      ['rain', '能不能加「下雨天男生倒垃圾」', ['bo', '妳看，我就說']],
      ['yan', '可以改寫成整數規劃，之後規則想加就加。'],
    ],
  },
  {
    by: 'bo',
    when: 0.48,
    title: 'APCS 檢定三級的準備方法',
    text: `
每天一題，不看解答超過三十分鐘才能看，看完隔天重寫一次。三個月寫了 74 題，重寫的有 31 題。

重寫的時候如果還是卡在同一個地方，就把那個地方畫成圖貼在桌上。現在桌上有五張，第一張是**邊界**。
`,
    kind: 'certification_license',
    tags: ['digital_skills', 'self_management', 'information'],
    own: ['APCS'],
    pictures: ['code-night', 'certificate-gold'],
    talk: [
      ['rui', '三級恭喜！'],
      ['si', '74 題可以分享清單嗎', ['bo', '整理好貼上來']],
    ],
  },
  {
    by: 'bo',
    when: 0.862,
    title: '一個離群值的故事',
    text: `
小雨他們的散佈圖 r = −0.71，我問了一句「拿掉下雨那天呢」，結果變 −0.38。

我回家把所有教科書上的漂亮散佈圖都拿掉一點試試看，發現很多「強相關」只靠一兩個點。之後看到圖，我會先找**哪一個點最用力**。
`,
    kind: 'self_directed_learning',
    tags: ['logical_mathematical', 'data_analysis', 'critical_thinking', 'mathematics_physics_chemistry'],
    own: ['統計'],
    pictures: ['plot-functions'],
    talk: [
      ['yan', '這個量有名字，叫槓桿值（leverage）。', ['bo', '感謝，又有東西可以讀了']],
      ['chen', '「哪一個點最用力」，寫得真好。'],
    ],
  },
  {
    by: 'ting',
    when: 0.25,
    title: '臺北樹蛙鳴聲：四個公園的錄音比較',
    text: `
三年累積的錄音，用頻譜圖比較。靠近馬路的族群，叫聲主頻高了大約 **120 Hz**，可能是為了避開車聲的低頻。

樣本還不夠，但是學妹們今年加入以後，點位從兩個變成四個。這份資料會留給社團。
`,
    kind: 'course_learning',
    tags: ['naturalistic', 'data_analysis', 'life_science', 'sdg_15', 'sdg_11'],
    own: ['自然社', '小論文'],
    pictures: ['map-frogs'],
    talk: [
      ['wan', '可以投稿全國中學生小論文了。', ['ting', '正在寫，謝謝學姊幫忙看方法']],
      ['rain', '宥翔的噴嚏大約是幾 Hz'],
      ['chen', '三年的堅持，很不容易。'],
    ],
  },
  {
    by: 'ting',
    when: { summer: 0.65 },
    title: '交接清單：自然社的十二個箱子',
    text: `
每個箱子貼上內容、數量、上次使用日期。交接的那天學弟妹問最多的是「這個壞掉要找誰」。

所以我在最後加了一頁**電話簿**：修顯微鏡的先生、借青蛙裝的協會、願意載我們上山的家長。器材會舊，電話要新。
`,
    kind: 'cadre_experience',
    tags: ['leadership', 'planning', 'interpersonal'],
    own: ['自然社', '交接'],
    talk: [
      ['rain', '學姊的電話簿是傳家寶'],
      ['other', '青蛙裝那欄是我們，隨時可借。'],
    ],
  },
  {
    by: 'ting',
    when: 0.88,
    title: '書審資料：刪到剩三件事',
    text: `
三年一百多則紀錄，備審只能放三件。我用的問題是：「**哪一件拿掉，我就不是現在的我？**」

留下的是：蛙鳴、交接、還有一次完全沒找到貓頭鷹的夜觀。
`,
    kind: 'self_directed_learning',
    tags: ['intrapersonal', 'planning', 'critical_thinking'],
    own: ['備審資料'],
    privacy: 'friends',
    pictures: ['books-tall'],
    talk: [
      ['rain', '是我們一起沒找到的那次嗎', ['ting', '對，那次教會我的最多']],
      ['chen', '選得很好。'],
    ],
  },
  {
    by: 'free',
    when: 0.16,
    title: '早餐店打工教我的排隊理論',
    text: `
假日在阿姨的早餐店幫忙。一個煎台、一個飲料、一個結帳，最卡的永遠是煎台。

試過把「不用煎的」先出餐，平均等待從 9 分鐘變 6 分鐘。阿姨說我加薪五塊。
`,
    kind: 'workplace_learning',
    tags: ['logical_mathematical', 'problem_solving', 'management', 'sdg_8'],
    own: ['打工'],
    pictures: ['bread-loaf'],
    talk: [
      ['zeng', '這就是瓶頸分析！可以讀《目標》這本書。'],
      ['en', '所以我的蛋餅為什麼還要等八分鐘', ['free', '因為是你']],
    ],
  },
  {
    by: 'free',
    when: 0.5,
    title: '吉他自學第一百天',
    text: `
第一天按不住 F，第一百天還是按不太住，但是可以唱完一首了。

> 手指的繭是時間的收據。

這句是我自己想的，請不要抄。
`,
    kind: 'self_directed_learning',
    tags: ['musical', 'self_management', 'arts'],
    own: ['吉他'],
    pictures: ['music-sheet-cool'],
    talk: [
      ['zhen', '繭的那句很可以'],
      ['xiang', '我要抄'],
    ],
  },
  {
    by: 'free',
    when: 0.9,
    title: '我們這組的題目：校園的哪一張椅子最多人坐',
    text: `
用粉筆在椅腳畫線，第二天看線有沒有被磨掉。全校 43 張椅子，最熱門的不是樹下那張，是**福利社轉角那張**，因為可以看到所有人。

最冷門的在樹下，因為鳥。
`,
    kind: 'course_learning',
    tags: ['inquiry_and_research', 'social_psychology', 'creativity', 'sdg_11'],
    own: ['專題研究'],
    talk: [
      ['chen', '粉筆線這個方法很聰明，而且便宜。'],
      ['jun', '環境行為學有整本書在講這個，推薦《小型城市空間的社會生活》。'],
      ['rain', '因為鳥（笑）'],
    ],
  },
  {
    by: 'liu',
    when: 0.05,
    title: '這學期的〈三行詩〉：請寫一樣正在消失的東西',
    text: `
收到一百一十二首。有人寫底片，有人寫電話亭，有人寫「阿嬤叫我小名的方式」。

抄三行：
> 巷口修傘的人
> 把雨收進抽屜
> 就沒有再打開
`,
    kind: 'course_learning',
    tags: ['verbal_linguistic', 'aesthetics', 'literature_history_philosophy', 'education'],
    own: ['國文課', '三行詩'],
    talk: [
      ['rain', '修傘那首是誰寫的！', ['liu', '一個不想具名的人。'], ['zhen', '……謝謝老師']],
      ['chen', '晚上在辦公室讀到，安靜了一下。'],
    ],
  },
  {
    by: 'liu',
    when: 0.43,
    title: '用便利貼讀〈赤壁賦〉',
    text: `
每人三張：黃色寫「我懂的」，粉色寫「我不懂的」，藍色寫「我想跟蘇軾說的」。

貼滿一面牆以後，粉色大多被別人的黃色解決了，我只講了十五分鐘。藍色有一張寫：「你被貶官還能這樣，我模擬考沒考好也可以吧。」
`,
    kind: 'course_learning',
    tags: ['verbal_linguistic', 'teamwork', 'education', 'literature_history_philosophy'],
    own: ['國文課'],
    talk: [
      ['bo', '藍色那張是我'],
      ['ruo', '這個活動設計我可以放進教案嗎？', ['liu', '歡迎，記得改成你自己的。']],
    ],
  },
  {
    by: 'liu',
    when: 0.915,
    title: '作文題：我不會的事',
    text: `
靈感來自三班的佈告欄。批了三十七篇，沒有一篇是湊字數的。

寫「不會拒絕別人」的孩子，在結尾拒絕了我：「老師，這篇請不要貼出來。」好，我沒有貼。**學會了。**
`,
    kind: 'workplace_learning',
    tags: ['verbal_linguistic', 'intrapersonal', 'education'],
    own: ['國文課', '作文'],
    talk: [
      ['rain', '結尾太好了'],
      ['shi', '寫作的目的被你們做到了。'],
    ],
  },
  {
    by: 'qing',
    when: 0.975,
    title: '明天上台，先在這裡緊張一下',
    text: `
專題分享我負責前兩分鐘。稿子背了七遍，第五遍開始把「溶氧」念成「容養」。

只給你們看：我其實最怕的不是忘詞，是忘詞以後大家很安靜。**如果我停下來，拜託誰咳一聲。**
`,
    kind: 'course_learning',
    tags: ['verbal_linguistic', 'intrapersonal', 'inquiry_and_research'],
    own: ['專題研究'],
    privacy: 'friends',
    talk: [
      ['rain', '我會咳得很自然'],
      ['en', '我可以順便打翻水壺'],
    ],
  },
  {
    by: 'tong',
    when: 0.99,
    title: '圖書館三樓靠窗的位子',
    text: `
這學期第一次一個人讀書讀到閉館。發現自己把英文單字背在走路的時候比坐著的時候多，坐著都在算還有幾頁。

明天改成：坐著算數學，走路背單字。有人要一起走路嗎？
`,
    kind: 'self_directed_learning',
    tags: ['intrapersonal', 'verbal_linguistic'],
    own: ['讀書方法'],
    privacy: 'friends',
    talk: [['zhen', '我！可是我走很快']],
  },
]
