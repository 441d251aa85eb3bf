/*
 * The words people use for what the articles describe: one line per idea, in both languages, as regular expressions
 * over folded text. Add a line where people are misunderstood in general, not for a single question.
 */

/** Frequent misspellings: words that sound alike, and usage from elsewhere. */
export const misspellings: readonly (readonly [written: string, meant: string])[] = [
  ['因該', '應該'],
  ['以經|己經|已今', '已經'],
  ['在來|在一次|在試', '再來'],
  ['賬號|帳户|賬户|帳戶(?!名)|張號|帳好|账号|帐号', '帳號'],
  ['登陸|登錄|登路|登录|登綠', '登入'],
  ['計劃', '計畫'],
  ['歷成|曆程|歷呈|歷城|例程', '歷程'],
  ['上船|上串|上傅|上传', '上傳'],
  ['記錄', '紀錄'],
  ['做業|作葉|作业|功客', '作業'],
  ['叫作業|叫功課', '交作業'],
  ['遲繳', '遲交'],
  ['檔岸|檔按|文檔', '檔案'],
  ['視頻', '影片'],
  ['圖檔|圖像|相片', '圖片'],
  ['信息|短信|簡訊', '訊息'],
  ['默認', '預設'],
  ['軟件', '軟體'],
  ['群祖|羣組|群足|群主(?=裡)', '群組'],
  ['班集|班及(?!格)', '班級'],
  ['老蘇|老斯|老ㄙ|老师', '老師'],
  ['截只|結止|截止日|截止時間', '截止'],
  ['密馬|蜜碼|密瑪|秘碼|密码', '密碼'],
  ['通之|通支|推撥', '通知'],
  ['在哪ㄦ|在那裡|在那(?=$|[?!,])', '在哪裡'],
  ['看的(?=[到見])', '看得'],
  ['怎摸|怎嚜|怎ㄇ|怎么|怎模', '怎麼'],
  ['甚麼|什摸|蝦米|什么', '什麼'],
  ['認証', '認證'],
  ['驗証', '驗證'],
  ['証書', '證書'],
  ['証明', '證明'],
  ['檢局|撿舉|減舉', '檢舉'],
  ['封所|風鎖|瘋鎖', '封鎖'],
  ['覇凌|罷凌|壩凌|霸零|霸陵', '霸凌'],
  ['分述', '分數'],
  ['草搞', '草稿'],
  ['下仔', '下載'],
  ['删除', '刪除'],
  ['回收筒|回收捅', '回收桶'],
  ['簽明', '簽名'],
  ['獎平', '獎品'],
  ['討論事', '討論室'],
  ['名子', '名字'],
  ['後五碼|末5碼|後5碼|末五碼', '末五碼'],
  ['\\bwont\\b', "won't"],
  ['\\bcant\\b', "can't"],
  ['\\bdont\\b', "don't"],
  ['\\b(?:doesnt|didnt|isnt|wasnt|havent|hasnt)\\b', 'not'],
  ['\\bim\\b', 'i am'],
  ['\\b(?:hw|homwork|homewrok|home work)\\b', 'homework'],
  ['\\b(?:pw|pwd)\\b', 'password'],
  ['\\bpics?\\b', 'picture'],
  ['\\bmsgs?\\b', 'message'],
  ['\\b(?:portofolio|portfoilo|porfolio)\\b', 'portfolio'],
  ['\\b(?:delte|delet|deleet)\\b', 'delete'],
  ['\\bguardain', 'guardian'],
  ['\\bgrup\\b', 'group'],
  ['\\bacount\\b|\\baccont\\b', 'account'],
  ['\\bpasword\\b|\\bpassward\\b', 'password'],
  ['\\be-?mails?\\b', 'email'],
]

