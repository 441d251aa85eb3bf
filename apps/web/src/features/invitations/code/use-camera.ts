import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { codeReader, pixelsOf } from './read-code.ts'

/** `refused`: denied by the person or the browser. `missing`: no camera, or another program is using it. */
type CameraFailure = 'refused' | 'missing' | 'noReader'
type CameraState = 'off' | 'starting' | 'on' | { failed: CameraFailure }

/** Milliseconds between two searches of the camera's view. */
const pace = 200

/** Shows the camera in `video` while `isOn` and calls `found` with the code it sees; then releases the camera. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, isOn: boolean, found: (code: string) => void) {
  const [state, setState] = useState<CameraState>('off')
  const tell = useEffectEvent(found)

  useEffect(() => {
    if (!isOn) return setState('off')
    let isWanted = true
    let stream: MediaStream | undefined
    const giveUp = (why: CameraFailure) => {
      if (stream) stop(stream)
      if (isWanted) setState({ failed: why })
    }
    const watch = async () => {
      setState('starting')
      const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      stream = opened
      const screen = video.current
      if (!isWanted || !screen) return stop(opened)
      screen.srcObject = opened
      await screen.play()
      const read = await codeReader().catch(() => undefined)
      if (read === undefined) return giveUp('noReader')
      if (isWanted) setState('on')
      while (isWanted) {
        const { videoWidth: width, videoHeight: height } = screen
        const code = width > 0 ? await read(pixelsOf(screen, width, height)) : undefined
        if (code !== undefined && isWanted) tell(code)
        await new Promise((resolve) => setTimeout(resolve, pace))
      }
    }
    watch().catch((error: unknown) => {
      giveUp(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing')
    })
    return () => {
      isWanted = false
      if (stream) stop(stream)
    }
  }, [isOn, video])

  return state
}

function stop(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}
