import { newId } from '../../platform/ids/ids.ts'
import type { LifePart } from '../../testing/life.ts'

export const life: LifePart = {
  async live({ owner }) {
    await owner.browser.patch('/api/v2/stream/seen', { upTo: newId() })
  },
  holdNothing: { 'stream_marks.seen_up_to': 'a place in an order' },
}
