import { useMemo, useSyncExternalStore } from 'react'
import type * as Y from 'yjs'

/** A part of a document as plain data, read anew whenever something in it or below changes. `read` is the same each time. */
export function useSharedSnapshot<Type extends Y.AbstractType<never>, Data>(
  type: Type,
  read: (type: Type) => Data,
): Data {
  const { subscribe, current } = useMemo(() => snapshotsOf(type, read), [type, read])
  return useSyncExternalStore(subscribe, current)
}

export function snapshotsOf<Type extends Y.AbstractType<never>, Data>(type: Type, read: (type: Type) => Data) {
  let known = read(type)
  let isOld = false
  return {
    subscribe(listener: () => void) {
      const changed = () => {
        isOld = true
        listener()
      }
      type.observeDeep(changed)
      // What came between reading and listening.
      isOld = true
      return () => type.unobserveDeep(changed)
    },
    current(): Data {
      if (isOld) known = read(type)
      isOld = false
      return known
    },
  }
}