/** Ideas, each with every way of naming it. */
export const ideas: readonly (readonly [name: string, said: string])[] = [
  ['delete', '刪|砍掉|移除|清掉|清空|註銷|\\bdelet|\\bremov|\\berase'],
  [
    'restore',
    '救回|救得回|救不救|找回來|復原|還原|恢復|反悔|後悔|來得及|誤刪|回收桶|垃圾桶|取消刪除|\\bundo|recover|restor|bring back|regret|too late|\\btrash|\\bbin\\b',
  ],
  ['account', '帳號|\\baccount'],
  ['password', '密碼|\\bpassw'],
  ['login', '登入|登進|登不|進不去|進不來|\\blogin\\b'],
  [
    'hacked',
    '被盜|盜用|盜帳|盜走|駭|別人登|被.{0,5}登(?:進|入)|偷登|帳號.{0,3}偷|盜我|有人登入|陌生.{0,4}(?:裝置|登)|入侵|冒用|冒充|假冒|假裝是|用我的(?:名字|帳號)|亂傳|密碼.{0,3}被.{0,3}[改換]|\\bhack|stolen|in my name|someone else.{0,12}account',
  ],
  ['homework', '作業|功課|\\bhomework|\\bassignments?\\b'],
  [
    'handing in',
    '繳|(?<![社外轉移提性成])交(?![友通流接換給往])|\\bhand(?:ed|ing)?[ -]in|\\bsubmi|\\bturn(?:ed|ing)? in',
  ],
  [
    'late',
    '遲交|晚交|補交|逾期|過期|來不及|遲到|忘記交|忘了交|超過時間|過了時間|睡過頭|展延|延長|延期|寬限|\\blate\\b|overdue|extension|more time|missed the deadline|too late to (?:hand|submit)',
  ],
  ['deadline', '截止|期限|死線|到期|deadline|\\bdue\\b'],
  ['missing', '沒交|未交|缺交|還沒交|催繳|not (?:handed|submitted)|missing'],
  ['score', '成績|分數|幾分|打分|評分|考幾|總分|得分|給分|\\bgrade|\\bscore|\\bmarks?\\b'],
  ['correcting', '批改|改作業|評語|回饋|發還|退回|feedback|correct'],
  ['proof', '證明|收據|證據|憑證|有沒有(?:交|傳)(?:成功|到|出去)|真的有交|receipt|\\bproof|\\bprove|evidence'],
  [
    'record',
    '紀錄|文章|貼文|日誌|那篇|這篇|一篇|\\bpo文|\\bpo\\b|發文|\\brecords?\\b|\\bposts?\\b|\\bentry|\\bentries',
  ],
  ['portfolio', '學習歷程|作品集|備審|歷程檔案|portfolio'],
  ['group', '群組|班級|班上|我們班|我的班|班群|社團|\\bgroups?\\b|\\bclass(?:es)?\\b'],
  ['leaving', '退出|退群|退班|退社|離開|退掉|跑錯|加錯|\\bquit|\\bleav'],
  [
    'joining',
    '加入|加進|入群|進群|進班|入班|加群|加不進|\\bjoin|\\bget (?:in|into) (?:an?|the|my|our) (?:\\w+ )?(?:group|class|club|exhibition|course)',
  ],
  ['code', '代號|代碼|邀請碼|班級碼|序號|\\bcode'],
  ['broken', '無效|失效|不能用|沒反應|沒作用|壞掉|怪怪|invalid|expired|not work|n.t work|broken'],
  ['talk', '訊息|私訊|聊天|對話|討論室|群聊|密我|敲我|私我|傳訊|\\bmessag|\\bchat|\\bdms?\\b|\\brooms?\\b'],
  ['taking back', '收回|撤回|取回|unsend|take (?:it )?back|taking back|withdraw'],
  ['blocking', '封鎖|拉黑|黑名單|黑單|\\bblock'],
  ['reporting', '檢舉|舉報|通報|投訴|\\breport (?:him|her|them|somebody|someone|a )'],
  [
    'bullying',
    '霸凌|欺負|取笑|髒話|綽號|排擠|孤立|罵|難聽|騷擾|嘲笑|嘲|嗆|酸我|酸言|惡意|造謠|謠言|說我壞話|不理我|吵架|針對|笑我|言語|被針對|\\bbull(?:y|i)|harass|nasty|rumou?r|insult|teas(?:e|ing)|left out|mak\\w+ fun|laugh\\w* at|mean to|exclud',
  ],
  [
    'danger',
    '自殺|想死|活不下去|不想活|撐不下去|消失算了|傷害自己|自殘|自傷|割腕|割手|割自己|跳樓|結束生命|想去死|打死|脫衣|私密照|輕生|家暴|性侵|性騷|堵我|威脅|恐嚇|勒索|詐騙|騙|裸照|suicid|(?:kill|hurt|cut)\\w* myself|end my life|self.?harm|want to die|nudes?\\b|threat|\\bscam|blackmail',
  ],
  ['friend', '好友|朋友|\\bfriend'],
  ['following', '粉絲|追蹤|\\bfollow|\\bfans?\\b'],
  ['notice', '通知|提醒|\\bnotif|\\bnotice|\\bremind'],
  ['push', '推播|跳出來|跳通知|會跳|\\bpush'],
  ['mail', '信件|電子報|好多信|寄信|收信|收到信|信太多|的信|通知信|一直寄|\\bemail'],
  ['weekly', '每週|一週|(?:一個|每個?)禮拜|一星期|\\bweekly|once a week'],
  ['too many', '太多|好多|一直(?:寄|收|跳|響)|很吵|太吵|吵死|too many'],
  ['uploading', '上傳|傳不|傳檔|附檔|夾帶|附件|附加|\\bupload|\\battach'],
  ['stuck', '轉圈|卡住|卡在|轉不停|一直跑|失敗|傳不(?:上|出)|跑不動|很久|\\bfail|\\bstuck|loading'],
  ['file', '檔|簡報|文書|\\bfiles?\\b|\\bppt|powerpoint|\\bdocx?\\b|\\bword\\b|office'],
  ['size', '大小|太大|過大|多大|上限|限制|壓縮|縮小|變小|\\d+ ?mb|\\bsmall|shrink|\\bsize|\\blimit|too (?:big|large)'],
  ['picture', '照片|圖片|\\bphoto|\\bpicture|\\bimage'],
  ['video', '影片|youtube|\\bvideo|\\bfilm|\\bmp4'],
  ['dark', '深色|黑色|變暗|調暗|暗色|暗黑|夜間模式|護眼|眼睛|太亮|刺眼|\\bdark\\b|night mode|too bright'],
  ['language', '英文|語言|中文介面|\\blanguage|english|chinese'],
  [
    'changing schools',
    '轉學|換學校|轉校|轉走|轉到.{0,6}(?:學校|國中|高中|國小)|新學校|chang\\w* schools?|new school(?! year)|transfer',
  ],
  ['graduating', '畢業|升學|離校|高三|應屆|graduat'],
  ['staff leaving', '離職|退休|調校|調職|代課|換老師|left the school|teacher leaves'],
  ['downloading', '下載|打包|備份|帶走|載下來|抓下來|匯出|轉出|存成|轉成|\\bdownload|\\bexport|\\bback ?up'],
  ['everything', '全部|所有|一次|整個|通通|everything|\\ball\\b'],
  ['teacher', '老師|教師|導師|班導|級任|科任|\\bteacher'],
  ['verifying', '驗證|認證|審核|待審|\\bverif|\\bcertif'],
  [
    'parent',
    '家長|爸|媽|父母|監護|阿公|阿嬤|爺爺|奶奶|外婆|外公|祖父|祖母|\\bgrand(?:m|p)|\\bguardian|\\bparents?\\b|\\bmother|\\bfather|\\bmom\\b|\\bmum\\b|\\bdad\\b',
  ],
  ['child', '孩子|小孩|孫子|孫女|小朋友|兒子|女兒|我兒|子女|\\bchild|\\bson\\b|daughter|\\bkids?\\b'],
  ['two', '兩個|第二個|另一個|雙胞胎|\\btwo\\b|\\bsecond\\b|another'],
  ['signing', '簽|\\bsignatures?\\b|\\bsign(?:s|ed|ing)?\\b'],
  ['self-directed', '自主學習|計畫|自主|learning plan|self-directed'],
  ['points', '點數|集點|加點|扣點|有幾點|多少點|\\d+ ?點(?!前|後|半|鐘|睡|上|下)|發點|\\bpoints?\\b'],
  ['giving', '發點|加點|加分|發獎勵|給學生|\\bgiv(?:e|ing)\\b|\\baward'],
  ['prize', '獎品|兌換|換獎|獎勵|禮券|飲料券|換了|\\bprize|\\breward|\\bredeem'],
  ['course', '課程|開課|上課|\\bcourse'],
  ['exhibition', '展覽|展出|成果展|發表會|\\bexhibit'],
  ['bulletin', '公告|通知單|布告|\\bannounce|\\bbulletin'],
  ['timing', '排定|排程|預約|定時|自動發|準時發|之後再發|\\bschedul'],
  ['mistake', '錯|誤|不小心|手滑|慘了|mistake|wrong|accident'],
  ['invoice', '發票|收據|統編|統一編號|報帳|核銷|invoice|\\breceipt|tax id'],
  [
    'paying',
    '匯款|付款|付費|付錢|轉帳|繳費|多少錢|要錢嗎|收費|收錢|花錢|免錢|刷卡|信用卡|費用|價|末五碼|訂購|購買|\\bpay|\\bpaid|\\bcosts?\\b|\\bpric|\\bbank|buy',
  ],
  ['refund', '退費|退款|退錢|退訂|refund|money back'],
  ['plan', '方案|plus|升級|免費|premium|subscription|upgrade'],
  ['trial', '試用|到期|過期|trial|expire'],
  ['suspending', '停權|停用|封號|禁用|凍結|\\bban(?:ned)?\\b|suspend|disable'],
  ['appeal', '申訴|appeal'],
  ['copying', '侵權|著作權|版權|抄襲|偷用|經過同意|經同意|沒問過|copyright|plagiar|without (?:asking|permission)'],
  [
    'privacy',
    '隱私|只有自己|私人|私密|隱藏|不公開|偷看|藏起來|鎖起來|不想(?:讓|給).{0,6}(?:看|知道)|不要(?:讓|給).{0,4}看|秘密|\\bprivate|only me|\\bhide|privacy|secret',
  ],
  ['public', '公開|\\bpublic'],
  [
    'who sees',
    '誰看|給誰看|看得到|看到我|會不會看|會被.{0,4}看|看得見|\\bvisible|who (?:can )?sees?|can .{0,20}\\bsee\\b',
  ],
  ['cannot see', '看不到|沒看到|看不見|沒出現|不見了|not show|n.t see|cannot see'],
  ['date', '日期|補寫|補登|那天|back-?dat|\\bdates?\\b'],
  ['searching', '搜尋|找不到|找以前|怎麼找|去哪找|\\bsearch|\\bfind\\b'],
  ['room', '空間|容量|滿了|storage|\\bspace|quota'],
  ['seat', '座號|學號|\\bseat'],
  ['order', '排序|順序|照.{0,3}排|亂七八糟|in order|\\bsort'],
  ['student', '學生|\\bstudents?\\b|\\bpupils?\\b'],
  ['roster', '名單|\\broster|class list'],
  ['inviting', '邀請|邀|\\binvit'],
  ['team', '小組|分組|組員|同組|\\bteams?\\b'],
  ['silencing', '禁言|暫停發言|靜音|不能發言|不讓.{0,6}(?:說|講|發言|聊)|閉嘴|\\bmute|\\bsilenc|stop .{0,20}chat'],
  ['stranger', '陌生|不認識|叔叔|怪人|網友|stranger'],
  ['age', '未成年|未滿|幾歲|年齡|國小|小學|年紀|\\bminors?\\b|how old|\\bage\\b|under 18'],
  ['consent', '同意|\\bconsent|\\bagree|permission'],
  ['figures', '數據|統計|報表|評鑑|幾個人|幾件|使用率|statistic|\\bfigures|\\busage'],
  ['whole school', '全校|學校方案|我們學校|整個學校|whole school|our school'],
  ['whole site', '全站|停機|維護|橫幅|跑馬燈|系統公告|maintenance|banner|whole site'],
  ['new year', '新學年|升級|編班|升年級|新學期|二年級變|new school year|next grade'],
  ['outsider', '社會人士|校外|外面|一般人|上班族|成人|大人(?=.{0,4}用)|不是學生|outsid|not a student|adults?\\b'],
  ['home schooling', '自學|實驗教育|在家教育|沒有學校|補習班|home ?school|without a school'],
  ['signing up', '註冊|申請帳號|辦帳號|開帳號|加入會員|register|sign up|signed up|create an account'],
  ['name', '真名|真實姓名|本名|暱稱|名字|\\bnickname|\\breal name|\\bname\\b'],
  ['avatar', '頭像|大頭|頭貼|avatar|profile picture'],
  ['draft', '草稿|寫到一半|打到一半|沒存|自動存|當掉|\\bdraft|autosave|crashed|halfway'],
  ['editing', '修改|編輯|更改|換掉|改掉|能改|可以改|改成|改題目|\\bedit|\\bchang|\\breplac'],
  ['app', '安裝|手機版|app\\b|應用程式|\\binstall'],
  ['offline', '離線|斷線|沒網路|沒有網路|斷網|offline|no internet'],
  ['device', '裝置|手機|電腦|平板|\\bdevice|\\bphone|\\bcomputer|laptop'],
  [
    'person to ask',
    '客服|真人|找誰|跟誰講|問誰|聯絡|回報|電話幾號|客服電話|公司在哪|\\bsupport\\b|\\bcontact|who do i (?:ask|tell)|help ?desk',
  ],
  ['ranking', '排行|排名|名次|前幾名|最後一名|leaderboard|\\brank'],
  ['reflection', '反思|心得|reflect'],
  ['copying over', '複製|貼上|一篇一篇|\\bcopy|\\bpaste'],
  ['checking', '核對|確認碼|真偽|真假|查證|genuine|authentic'],
  ['national', '國教署|國家平台|國家學習歷程|全國學習歷程|教育部平台|national'],
  ['sharing', '分享|連結|網址|\\bshare|\\blink'],
  ['printing', '列印|印出|印成|\\bprint'],
  ['pdf', 'pdf'],
  ['spreadsheet', 'excel|csv|試算表|spreadsheet'],
  ['admin', '管理員|管理者|副手|幫手|admin'],
  [
    'handing over',
    '換(?:導師|班導|管理|人帶)|移交|交給別|轉讓|接手|接班|接任|交接|換人管|hand(?:ing)? over|take over|ownership',
  ],
  [
    'not come',
    '沒(?:有)?(?:給|拿到|收到|來)|還沒(?:給|來|寄|到|拿)|收不到|等不到|not arrive|n.t (?:come|arrive|get)|never (?:came|arrived|got)|not receiv',
  ],
  ['night', '半夜|晚上|凌晨|睡覺|夜間休息|安靜時段|勿擾|\\bnight|quiet hours|do not disturb'],
  ['anonymous', '匿名|不具名|不顯示.{0,5}名字|不用真名|anonym|without my name'],
  ['weighing', '權重|加權|占比|占\\d|占幾|比例|百分比|\\bweight(?:s|ed|ing)?\\b|percent'],
  ['captions', '字幕|逐字稿|\\bcaptions?|subtitle|transcript'],
  ['certificate', '證書|結業|修業|\\bcertificate'],
  ['role', '身分|身份|\\brole'],
  ['importing', '匯入|\\bimport'],
  ['being away', '請假|病假|公假|事假|住院|生病|缺席|曠課|\\babsen|\\bill\\b|\\bsick\\b'],
  ['attendance', '點名|出席|出缺席|缺曠|attendance|roll call'],
  [
    'crashing',
    '當機|當掉|閃退|空白|一片白|掛了|卡死|跑不出來|打不開|\\bcrash|\\bblank|not (?:load|open)|n.t (?:load|open)',
  ],
  ['how long a text', '字數|幾個字|多少字|幾字|characters|how long (?:can|may|should) (?:it|a|my)'],
  ['turning off', '關掉|關閉|關起來|取消訂閱|停用通知|turn(?:ing)? off|switch off|disable'],
  ['home page', '首頁|主畫面|主頁|home page|main screen'],
  ['data', '個資|資料|隱私權|\\bdata\\b|privacy policy'],
  ['safe', '安全|安不安全|\\bsafe'],
  [
    'creating',
    '建立|新增|開一個|開新|創|設立|\\bcreat(?:e|ing)\\b|\\bmake (?:a|an|my|our)\\b|set(?:ting)? up|start (?:a|an|my)',
  ],
  ['pinning', '置頂|釘|\\bpin'],
  ['comment', '留言|評論|回覆|\\bcomment|\\brepl'],
  ['like', '按讚|愛心|喜歡|\\blikes?\\b'],
  ['collecting', '收藏|書籤|bookmark|favou?rite'],
]

