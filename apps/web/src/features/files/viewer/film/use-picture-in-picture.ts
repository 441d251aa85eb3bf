import { type RefObject, useEffect, useState } from 'react'

export interface PictureInPicture {
  /** Whether this browser supports it. */
  isThere: boolean
  isOn: boolean
  /** Toggles the window. Resolves to whether it succeeded. */
  turn: () => Promise<boolean>
}

/** Picture-in-picture of a video. */
export function usePictureInPicture(media: RefObject<HTMLVideoElement | null>): PictureInPicture {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const film = media.current
    if (film === null) return
    const follow = () => setOn(document.pictureInPictureElement === film)
    follow()
    film.addEventListener('enterpictureinpicture', follow)
    film.addEventListener('leavepictureinpicture', follow)
    return () => {
      film.removeEventListener('enterpictureinpicture', follow)
      film.removeEventListener('leavepictureinpicture', follow)
    }
  }, [media])
  return {
    isThere: document.pictureInPictureEnabled === true,
    isOn,
    async turn() {
      try {
        if (isOn) await document.exitPictureInPicture()
        else await media.current?.requestPictureInPicture()
        return true
      } catch {
        // No metadata has loaded yet, or the system refuses the window.
        return false
      }
    },
  }
}
