import type { NoticeLooks } from '../../feature/notices.ts'

export const prizeNoticeLooks: NoticeLooks = {
  kindPictures: {
    prizeAgreed: 'check',
    prizeApproved: 'check',
    prizeRefused: 'alert',
    prizePreparing: 'gift',
    prizeSent: 'gift',
    prizeReceived: 'check',
  },
}
