import { isolated } from '@learntrail/contract/isolated'
import type { NoticeKind } from '@learntrail/contract/notices/kinds'
import type { Locale } from '@learntrail/contract/profiles/preferences'

interface Told {
  /** Names of those that are shown. */
  names: readonly string[]
  personCount: number
  title: string
}

type Say = (who: string, title: string) => string

/** What a notice says, for mails; the screen has its own in the texts of its language. */
const sentences: Record<Locale, Record<NoticeKind, Say>> = {
  tw: {
    newDevice: (_, title) => `有新的裝置登入你的帳號${title && `：${title}`}`,
    passwordChanged: () => '你的密碼已經更換',
    wayChanged: () => '你的登入方式有變動',
    judged: (_, title) => `${titled(title)}經檢舉查看後，有了處理結果`,
    appealAnswered: () => '你的申訴有回覆了',
    reportAnswered: () => '你的檢舉處理好了',
    scheduleFailed: (_, title) => `${titled(title)}沒有準時發布`,
    exportReady: (_, title) => `${titled(title)}匯出好了`,
    exportFailed: (_, title) => `${titled(title)}沒有匯出成功`,
    fileFailed: (_, title) => `${titled(title)}沒有轉換成功`,
    coWritingAsked: (who, title) => `${who}邀你一起寫${titled(title)}`,
    teacherVerified: () => '你已經完成教師驗證',
    planGranted: (_, day) => (day === '' ? '你有新的方案了' : `你有新的方案了，可以用到 ${day}`),
    problemAnswered: () => '你回報的問題有回覆了',
    planOrderRefused: (_, number) => `訂單 ${number} 還沒有找到款項，請看看原因`,
    planEnding: (_, day) => `你的方案到 ${day} 為止，寫過的內容都會留著`,
    friendAsked: (who) => `${who}想加你為好友`,
    befriended: (who) => `${who}和你成為好友了`,
    newcomer: (who) => `${who}由你的邀請加入了學跡`,
    followed: (who) => `${who}開始追蹤你`,
    groupInvited: (who, title) => `${who}邀你加入${titled(title)}`,
    groupApplied: (who, title) => `${who}想加入${titled(title)}`,
    groupAccepted: (_, title) => `你已經加入${titled(title)}`,
    groupContinued: (_, title) => `你的群組升上新學年了：${titled(title)}`,
    groupRole: (_, title) => `你現在一起管理${titled(title)}`,
    recordTakenOut: (_, title) => `${titled(title)}從群組移出了，還在你的學習歷程裡`,
    bulletinAppeared: (_, title) => `有新的公告：${titled(title)}`,
    bulletinReminder: (_, title) => `提醒你看公告：${titled(title)}`,
    homeworkAssigned: (_, title) => `有新的作業：${titled(title)}`,
    homeworkDue: (_, title) => `${titled(title)}一天內要交`,
    homeworkReviewed: (_, title) => `${titled(title)}批改好了`,
    homeworkReturned: (_, title) => `${titled(title)}退回給你修改`,
    homeworkTeamInvited: (who, title) => `${who}邀你一起做${titled(title)}`,
    homeworkTeamJoined: (who, title) => `${who}加入你們的小組，一起做${titled(title)}`,
    homeworkTeamTakenOut: (who, title) => `${who}請你離開${titled(title)}的小組，你寫的都還在`,
    homeworkTeamHandedIn: (who, title) => `${who}替小組交出了${titled(title)}`,
    chatroomInvited: (who, title) => `${who}邀你加入討論室${titled(title)}`,
    chatroomWritten: (who) => `${who}傳訊息給你`,
    chatroomMentioned: (who, title) => (title === '' ? `${who}在討論室提到你` : `${who}在${titled(title)}提到你`),
    chatroomKeepingAsked: (who) => `${who}想把你在討論室說的話存成學習紀錄`,
    chatroomKeepingAnswered: () => '你想存成紀錄的對話，大家都回覆了',
    comment: (who, title) => `${who}在${titled(title)}留言`,
    reply: (who, title) => `${who}在${titled(title)}回覆你`,
    mention: (who, title) => `${who}在${titled(title)}提到你`,
    coWritingAccepted: (who, title) => `${who}答應一起寫${titled(title)}`,
    coWritingDeclined: (who, title) => `${who}這次不一起寫${titled(title)}`,
    coWritingAgreed: (who, title) => `${who}同意發布${titled(title)}`,
    coWritingHandedOver: (_, title) => `${titled(title)}現在由你負責`,
    postLiked: (who, title) => `${who}喜歡${titled(title)}`,
    ePortfolioLiked: (who, title) => `${who}喜歡${titled(title)}`,
    commentLiked: (who) => `${who}喜歡你的留言`,
  },
  en: {
    newDevice: (_, title) => `A new device logged in to your account${title && `: ${title}`}`,
    passwordChanged: () => 'Your password was changed',
    wayChanged: () => 'A way to log in to your account changed',
    scheduleFailed: (_, title) => `${quoted(title)} couldn't be published on time`,
    judged: (_, title) => `We looked at a report about ${quoted(title)} and decided`,
    appealAnswered: () => 'Your appeal was answered',
    reportAnswered: () => 'We have dealt with your report',
    exportReady: (_, title) => `${quoted(title)} is exported and ready`,
    exportFailed: (_, title) => `${quoted(title)} couldn't be exported`,
    fileFailed: (_, title) => `${quoted(title)} couldn't be converted`,
    coWritingAsked: (who, title) => `${who} asked you to write ${quoted(title)} together`,
    teacherVerified: () => "You're verified as a teacher",
    planGranted: (_, day) => (day === '' ? 'You have a new plan' : `You have a new plan, until ${day}`),
    problemAnswered: () => 'The problem you reported was answered',
    planOrderRefused: (_, number) => `The payment of order ${number} was not found yet; see why`,
    planEnding: (_, day) => `Your plan ends on ${day}; everything you made stays`,
    friendAsked: (who) => `${who} would like to be friends`,
    befriended: (who) => `You're now friends with ${who}`,
    newcomer: (who) => `${who} joined by your invitation`,
    followed: (who) => `${who} started following you`,
    groupInvited: (who, title) => `${who} invited you to ${quoted(title)}`,
    groupApplied: (who, title) => `${who} would like to join ${quoted(title)}`,
    groupAccepted: (_, title) => `You're now in ${quoted(title)}`,
    groupContinued: (_, title) => `Your group goes on in a new year: ${quoted(title)}`,
    groupRole: (_, title) => `You now help run ${quoted(title)}`,
    recordTakenOut: (_, title) => `${quoted(title)} was taken out of a group; it's still in your records`,
    bulletinAppeared: (_, title) => `New bulletin: ${quoted(title)}`,
    bulletinReminder: (_, title) => `A reminder to read the bulletin ${quoted(title)}`,
    homeworkAssigned: (_, title) => `New homework: ${quoted(title)}`,
    homeworkDue: (_, title) => `${quoted(title)} is due within a day`,
    homeworkReviewed: (_, title) => `${quoted(title)} has been corrected`,
    homeworkReturned: (_, title) => `${quoted(title)} was returned for you to revise`,
    homeworkTeamInvited: (who, title) => `${who} asked you to do ${quoted(title)} together`,
    homeworkTeamJoined: (who, title) => `${who} joined your team for ${quoted(title)}`,
    homeworkTeamTakenOut: (who, title) =>
      `${who} took you out of the team for ${quoted(title)}; you still have what you wrote`,
    homeworkTeamHandedIn: (who, title) => `${who} handed in ${quoted(title)} for your team`,
    chatroomInvited: (who, title) => `${who} invited you to the room ${quoted(title)}`,
    chatroomWritten: (who) => `${who} sent you a message`,
    chatroomMentioned: (who, title) =>
      title === '' ? `${who} mentioned you in a room` : `${who} mentioned you in ${quoted(title)}`,
    chatroomKeepingAsked: (who) => `${who} would like to keep what you said in a room as a record`,
    chatroomKeepingAnswered: () => 'Everybody has answered about the talk you want to keep',
    comment: (who, title) => `${who} commented on ${quoted(title)}`,
    reply: (who, title) => `${who} replied to you on ${quoted(title)}`,
    mention: (who, title) => `${who} mentioned you in ${quoted(title)}`,
    coWritingAccepted: (who, title) => `${who} joined you in writing ${quoted(title)}`,
    coWritingDeclined: (who, title) => `${who} can't join you in writing ${quoted(title)}`,
    coWritingAgreed: (who, title) => `${who} agreed to publish ${quoted(title)}`,
    coWritingHandedOver: (_, title) => `${quoted(title)} is now yours to finish`,
    postLiked: (who, title) => `${who} liked ${quoted(title)}`,
    ePortfolioLiked: (who, title) => `${who} liked ${quoted(title)}`,
    commentLiked: (who) => `${who} liked your comment`,
  },
}

const titled = (title: string) => (title === '' ? '你的內容' : `〈${title}〉`)
const quoted = (title: string) => (title === '' ? 'something of yours' : `"${title}"`)

/** What a notice says. Names and titles are somebody's own words, and stand on their own in it. */
export function sentenceOf(locale: Locale, kind: NoticeKind, { names, personCount, title }: Told): string {
  return sentences[locale][kind](whoOf[locale](names.map(isolated), personCount), isolated(title))
}

const whoOf: Record<Locale, (names: readonly string[], count: number) => string> = {
  tw: ([first = '', second = ''], count) => {
    if (count < 2) return first
    return count === 2 ? `${first}和${second}` : `${first}和另外 ${count - 1} 人`
  },
  en: ([first = '', second = ''], count) => {
    if (count < 2) return first
    return count === 2 ? `${first} and ${second}` : `${first} and ${count - 1} others`
  },
}
