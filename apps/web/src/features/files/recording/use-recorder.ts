import { useEffect, useState, useSyncExternalStore } from 'react'
import { recordingKeeper } from './kept-recording.ts'
import { createRecorder } from './recorder.ts'

function createStore(account: string | undefined) {
  const listeners = new Set<() => void>()
  const recorder = createRecorder(
    () => {
      for (const listener of listeners) listener()
    },
    account === undefined ? undefined : recordingKeeper(account),
  )
  return {
    recorder,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** A recorder that starts when the component mounts and releases the microphone when it unmounts. */
export function useRecorder(account?: string) {
  const [{ recorder, subscribe }] = useState(() => createStore(account))
  const state = useSyncExternalStore(subscribe, recorder.read)
  useEffect(() => {
    void recorder.open()
    return () => recorder.close()
  }, [recorder])
  return { recorder, state }
}
