import type { KeyboardEvent } from 'react'
import { useRef } from 'react'
import { isInputMethodEnter } from './enter-key.ts'

/** Returns handlers for a text field in which Ctrl+Enter or ⌘+Enter saves; spread them on the field. */
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

/** Returns the name of the shortcut on this platform. */
export const saveKeyName = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ + Enter' : 'Ctrl + Enter')
