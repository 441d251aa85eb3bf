import { type CompositionEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { createAbsolutePositionFromRelativePosition, createRelativePositionFromTypeIndex, type Text } from 'yjs'
import { useTextValue } from '../structure/structure-view.ts'
import { writeDifference } from './write-difference.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * A plain field that writes into a shared text: only what differs goes into it, the caret stays where it is among the
 * words when others write, and a composition goes into it whole, once it has ended.
 */
export function useSharedText(text: Text | undefined) {
  const shared = useTextValue(text)
  const field = useRef<Field>(null)
  const [composing, setComposing] = useState<{ before: string; now: string } | null>(null)
  const value = composing?.now ?? shared
  const caret = useRef<{ start: unknown; end: unknown } | null>(null)

  function remember() {
    const { current: element } = field
    if (!text || !element || element !== document.activeElement) return
    const at = (index: number | null) => createRelativePositionFromTypeIndex(text, index ?? 0)
    caret.current = { start: at(element.selectionStart), end: at(element.selectionEnd) }
  }

  // Others have written: the caret goes where its neighbours went.
  useLayoutEffect(() => {
    const element = field.current
    if (!text?.doc || !element || element !== document.activeElement || composing || element.value !== shared) return
    const { doc } = text
    const indexOf = (position: unknown) =>
      createAbsolutePositionFromRelativePosition(
        position as Parameters<typeof createAbsolutePositionFromRelativePosition>[0],
        doc,
      )?.index
    const start = caret.current ? indexOf(caret.current.start) : undefined
    const end = caret.current ? indexOf(caret.current.end) : undefined
    if (start !== undefined && end !== undefined) element.setSelectionRange(start, end)
  }, [shared, text, composing])

  return {
    value,
    props: {
      ref: field as never,
      value,
      readOnly: text === undefined,
      onSelect: remember,
      onChange(event: SyntheticEvent<Field>) {
        const { value: typed } = event.currentTarget
        if (composing) {
          setComposing({ ...composing, now: typed })
          return
        }
        if (text) writeDifference(text, shared, typed)
        remember()
      },
      onCompositionStart: () => setComposing({ before: shared, now: shared }),
      onCompositionEnd(event: CompositionEvent<Field>) {
        if (text && composing) writeDifference(text, composing.before, event.currentTarget.value)
        setComposing(null)
        remember()
      },
    },
  }
}
