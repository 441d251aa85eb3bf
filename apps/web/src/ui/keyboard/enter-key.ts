import { type CompositionEvent, type KeyboardEvent, useRef } from 'react'

// ms. Some Zhuyin input methods end the composition first and then send the Enter that chose the word as if it were a
// plain one. Nobody presses Enter again within this time.
const sameGesture = 80

interface EnterKeyState {
  composing: boolean
  endedAt: number
}

interface PressedKey {
  key: string
  shiftKey: boolean
  isComposing: boolean
  keyCode: number
  timeStamp: number
}

/** Whether an Enter belongs to an input method: pressed while composing, or the one that ended the composition. */
export function isInputMethodEnter(event: PressedKey, { composing, endedAt }: EnterKeyState): boolean {
  if (event.key !== 'Enter') return false
  return composing || event.isComposing || event.keyCode === 229 || event.timeStamp - endedAt <= sameGesture
}

/** Whether an Enter means send. Shift+Enter is a newline. */
export function isSendingEnter(event: PressedKey, state: EnterKeyState): boolean {
  return event.key === 'Enter' && !event.shiftKey && !isInputMethodEnter(event, state)
}

/** Returns handlers for a text field in which Enter sends; spread them on the field. */
export function useEnterKey(onEnter: () => void) {
  const state = useRef<EnterKeyState>({ composing: false, endedAt: Number.NEGATIVE_INFINITY })
  return {
    onCompositionStart() {
      state.current = { ...state.current, composing: true }
    },
    onCompositionEnd(event: CompositionEvent) {
      state.current = { composing: false, endedAt: event.timeStamp }
    },
    onKeyDown(event: KeyboardEvent) {
      const { isComposing, keyCode } = event.nativeEvent
      const { key, shiftKey, timeStamp } = event
      const pressed = { key, shiftKey, isComposing, keyCode, timeStamp }
      if (isInputMethodEnter(pressed, state.current)) {
        // Enter after its composition ended: without this the browser would insert a newline.
        if (!isComposing && keyCode !== 229 && !state.current.composing) event.preventDefault()
        return
      }
      if (!isSendingEnter(pressed, state.current)) return
      event.preventDefault()
      onEnter()
    },
  }
}
