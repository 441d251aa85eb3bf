import type { NoticeLooks } from '../../feature/notices.ts'

/** Looks of the topics that several features share. */
export const sharedNoticeLooks: NoticeLooks = {
  pictures: { due: 'clock', service: 'info' },
}
