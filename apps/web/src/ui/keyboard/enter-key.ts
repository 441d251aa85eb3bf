import { type CompositionEvent, type KeyboardEvent, useRef } from 'react'

// Some Zhuyin input methods end the composition first and send the Enter that chose the word afterwards, as if it
// were a plain one. A person does not press Enter again within this time.
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

/** An Enter that belongs to an input method: pressed while composing, or the one that ended the composition. */
export function isInputMethodEnter(event: PressedKey, { composing, endedAt }: EnterKeyState): boolean {
  if (event.key !== 'Enter') return false
  return composing || event.isComposing || event.keyCode === 229 || event.timeStamp - endedAt <= sameGesture
}

/** An Enter that is meant to send. Shift+Enter is a new line. */
export function isSendingEnter(event: PressedKey, state: EnterKeyState): boolean {
  return event.key === 'Enter' && !event.shiftKey && !isInputMethodEnter(event, state)
}

/** Handlers for a text field in which Enter sends; spread them on the field. */
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
        // It came after the composition it belongs to: the browser would make it a new line.
        if (!isComposing && keyCode !== 229 && !state.current.composing) event.preventDefault()
        return
      }
      if (!isSendingEnter(pressed, state.current)) return
      event.preventDefault()
      onEnter()
    },
  }
}
