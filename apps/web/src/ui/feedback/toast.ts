export type ToastTone = 'done' | 'plain' | 'warning'

export interface ToastMessage {
  id: number
  text: string
  tone: ToastTone
  milliseconds: number
  /** Where a press leads. */
  to?: string
}

const usualTime = 2_000
let messages: readonly ToastMessage[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a sentence for two seconds; warnings of the guards ask for five. */
export function toast(
  text: string,
  { tone = 'done', milliseconds = usualTime, to }: Partial<Omit<ToastMessage, 'id' | 'text'>> = {},
) {
  lastId += 1
  const id = lastId
  messages = [
    ...messages.filter((message) => message.text !== text),
    { id, text, tone, milliseconds, ...(to && { to }) },
  ]
  announce()
  setTimeout(() => dismissToast(id), milliseconds)
}

export function dismissToast(id: number) {
  messages = messages.filter((message) => message.id !== id)
  announce()
}

export function dismissToasts() {
  messages = []
  announce()
}

export const toasts = {
  read: () => messages,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function announce() {
  for (const listener of listeners) listener()
}
