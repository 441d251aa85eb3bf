import type { KeyboardEvent } from 'react'
import { useRef } from 'react'
import { isInputMethodEnter } from './enter-key.ts'

/** Handlers for a text field in which Ctrl+Enter, or ⌘+Enter, saves and Enter is a new line; spread them on the field. */
export function useSaveKey(onSave: () => void) {
  const state = useRef({ composing: false, endedAt: Number.NEGATIVE_INFINITY })
  return {
    onCompositionStart() {
      state.current = { ...state.current, composing: true }
    },
    onCompositionEnd({ timeStamp }: { timeStamp: number }) {
      state.current = { composing: false, endedAt: timeStamp }
    },
    onKeyDown(event: KeyboardEvent) {
      const { key, shiftKey, timeStamp, ctrlKey, metaKey, nativeEvent } = event
      if (key !== 'Enter' || !(ctrlKey || metaKey)) return
      const { isComposing, keyCode } = nativeEvent
      if (isInputMethodEnter({ key, shiftKey, timeStamp, isComposing, keyCode }, state.current)) return
      event.preventDefault()
      onSave()
    },
  }
}

/** What the keys are called where one sits. */
export const saveKeyName = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ + Enter' : 'Ctrl + Enter')
