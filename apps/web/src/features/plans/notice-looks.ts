import type { NoticeLooks } from '../../feature/notices.ts'

export const planNoticeLooks: NoticeLooks = {
  pictures: { plans: 'plan' },
  kindPictures: {
    planMemberInvited: 'edit',
    planSignatureAsked: 'edit',
    planSigned: 'check',
    planRefused: 'alert',
    planSignatureWithdrawn: 'undo',
    planQuestionAsked: 'help',
    planQuestionAnswered: 'chat',
    planReminder: 'clock',
    planOpinionGiven: 'check',
    planSealed: 'check',
  },
}
