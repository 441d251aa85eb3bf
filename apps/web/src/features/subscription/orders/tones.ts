import type { OrderState } from '@learntrail/contract/subscription/order-facts'
import type { ChipTone } from '../../../ui/chip.tsx'

export const tones: Record<OrderState, ChipTone> = {
  waiting: 'honey',
  told: 'accent',
  granted: 'leaf',
  refused: 'rose',
  cancelled: 'plain',
  expired: 'plain',
}