/** Who asks, judged by what they call others: a guardian speaks of their child, a teacher of pupils. */
export const askers = {
  guardian:
    '我(?:的|家|們家)?(?:兒子|女兒|小孩|孩子|小朋友|孫子|孫女)|我是(?:家長|媽媽|爸爸|阿嬤|阿公|奶奶|爺爺)|前夫|前妻|監護人|' +
    '(?<![給請讓叫跟和對的])家長(?:註冊|登入|怎麼|要|可以|能|帳號|頁|看)|^(?:孩子|女兒|兒子)|' +
    "\\bmy (?:\\w+ )?(?:son|daughter|child|kid|grand\\w+)|\\bi(?:'m| am) (?:an? |the )?(?:\\w+ ){0,2}(?:parent|guardian|mother|father|grand\\w+)",
  teacher:
    '我們?班上?的|我的班|我教的|全班|班上|學生(?!會)|代課|給家長|請家長|提醒家長|\\bmy (?:\\w+ )?(?:students?|pupils?|class(?:es)?)\\b|\\b(?:a|the|all) (?:students?|pupils?)\\b',
} as const
export type Asker = keyof typeof askers

/** Other products. A question about one is rarely answered by an article that merely shares words with it. */
export const otherProducts =
  'instagram|\\big\\b|facebook|\\bfb\\b|臉書|\\bline\\b(?! of)|tiktok|抖音|threads|discord|twitter|\\bx平台|' +
  '小紅書|netflix|spotify|steam|roblox|minecraft|蝦皮|momo|google ?classroom|classroom|google ?meet|' +
  '\\bteams\\b(?=\\s*[一-龥])|microsoft|zoom|均一|因材網|酷課|chatgpt|gpt|gemini|claude|kahoot|quizlet|canva\\b|' +
  'notion|gmail|outlook|wifi密碼|悠遊卡'

