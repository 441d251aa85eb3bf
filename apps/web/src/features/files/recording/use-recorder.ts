import { useEffect, useState, useSyncExternalStore } from 'react'
import { createRecorder } from './recorder.ts'

function createStore() {
  const listeners = new Set<() => void>()
  const recorder = createRecorder(() => {
    for (const listener of listeners) listener()
  })
  return {
    recorder,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** A recorder that begins with the component and lets go of the microphone with it. */
export function useRecorder() {
  const [{ recorder, subscribe }] = useState(createStore)
  const state = useSyncExternalStore(subscribe, recorder.read)
  useEffect(() => {
    void recorder.start()
    return () => recorder.close()
  }, [recorder])
  return { recorder, state }
}
