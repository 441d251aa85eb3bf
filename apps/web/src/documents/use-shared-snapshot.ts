import { useMemo, useSyncExternalStore } from 'react'

/** A map, list or text of a document. */
interface Observed {
  observeDeep(listener: () => void): void
  unobserveDeep(listener: () => void): void
}

/** Returns part of a document as plain data, read again when it or anything below changes. `read` must be stable. */
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
      // It may have changed between reading and observing.
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
