import type { NoticeLooks } from '../../feature/notices.ts'

/** Of what many features tell. */
export const sharedNoticeLooks: NoticeLooks = {
  pictures: { due: 'clock', service: 'info' },
}
