import type { Locale } from '@learntrail/contract/profiles/preferences'

interface UnusedWord {
  word: RegExp
  /** What to say instead. */
  instead: string
  /** A text that contains it and must be found. */
  example: string
  /** Prefixes of keys where it is allowed. */
  except?: readonly string[]
}

/** Texts for guardians, who do not know the product: only they are addressed as 您. */
const toGuardians = [
  'bulletins/for-guardians:',
  'guardians/errors:',
  'guardians/guardians:',
  'plans/errors:codes.SIGNING_LINK_OVER',
  'plans/for-guardians:',
  'plans/signing-link:',
  'prizes/consent:',
]
const keptForLong = ['eportfolio/', 'home/legal:privacy.', 'prizes/apply:idImages.note', 'reports/cases:frozen.']

/** Words that are not used: the product has another word for it, or nobody here says so. */
export const unusedWords: Readonly<Record<Locale, readonly UnusedWord[]>> = {
  tw: [
    // One word for one idea.
    { word: /最高管理員/, instead: '群主', example: '請最高管理員處理' },
    { word: /只有我(?!們)/, instead: '只有自己', example: '只有我看得到' },
    { word: /行動條碼|二維碼/, instead: 'QR Code', example: '我的行動條碼' },
    {
      word: /指紋/,
      instead: '核對碼',
      example: '內容指紋',
      except: ['accounts/passkeys:what'],
    },
    { word: /上傳憑證/, instead: '上傳收據', example: '看上傳憑證' },
    { word: /通行密鑰/, instead: '密碼金鑰', example: '用通行密鑰登入' },
    { word: /個喜歡/, instead: '{{count}} 人喜歡', example: '3 個喜歡' },
    { word: /清掉(?:篩選|搜尋)/, instead: '清除篩選', example: '清掉篩選再看' },
    { word: /服務小組/, instead: '服務團隊', example: '學跡服務小組' },
    { word: /[一這那]篇(?!說明)/, instead: '一則紀錄', example: '再寫一篇' },
    { word: /[支個]裝置/, instead: '台裝置', example: '這支裝置' },
    { word: /（可以不[填寫]）|可不填/, instead: '選填', example: '信箱（可以不填）' },
    { word: /谷歌|臉書/, instead: 'Google、Facebook', example: '谷歌帳號' },
    { word: /臺(?![灣北中南東])/, instead: '台（機器、平台）', example: '這臺裝置' },
    { word: /台灣/, instead: '臺灣', example: '台灣時間' },
    { word: /您/, instead: '你', example: '您的帳號', except: toGuardians },
    // Words of other regions.
    { word: /設置/, instead: '設定', example: '打開設置' },
    { word: /登[錄陸]/, instead: '登入', example: '請先登錄' },
    { word: /用戶/, instead: '使用者', example: '新用戶' },
    { word: /賬/, instead: '帳', example: '賬號' },
    { word: /視頻/, instead: '影片', example: '播放視頻' },
    { word: /音頻/, instead: '音訊、聲音', example: '音頻檔' },
    { word: /(?<!確認|回)信息/, instead: '訊息、資訊', example: '傳信息' },
    { word: /短信/, instead: '簡訊', example: '寄短信' },
    { word: /郵箱/, instead: '信箱', example: '你的郵箱' },
    { word: /默認/, instead: '預設', example: '默認值' },
    { word: /鏈接|(?<!連)鏈結/, instead: '連結', example: '複製鏈接' },
    { word: /保存/, instead: '儲存', example: '已保存', except: keptForLong },
    { word: /質量/, instead: '品質', example: '質量點數' },
    { word: /屏幕/, instead: '螢幕', example: '屏幕截圖' },
    { word: /網絡/, instead: '網路', example: '請檢查網絡' },
    { word: /[軟硬]件/, instead: '軟體、硬體', example: '其他軟件' },
    { word: /程序/, instead: '程式', example: '錄音程序' },
    { word: /打印/, instead: '列印', example: '打印名單' },
    { word: /[點單雙]擊/, instead: '按、點', example: '點擊這裡' },
    { word: /激活/, instead: '啟用', example: '激活帳號' },
    { word: /緩存/, instead: '快取', example: '清除緩存' },
    { word: /服務器/, instead: '伺服器', example: '連不上服務器' },
    { word: /文件夾/, instead: '資料夾', example: '選文件夾' },
    { word: /文檔|文本/, instead: '文件、文字', example: '這份文檔' },
    { word: /反饋/, instead: '回饋', example: '給我們反饋' },
    { word: /支持/, instead: '支援', example: '不支持這種格式' },
    { word: /搜索/, instead: '搜尋', example: '搜索紀錄' },
    { word: /菜單/, instead: '選單', example: '打開菜單' },
    { word: /(?<!名)字符(?![合號])/, instead: '字元', example: '20 個字符' },
    { word: /在線/, instead: '線上、上線', example: '現在在線' },
    { word: /加載|刷新/, instead: '載入、重新整理', example: '正在加載' },
    { word: /註銷/, instead: '刪除帳號', example: '註銷帳號' },
    { word: /關注|點贊|評論/, instead: '追蹤、喜歡、留言', example: '寫評論' },
    { word: /其它/, instead: '其他', example: '其它檔案' },
    { word: /創建|新建/, instead: '建立', example: '創建群組' },
    { word: /導[出入]/, instead: '匯出、匯入', example: '導出檔案' },
    { word: /粘貼|剪切|拷貝/, instead: '貼上、剪下、複製', example: '粘貼名單' },
    // Expressions that sound translated.
    {
      word: /沒有(?:載入|登入|轉檔|上傳|匯出|轉換)成功/,
      instead: '沒載入出來、登入失敗、轉檔失敗',
      example: '資料沒有載入成功',
    },
    {
      word: /被/,
      instead: '說是誰做的，或換個說法',
      example: '這張圖片被移走了',
      except: ['accounts/errors:codes.PASSWORD_TOO_COMMON', 'reports/reports:tabs.judgements'],
    },
    {
      word: /進行(?!中|事曆)/,
      instead: '直接用動詞',
      example: '對檔案進行核對',
      except: ['console/backups:failures.other_under_way', 'plans/', 'prizes/errors:codes.APPLICATION_LIMIT_REACHED'],
    },
    { word: /一個人的|把一個人|某個/, instead: '說出名字、說成員，或不說人', example: '把一個人移出群組' },
    { word: /這個部分|該換/, instead: '這裡、換個新的吧', example: '這個部分打不開' },
    { word: /用[^。，]*的眼睛/, instead: '以誰的身分看', example: '用誰的眼睛看' },
    // Punctuation is full width and in its place.
    {
      word: /\p{Script=Han}[,;:!?()'"]|[,;:!?()'"]\p{Script=Han}/u,
      instead: '，；：！？（）「」',
      example: '好了,再試',
    },
    { word: /[“”‘’]/, instead: '「」', example: '按“好”' },
    { word: /\.{3}|~/, instead: '…、～', example: '載入中...' },
    { word: /\p{Script=Han} \p{Script=Han}/u, instead: '中文字之間沒有空格', example: '我的 檔案' },
    { word: /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u, instead: '英文和數字前後有空格', example: '共5頁' },
    {
      word: / [，。：；？！、「」（）]|[，。：；？！、」（）] /,
      instead: '全形標點旁邊沒有空格',
      example: '好了 ，再試',
    },
  ],
  en: [
    // One word for one idea.
    { word: /top administrator/i, instead: 'group owner', example: 'Ask the top administrator' },
    { word: /\b(?:discussion|chat) ?rooms?\b|\bmy rooms\b/i, instead: 'chat', example: 'Discussion rooms' },
    { word: /\bfans\b/i, instead: 'followers', example: 'My fans' },
    { word: /\bfirst passwords?\b/i, instead: 'temporary password', example: 'Download first passwords' },
    { word: /\bpupils?\b/i, instead: 'student', example: 'Pupils on the list', except: ['home/legal:'] },
    { word: /\bgrown-?ups?\b/i, instead: 'adult', example: 'Counts as grown-up' },
    {
      word: /\bfilms?\b/i,
      instead: 'video',
      example: 'A film has captions',
      except: ['plans/templates:', 'points/explanation:sections.goal', 'points/manage:goal.titleHint'],
    },
    { word: /\bhelp centre\b/i, instead: 'help center', example: 'Open the help centre' },
    {
      word: /\be-mails?\b|\bmails?\b/i,
      instead: 'email',
      example: 'We sent you a mail',
      except: ['accounts/accounts:mail', 'prizes/handle:steps.trackingNote.posted', 'prizes/prizes:ways.posted'],
    },
    { word: /\b(?:signed in|sign out)\b/i, instead: 'logged in, log out', example: 'Sign out all devices' },
    { word: /\bshelf\b/i, instead: 'publish, unpublish', example: 'Take it off the shelf' },
    {
      word: /\bcorrect(?:ed|ing)? (?:homework|work)\b/i,
      instead: 'grade',
      example: 'Corrected and returned: correct work',
    },
    // Expressions that sound translated.
    { word: /\b(?:some|every|any)body\b/i, instead: 'someone, everyone, anyone', example: 'Somebody has changed it' },
    { word: /\bnobody\b/i, instead: 'no one', example: 'Nobody here' },
    { word: /\bwhoever\b|\bof those who\b/i, instead: 'people who, anyone who', example: 'Whoever made it' },
    { word: /\bstands? (?:here|there|under|beside|among|first)\b/i, instead: 'is, appears', example: 'It stands here' },
    {
      word: /\b(?:tak|bring)(?:e|es|en|ing)? (?:it |them |everything )?along\b|\bcomes? along\b|\bgoes? along\b/i,
      instead: 'download, copy, attach',
      example: 'Take everything along',
    },
    { word: /\bb(?:ring|rought) (?:\S+ )?back\b/i, instead: 'restore', example: 'Bring back' },
    { word: /\bby itself\b|\bby themselves\b/i, instead: 'automatically', example: 'It saves by itself' },
    { word: /\bany more\b/i, instead: 'anymore, no longer', example: 'It is not there any more' },
    {
      word: /\bcannot\b|\b(?:do|does|did|is|are|was|were|has|have|will|would|could|should) not\b/i,
      instead: 'a contraction',
      example: 'It does not work',
      except: ['home/legal:'],
    },
    {
      word: /colour|centre\b|favourite|cancell(?:ed|ing)|counsell|neighbour|(?:organ|recogn|summar)is[ei]|practis|\btowards\b|\blearnt\b|\bmaths\b/i,
      instead: 'spelling of America: color, canceled, organize',
      example: 'Cancelled',
    },
    // Punctuation.
    { word: /[“”‘’]/, instead: '" and \'', example: 'Press “Save”' },
    { word: /\.{3}|(?<!^) {2}/, instead: '… and one space', example: 'Loading...' },
    { word: /[，。：；？！、「」（）]/, instead: ', . : ; ? ! ( )', example: 'Done，thanks' },
  ],
}
