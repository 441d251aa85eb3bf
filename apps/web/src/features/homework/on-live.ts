import { isOf, type OnLive } from '../../live/on-live.ts'
import { homeworkKey } from './api/read-question.ts'

export const homeworkOnLive: OnLive = (queryClient, heard) => {
  if (isOf(heard, 'updateHomework')) void queryClient.invalidateQueries({ queryKey: homeworkKey })
}
