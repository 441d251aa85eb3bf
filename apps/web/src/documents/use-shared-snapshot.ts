import { useMemo, useSyncExternalStore } from 'react'

/** A map, a list or a text of a document. */
interface Observed {
  observeDeep(listener: () => void): void
  unobserveDeep(listener: () => void): void
}

/** A part of a document as plain data, read anew whenever something in it or below changes. `read` is the same each time. */
export function useSharedSnapshot<Type extends Observed, Data>(type: Type, read: (type: Type) => Data): Data {
  const { subscribe, current } = useMemo(() => snapshotsOf(type, read), [type, read])
  return useSyncExternalStore(subscribe, current)
}

function snapshotsOf<Type extends Observed, Data>(type: Type, read: (type: Type) => Data) {
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