/** School subjects and the world: a question with one of these is mostly off topic unless the article has it, too. */
export const elsewhere =
  '天氣|下雨|颱風|氣溫|溫度|餐廳|好吃|牛肉麵|便當|早餐|午餐|晚餐|飲料店|電影|歌詞|星座運勢|運勢|股票|比特幣|基金|樂透|匯率|房價|租屋|機票|火車|高鐵|捷運站|公車|旅遊|景點|' +
  '飯店|總統|選舉|首都|世界盃|比賽結果|棒球|籃球賽|食譜|減肥|感冒|頭痛|看醫生|牙醫|笑話|情詩|情書|作文|翻譯|翻成|翻英文|去哪玩|好玩|注釋|註釋|課文|赤壁|詩經|單字|文法|公式|' +
  '解題|怎麼解(?![除鎖封開決散])|答案|期中考|期末考|模擬考|學測|分科|指考|會考|考古題|必考|錄取|落點|會不會上(?![傳架課])|才會上(?![傳架課])|分發|' +
  '推薦.{0,8}(?:店|班|書|老師|餐|手機|筆電|大學|科系)|補習班|家教|女朋友|男朋友|告白|談戀愛|算命|weather|\\brain\\b|weight loss|' +
  'lose weight|\\bcook|\\bdog|(?:which|what) (?:university|college|major|department)|school tomorrow|' +
  '(?:do|solve|finish) my (?:\\w+ )?homework|what time is it|iphone 1\\d|監護權|勞基法|特休|訴訟|民法|刑法|律師|駕照|制服|校車|營養午餐|請假單|幾級分|類組|打工|' +
  '(?:台大|臺大|清大|交大|成大|政大|師大|科系|大學).{0,14}(?:會上|能上|才上|錄取|幾分|級分)|你喜歡|你幾歲|你是誰|現在幾點|星期幾|幾月幾號|光合|心情好|老師是誰|' +
  '段考.{0,3}(?:時候|日期|範圍)|放假|買.{0,2}手機|幫我(?:寫|算|查|做|畫|想|念|唱)|restaurant|recipe|movie|lyrics|bitcoin|stock|' +
  'president|capital of|world cup|football|basketball game|translate|essay|poem|solve|equation|squared|' +
  'homework answers?|answer key|answers? to|joke|who won|how old is|what is the (?:meaning|capital|' +
  'population)|write (?:me|a|an|my)\\b(?!.{0,12}(?:record|plan|bulletin|summary|comment))|recommend|lawsuit|lawyer|custody'
