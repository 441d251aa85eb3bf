import type { HelpTopic } from '../../packages/contract/src/help/topics.ts'

/** As somebody asked it who had not read the articles; where no article answers it there are no topics. */
export interface AskedQuestion {
  question: string
  topics: readonly HelpTopic[]
  /** What a right answer says: each of these, or one of those that `|` divides. */
  says: readonly string[]
}

const rows: readonly (readonly [question: string, topics: string, ...says: string[]])[] = [
  // Students
  ['作業要去哪裡交', 'homework', '「作業」', '繳交'],
  ['我的帳號好像被別人登進去了!!有人用我的名字亂傳訊息給全班 我現在超怕 怎麼辦', 'eventLog', '密碼', '其他裝置'],
  ['作業交錯檔案了，還沒到截止時間可以換掉ㄇ', 'homework', '修改後再交一次'],
  ['我明明有交 老師說他那邊沒看到 我因該怎麼證明我有交', 'homework', '收據'],
  ['成績在哪', 'homework gradebook', '已發還|我的成績'],
  ['照片 upload 一直 fail 轉圈圈轉超久', 'files', '網路', '100 MB'],
  ['可以傳ppt跟word ㄅ', 'files', 'Office'],
  ['上禮拜校外教學忘記寫,現在補寫的話日期可以改成那天嗎', 'post', '學習日期'],
  ['慘了我剛剛那篇設成公開了啦 怎麼改成只有自己看得到 拜託快', 'privacy post', '更改誰看得到', '只有自己'],
  ['學習歷程怎麼匯出成pdf', 'exportTypeset', '匯出', 'PDF'],
  ['學習歷成檔案要怎麼把我之前寫的紀錄放進去 一篇一篇複製貼上嗎', 'exportCompile exportSelect', '不用複製貼上|素材拖到'],
  ['我要把作品集給大學教授看，他沒有這裡的帳號，給他連結他打得開嗎', 'exhibition', '有連結的人', '沒有帳號'],
  ['自主學習計畫從哪裡開始寫', 'plans', '寫一份計畫'],
  ['自主學習計劃送出去之後還能改題目嗎 老師還沒簽', 'plans', '可以改計畫', '再簽一次'],
  ['找不到我們班ㄉ群組 找好久ㄌ', 'groups', '代號', '連結'],
  ['加錯群組了怎麼退出ㄚ 我跑到二年三班去了', 'groups', '退出群組'],
  ['傳錯人了!!!訊息可以收回嗎', 'rooms', '24 小時', '刪除'],
  ['封鎖', 'safety', '「封鎖」', '看不到'],
  ['粉絲跟好友差在哪ㄚ', 'friends', '粉絲', '單向'],
  ['手機都不會跳通知 我以經按允許了 同學都有只有我沒有', 'push', '傳一則試試'],
  ['我用 50 點換了飲料券可是老師到現在都沒給我，點數又被扣了', 'prizes', '我的申請', '老師'],
  ['有黑色背景ㄉ嗎 眼睛好痛ㄛ', 'appearance', '月亮'],
  ['我下學期要轉學了,原本的紀錄會不會全部不見?新學校可以繼續用同一個賬號嗎', 'leaving profile', '轉學', '跟著你'],
  ['昨天跟朋友吵架一氣之下按了刪除帳號 現在超後悔 還來得及嗎', 'leaving', '14 天', '取消'],
  ['write me a 500 word essay about climate change for tomorrow', ''],
  ['國文第三課赤壁賦的注釋跟翻譯給我 明天要考', ''],
  ['我的IG被停權了怎麼申訴', ''],
  ['My teacher gave me class code but it say invalid, what i do', 'groups', 'typing mistake', 'new one'],
  ['can I find a post I wrote last semester? I only remember it was about frogs', 'search', 'filter|words|searched'],
  ['If I graduate, will everything be gone? can i download all my stuff at once', 'leaving', 'archive|school'],
  // Teachers
  ['誰沒交作業', 'assign', '還沒交', '繳交名單'],
  ['怎麼出一份新作業 要有截止日期跟附檔', 'assign', '發布作業', '截止時間'],
  [
    '我班上有一位學生盲腸炎住院開刀，下禮拜才會回來，全班的截止日不想動，可不可以只讓他一個人晚交，而且不要被標成遲交',
    ...(['assign', '複製成新的作業'] as const),
  ],
  ['座號排序 現在名單亂七八糟', 'fillClass', '座號排', '貼上座號名單'],
  ['成績冊匯出excel', 'gradebook', '匯出', 'Excel'],
  ['全班交的檔案怎麼一次打包下載', 'assign', '下載全部'],
  ['公告可以排定時間嗎 想早上七點半自動發', 'groupBulletin', '排程發布'],
  ['公告發錯群組了!要怎麼刪 學生是不是已經收到通知了', 'groupBulletin', '刪除', '收不回來'],
  ['我申請教師認證三天了還是待審核，是卡在誰那裡', 'teacher', '邀請碼', '學校的負責人|不用等審核'],
  ['簽錯了 我把還沒看的計畫簽成同意', 'plans', '收回簽名'],
  ['加點數', 'points', '發點數'],
  ['想設一個免寫作業券當獎品，大概十張，要在哪裡設', 'points prizes', '不能自己上架'],
  ['學生轉走了怎麼從班上移除，他之前交的作業還會在嗎', 'groupMembers', '移出群組', '都還在'],
  ['要怎麼看班上某一個學生的學習歷程檔案', 'exhibition', '學生的個人頁'],
  ['課程裡放 youtube 影片可以嗎 還是一定要上船檔案', 'courses', '網址', 'MP4'],
  ['班級展覽只想給家長跟校內的人看，不要讓外面搜尋得到', 'exhibition', '外面', '家長|登入學跡的人'],
  ['請問Google Classroom要怎麼把學生的作業改成遲交不扣分', ''],
  ['How do I make a group for my class and get students in? First day tomorrow', 'groups fillClass', 'QR code'],
  ["student says he can't see the assignment I posted, everyone else can", 'assign', 'member of the group', 'assigned to them'],
  ['how to stop students from chatting in discussion room during class', 'rooms', 'silence|Close'],
  // Guardians
  ['我要怎麼看到我小孩的東西', 'asGuardian', '成為家長|看得到'],
  ['老師說要家長簽名，可是我登進來不知道在哪裡簽', 'asGuardian', '最上面', '簽名'],
  ['我有兩個小孩讀不同學校,可以用同一個帳號看嗎', 'asGuardian', '同一頁'],
  ['小孩才國小三年級，可以自己申請帳號嗎，還是要爸媽同意', 'signUp', '國小', '同意'],
  [
    '女兒說有同學在上面排擠她、傳很難聽的話，她不敢跟老師講。我想先把那些訊息留下來再處理，請問我該怎麼做',
    ...(['safety', '截圖', '檢舉'] as const),
  ],
  ['可以看到小孩在跟誰聊天ㄇ 我不是要偷看啦只是擔心', 'asGuardian', '看不到孩子的聊天'],
  ['匯款帳號在哪裡看 後五碼要填在哪', 'plan', '末五碼', '我的訂單'],
  ['Plus 可以退費嗎 小孩根本沒在用', 'plan', '退費', '回報問題'],
  ['每天收到好多信,可不可以一個禮拜寄一次就好', 'notices', '每週一封'],
  ['不用了 要怎麼把小孩的賬號跟資料全部刪乾淨', 'asGuardian leaving', '刪除帳號', '14 天'],
  ['登陸不進去 一直說密碼錯誤 我確定沒打錯阿', 'signIn', '大寫', '重設'],
  ['家裡附近有推薦的數學補習班嗎 板橋', ''],
  ['Is it safe? who can contact my daughter on this site', 'rooms', 'under 18'],
  // Those who look after a school or the service
  ['有老師離職了，要怎麼取消他的權限，他帶的班在來會怎樣', 'schoolList', '轉出', '移交群組'],
  ['評鑑要數據,想知道全校這學期交了幾件學習歷程、幾個人有在用', 'schoolFigures', '數據報告|學年度'],
  ['怎麼停權一個一直亂發廣告的帳號', 'safety', '停權'],
  ['我們學校可以自己設定學習歷程的收件截止日嗎 每個年級不一樣', 'schoolFigures', '學校公告'],
  ['新學年升級編班,二年級變三年級,名單跟座號怎麼更新比較快', 'schoolList', '匯入', '座號'],
  ['想在全站掛一個今晚十點停機維護的通知', 'groupBulletin', '橫幅'],
  ["need an official invoice with our school's tax ID, who do I ask", 'plan', 'invoice', 'Report a problem'],
  // From outside
  ['我看到一個學生的作品用了我拍的照片沒有經過同意,要跟誰講', 'safety', '不用登入', '回報問題'],
  ['社會人士因該也可以用吧？我不是學生 只是想記錄自己學木工', 'signUp', '其他單位'],
  ['我們是自學團體，沒有學校，老師要怎麼認證', 'teacher', '沒有學校'],
  ['台大資工去年的備審資料要幾分才會上', ''],
  ['somebody registered with MY email and i keep getting mails, please remove', 'signUp', 'stops them'],
]

export const askedQuestions: readonly AskedQuestion[] = rows.map(([question, topics, ...says]) => ({
  question,
  topics: topics.split(' ').filter((topic) => topic !== '') as HelpTopic[],
  says,
}))
