import { type RefCallback, useCallback, useSyncExternalStore } from 'react'
import type * as Y from 'yjs'
import { bindText, type TextField } from './bind-text.ts'
import type { SharedDocument } from './shared-document.ts'

interface SharedText<Field extends TextField> {
  /** For an `<input>` or `<textarea>` without `value`. */
  ref: RefCallback<Field>
  /** The current text, for a counter for instance. */
  value: string
}

/** Binds a plain field to a shared text. */
export function useSharedText<Field extends TextField>(
  shared: SharedDocument,
  text: Y.Text,
  { most, clean }: { most?: number; clean?: (typed: string) => string } = {},
): SharedText<Field> {
  const ref = useCallback(
    (field: Field | null) => (field ? bindText(field, { shared, text, most, clean }) : undefined),
    [shared, text, most, clean],
  )
  const subscribe = useCallback(
    (listener: () => void) => {
      text.observe(listener)
      return () => text.unobserve(listener)
    },
    [text],
  )
  return { ref, value: useSyncExternalStore(subscribe, () => text.toString()) }
}
