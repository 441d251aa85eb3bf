import { isOf, type LivePart, type OnLive } from '../../live/on-live.ts'

const onLive: OnLive = (queryClient, heard) => {
  if (heard.channel !== null || !isOf(heard, 'updateFile')) return
  const { item } = heard
  void queryClient.invalidateQueries({
    queryKey: ['files', 'shown'],
    predicate: ({ queryKey: [, , ids] }) => item === 'all' || (Array.isArray(ids) && ids.includes(item.id)),
  })
}

export const filesLive: LivePart = { onLive }
