import { type ComponentProps, useRef } from 'react'
import { isInputMethodEnter } from '../keyboard/enter-key.ts'
import { TagsInput } from './select.ts'

type WordListProps = ComponentProps<typeof TagsInput>

/** A tags input in which the Enter that ends a composition does not end the word. */
export function WordList(props: WordListProps) {
  const endedAt = useRef(Number.NEGATIVE_INFINITY)
  return (
    <TagsInput
      {...props}
      onCompositionEnd={(event) => {
        endedAt.current = event.timeStamp
      }}
      onKeyDown={(event) => {
        const { isComposing, keyCode } = event.nativeEvent
        const { key, shiftKey, timeStamp } = event
        const press = { key, shiftKey, isComposing, keyCode, timeStamp }
        if (isInputMethodEnter(press, { composing: false, endedAt: endedAt.current })) event.preventDefault()
      }}
    />
  )
}
