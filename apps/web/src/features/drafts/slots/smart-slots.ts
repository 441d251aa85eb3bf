import { intelligences, type TagCode } from '@learntrail/contract/tags/tags'
import type { IconName } from '../../../ui/icon.tsx'

/** The eight smart slots, in the order of the intelligences whose tags they set. */
const smartSlotNames = ['picture', 'word', 'logic', 'music', 'nature', 'body', 'people', 'self'] as const
type SmartSlotName = (typeof smartSlotNames)[number]

/** Three questions that help to start, for each slot. */
export const promptNames = ['begin', 'look', 'learn'] as const

const icons: Record<SmartSlotName, IconName> = {
  picture: 'image',
  word: 'chat',
  logic: 'logic',
  music: 'music',
  nature: 'leaf',
  body: 'movement',
  people: 'friends',
  self: 'account',
}

export interface SmartSlot {
  name: SmartSlotName
  icon: IconName
  tag: TagCode
}

export const smartSlots: SmartSlot[] = smartSlotNames.map((name, index) => ({
  name,
  icon: icons[name],
  tag: intelligences[index] as TagCode,
}))
