/** The password of every account of the demo school. */
export const demoPassword = 'learn-by-doing'

/** The accounts for visitors to try, with what each shows. */
export const demoAccounts = [
  { email: 'student@demo.test', tw: '林小雨，高中生，Plus 方案', en: 'senior high school student, Plus' },
  { email: 'teacher@demo.test', tw: '陳老師，已驗證教師，有學校權限', en: 'verified teacher, school permission' },
  { email: 'free@demo.test', tw: '蘇家豪，高中生，免費方案', en: 'student on the free plan' },
  { email: 'guardian@demo.test', tw: '吳美華，林小雨的媽媽', en: 'guardian of student@demo.test' },
  { email: 'other@demo.test', tw: '何維倫，學校以外的單位', en: 'outside schools' },
  { email: 'new@demo.test', tw: '剛註冊，還沒填個人資料', en: 'just signed up, no profile yet' },
  { email: 'staff@demo.test', tw: '服務小組，營運人員，後台全部都能用', en: 'staff, operator' },
  { email: 'moderator@demo.test', tw: '守望小樹，處理檢舉', en: 'staff, moderator' },
  { email: 'support@demo.test', tw: '客服小米，客服', en: 'staff, support' },
] as const
