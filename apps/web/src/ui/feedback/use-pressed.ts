import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../i18n/problem-sentence.ts'
import { toast } from './toast.ts'

interface Pressed<Answer> {
  /** Names the button, wherever it is shown. */
  key: readonly string[]
  send(isOn: boolean): Promise<Answer>
  show(isOn: boolean): void
  /** `isLast` is false for an answer that is older than what the screen shows. */
  onSaved?(answer: Answer, press: { isOn: boolean; isLast: boolean }): void
}

/** What the server has of buttons with presses under way. */
const confirmed = new Map<string, boolean>()

/**
 * A button that is on or off, such as a like. Each press is shown at once and sent after the one before it; when the
 * last one fails, the button shows again what the server has.
 */
export function usePressed<Answer>({ key, send, show, onSaved }: Pressed<Answer>) {
  const queryClient = useQueryClient()
  const name = key.join(' ')
  const isLast = () => queryClient.isMutating({ mutationKey: key }) === 1
  return useMutation({
    mutationKey: key,
    scope: { id: name },
    mutationFn: send,
    onMutate(isOn: boolean) {
      if (isLast()) confirmed.set(name, !isOn)
      show(isOn)
    },
    onSuccess(answer, isOn) {
      confirmed.set(name, isOn)
      onSaved?.(answer, { isOn, isLast: isLast() })
    },
    onError(error, isOn) {
      if (isLast()) show(confirmed.get(name) ?? !isOn)
      toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 })
    },
    onSettled() {
      if (isLast()) confirmed.delete(name)
    },
  })
}
