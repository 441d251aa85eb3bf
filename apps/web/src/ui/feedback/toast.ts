export type ToastTone = 'done' | 'plain' | 'warning'

export interface ToastMessage {
  id: number
  text: string
  tone: ToastTone
  /** How long the toast stays, counted from when it is visible. */
  milliseconds: number
  /** Route opened by pressing the toast. */
  to?: string
  /** An action offered while the toast is shown. */
  action?: { name: string; run: () => void }
}

const usualTime = 2_000
let messages: readonly ToastMessage[] = []
let lastId = 0
const listeners = new Set<() => void>()
const ending = new Set<number>()

/** Shows a toast, for 2 seconds by default; warnings of the guards ask for 5. Replaces a toast with the same text. */
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
  /** Resolves at the first toast. */
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

/** Starts the timers of toasts that can be seen; toasts sent before the page rendered, or while it is hidden, wait. */
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
