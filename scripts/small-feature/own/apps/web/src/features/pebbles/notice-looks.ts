import type { NoticeLooks } from '../../feature/notices.ts'

export const pebblesNoticeLooks: NoticeLooks = {
  pictures: { pebbles: 'leaf' },
}
