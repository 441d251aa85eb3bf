import type { Emotion } from '@learntrail/contract/chat/facts'

export const emotionSigns: Record<Emotion, string> = {
  like: '👍',
  love: '❤️',
  laugh: '😂',
  surprise: '😮',
  sad: '😢',
  thanks: '🙏',
}
