export type ToastTone = 'done' | 'plain' | 'warning'

export interface ToastMessage {
  id: number
  text: string
  tone: ToastTone
  /** How long it stands, from when it is seen. */
  milliseconds: number
  /** Where a press leads. */
  to?: string
  /** What can still be done about it, for as long as it stands. */
  action?: { name: string; run: () => void }
}

const usualTime = 2_000
let messages: readonly ToastMessage[] = []
let lastId = 0
const listeners = new Set<() => void>()
const ending = new Set<number>()

/** Shows a sentence for two seconds; warnings of the guards ask for five. */
export function toast(
  text: string,
  { tone = 'done', milliseconds = usualTime, to, action }: Partial<Omit<ToastMessage, 'id' | 'text'>> = {},
) {
  first.resolve()
  lastId += 1
  const id = lastId
  messages = [
    ...messages.filter((message) => message.text !== text),
    { id, text, tone, milliseconds, ...(to && { to }), ...(action && { action }) },
  ]
  announce()
  endWhatIsSeen()
}

export function dismissToast(id: number) {
  messages = messages.filter((message) => message.id !== id)
  ending.delete(id)
  announce()
}

export function dismissToasts() {
  messages = []
  ending.clear()
  announce()
}

const first = Promise.withResolvers<void>()

export const toasts = {
  /** Settled once there is anything to say. */
  first: first.promise,
  read: () => messages,
  subscribe(listener: () => void) {
    listeners.add(listener)
    document.addEventListener('visibilitychange', endWhatIsSeen)
    endWhatIsSeen()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) document.removeEventListener('visibilitychange', endWhatIsSeen)
    }
  },
}

/** A sentence said before the page was drawn, or while another window lay over it, waits until there is somebody to see it. */
function endWhatIsSeen() {
  if (listeners.size === 0 || document.hidden) return
  for (const { id, milliseconds } of messages) {
    if (ending.has(id)) continue
    ending.add(id)
    setTimeout(() => dismissToast(id), milliseconds)
  }
}

function announce() {
  for (const listener of listeners) listener()
}
